import { type ReactNode, useRef, useState } from 'react';
import { updateUser } from '#src/contract/account.ts';
import { nicknameForm } from '#src/contract/forms/account.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { publishUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { FormFrame } from '../FormFrame.tsx';
import { isUnrelatedToInput } from '../failure-text.ts';
import { renameRefusedFields } from '../rename-refused-fields.ts';
import { useForm } from '../use-form.ts';

interface Props {
  open: boolean;
  /** Called after the nickname is saved, to continue the interrupted action. */
  onDone: (user: OwnUser) => void;
}

/**
 * Nickname dialog before the first post or comment (docs/specification.md, section 2, "Nickname popup"). Cannot be
 * closed, because posting requires a nickname. The island's texts need the namespace `person`.
 */
function NicknameDialog({ open, onDone }: Props) {
  const { t } = useIsland();
  const { uid, needsNewNickname } = useUser();
  const form = useForm({
    form: nicknameForm,
    id: 'nickname',
    start: { nickname: '' },
    textKey: 'person.nickname.errors',
    submit: async ({ nickname }) =>
      renameRefusedFields(await getApiClient().call(updateUser, { params: { uid }, body: { nickname } }), {
        field_nickname: 'nickname',
      }),
    onDone: (user) => {
      publishUser(user);
      onDone(user);
    },
    failureIn: 'both',
    explain: (failure) =>
      isUnrelatedToInput(failure) || failure.kind === 'forbidden' ? null : t('person.nickname.failed'),
  });
  return (
    <Dialog open={open} title={t('person.nickname.title')} onClose={() => undefined}>
      <div className="stack">
        <p>{t(needsNewNickname ? 'person.nickname.change' : 'person.nickname.lead')}</p>
        <FormFrame form={form} submit={t('person.nickname.submit')} label={t('person.nickname.title')}>
          <TextField {...form.field('nickname')} autoComplete="nickname" label={t('person.nickname.field')} />
        </FormFrame>
      </div>
    </Dialog>
  );
}

interface Nickname {
  /**
   * Runs the action, after the nickname form if the user has no nickname or it is no longer allowed
   * (docs/specification.md, section 6: posting, replying and editing require one).
   */
  readonly withNickname: (action: () => void) => void;
  /** Dialog that the island must render. */
  readonly dialog: ReactNode;
}

/** Requires a nickname for actions that show it. */
export function useNickname(): Nickname {
  const { t } = useIsland();
  const { nickname, needsNewNickname } = useUser();
  const [isAsked, setAsked] = useState(false);
  const waitingRef = useRef<(() => void) | null>(null);
  return {
    withNickname: (action) => {
      if (nickname && !needsNewNickname) {
        action();
        return;
      }
      waitingRef.current = action;
      setAsked(true);
    },
    dialog: (
      <NicknameDialog
        open={isAsked}
        onDone={() => {
          setAsked(false);
          showToast('done', t('person.nickname.saved'));
          waitingRef.current?.();
          waitingRef.current = null;
        }}
      />
    ),
  };
}
