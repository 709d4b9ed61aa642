import { type ReactNode, useState } from 'react';
import type { Failure, Result } from '#src/contract/result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { FormFailure } from './FormFailure.tsx';
import { toFailureText } from './failure-text.ts';

interface Props {
  open: boolean;
  title: string;
  yes: string;
  no: string;
  /** Error text if deleting failed. */
  failed: string;
  remove: () => Promise<Result<unknown>>;
  /** Returns the text for a failure; null for the default text. */
  explain?: (failure: Failure) => string | null;
  onClose: () => void;
  onDone: () => void;
  /** Description of the deleted text, and further options. */
  children: ReactNode;
}

/** Confirms the deletion of a text that the user wrote. If it fails, the dialog stays open. */
export function DeleteDialog({ open, title, yes, no, failed, remove, explain, onClose, onDone, children }: Props) {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setProblem(null);
    onClose();
  };
  const confirmDeletion = async () => {
    setBusy(true);
    setProblem(null);
    const result = await remove();
    setBusy(false);
    if (result.ok) {
      close();
      onDone();
      return;
    }
    showToast('failed', failed);
    setProblem(explain?.(result.failure) ?? toFailureText(t, result.failure));
  };
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={t('forms.close')}
      onClose={close}
      footer={
        <>
          <Button kind="risk" icon="trash" onClick={() => void confirmDeletion()} busy={isBusy && t('forms.busy')}>
            {yes}
          </Button>
          <Button kind="plain" onClick={close}>
            {no}
          </Button>
        </>
      }
    >
      <div className="stack">
        {children}
        <FormFailure text={problem} />
      </div>
    </Dialog>
  );
}
