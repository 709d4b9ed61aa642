import { type ReactNode, useRef, useState } from 'react';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { NicknameDialog } from './NicknameDialog.tsx';

interface Nickname {
  /**
   * Runs the action, after a nickname form where there is none or it is no longer allowed (docs/specification.md,
   * section 6: posting, replying and editing need one).
   */
  readonly withNickname: (action: () => void) => void;
  /** Belongs somewhere in what the island shows. */
  readonly dialog: ReactNode;
}

/** For islands in which the user writes under a nickname. */
export function useNickname(): Nickname {
  const { t } = useIsland();
  const { nickname, needsNewNickname } = useUser();
  const [isAsked, setAsked] = useState(false);
  const waiting = useRef<(() => void) | null>(null);
  return {
    withNickname: (action) => {
      if (nickname && !needsNewNickname) {
        action();
        return;
      }
      waiting.current = action;
      setAsked(true);
    },
    dialog: (
      <NicknameDialog
        open={isAsked}
        onDone={() => {
          setAsked(false);
          showToast('done', t('person.nickname.saved'));
          waiting.current?.();
          waiting.current = null;
        }}
      />
    ),
  };
}
