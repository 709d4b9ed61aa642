import { type ReactNode, useEffect } from 'react';
import type { Failure } from '#src/contract/result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { FormFailure } from './FormFailure.tsx';
import { isUnrelatedToInput, toFailureText } from './failure-text.ts';
import type { useConfirm } from './use-confirm.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface Props {
  question: Omit<ReturnType<typeof useConfirm>, 'ask'>;
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  kind?: ButtonKind;
  /** Error text if the action failed; null if it is shown at a field of the dialog. */
  failed: string | null;
  children: ReactNode;
}

const getErrorText = (t: Parameters<typeof toFailureText>[0], failure: Failure, failed: Props['failed']) =>
  isUnrelatedToInput(failure) || failure.kind === 'limited' || failure.kind === 'forbidden'
    ? toFailureText(t, failure)
    : failed;

/**
 * Confirmation dialog for an action. A failure is shown as a toast (docs/specification.md, section 8) that remains when
 * the dialog is closed, and next to the retry button, because toasts behind an open dialog are not announced.
 */
export function ConfirmDialog({ question, title, confirm, kind = 'risk', failed, children }: Props) {
  const { t } = useIsland();
  const notice = useFailureToast();
  const { failure, isBusy } = question;
  const text = failure && getErrorText(t, failure, failed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (text) notice.show(text);
    else if (failure) document.querySelector<HTMLElement>('dialog[open] [aria-invalid="true"]')?.focus();
    else if (isBusy) notice.close();
  }, [failure, isBusy]);
  return (
    <Dialog
      open={question.isOpen}
      title={title}
      closeLabel={t('forms.close')}
      onClose={question.cancel}
      footer={
        <>
          <Button kind={kind} onClick={question.confirm} busy={isBusy && t('forms.busy')}>
            {confirm}
          </Button>
          <Button kind="plain" onClick={question.cancel}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <div className="stack">{children}</div>
      <FormFailure text={text} />
    </Dialog>
  );
}
