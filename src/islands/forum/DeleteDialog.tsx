import { type ReactNode, useState } from 'react';
import type { Result } from '#src/contract/result.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  text: string;
  remove: () => Promise<Result<unknown>>;
  onClose: () => void;
  onDone: () => void;
  /** What else is to be chosen. */
  children?: ReactNode;
}

/** Asks before somebody's own words are taken away (section 4: deleting is anonymising). */
export function DeleteDialog({ open, title, text, remove, onClose, onDone, children }: Props) {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const close = () => {
    setProblem(null);
    onClose();
  };
  const go = async () => {
    setBusy(true);
    setProblem(null);
    const result = await remove();
    setBusy(false);
    if (result.ok) {
      close();
      onDone();
      return;
    }
    showToast('failed', t('forum.failed.remove'));
    setProblem(failureText(t, result.failure));
  };
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={t('forms.close')}
      onClose={close}
      footer={
        <>
          <Button kind="risk" icon="trash" onClick={() => void go()} {...(isBusy ? { busy: t('forms.busy') } : {})}>
            {t('forum.remove.yes')}
          </Button>
          <Button kind="plain" onClick={close}>
            {t('forum.remove.no')}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{text}</p>
        {children}
        <div role="alert">{problem && <p className="form-failure">{problem}</p>}</div>
      </div>
    </Dialog>
  );
}
