import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { useNickname } from '#src/forms/nickname/use-nickname.tsx';

interface Dialogs {
  /**
   * Opens the nickname dialog if the user has no nickname; resolves when there is one (docs/specification.md, section
   * 6).
   */
  readonly needNickname: () => Promise<void>;
  /** Shows the help lines; resolves when they are closed. */
  readonly showHelp: () => Promise<void>;
}

const Context = createContext<Dialogs | null>(null);

export function useDialogs(): Dialogs {
  const dialogs = useContext(Context);
  if (!dialogs) throw new Error('Called outside the forum dialogs.');
  return dialogs;
}

/** Provides the dialogs that all parts of the forum share. */
export function ForumDialogs({ children }: { children: ReactNode }) {
  const { withNickname, dialog } = useNickname();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const closed = useRef<(() => void) | null>(null);
  const dialogs: Dialogs = {
    needNickname: () => new Promise((resolve) => withNickname(resolve)),
    showHelp: () => {
      setHelpOpen(true);
      return new Promise((resolve) => {
        closed.current = resolve;
      });
    },
  };
  return (
    <Context value={dialogs}>
      {children}
      {dialog}
      <HelpDialog
        open={isHelpOpen}
        readers="team"
        onClose={() => {
          setHelpOpen(false);
          closed.current?.();
          closed.current = null;
        }}
      />
    </Context>
  );
}
