import type { ReactNode } from 'react';
import type { Failure, Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast, showToastOnNextPage } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';

interface Props {
  /** Renders the control that opens the dialog: a button, or an action of a row. */
  readonly button: (ask: () => void) => ReactNode;
  readonly perform: () => Promise<Result<unknown>>;
  /** Screen to open afterwards, or name of the operation of the list to reload. */
  readonly then: { readonly screen: string } | { readonly list: string; readonly onDeleted?: () => void };
  readonly title: string;
  /** Label of the confirming button. */
  readonly confirm: string;
  readonly failed: string | ((failure: Failure | null) => string);
  /** Message after the deletion. */
  readonly done: string;
  /** Consequences of the deletion; rendered while the dialog is open, so that its data is current. */
  readonly children: ReactNode;
}

/** Control that deletes an entry after a confirmation, reports the result, and shows the remaining entries. */
export function DeleteControl({ button, perform, then, title, confirm, failed, done, children }: Props) {
  const { href } = useIsland();
  const question = useConfirm(perform, () => {
    if ('screen' in then) {
      showToastOnNextPage('done', done);
      location.assign(href(then.screen));
      return;
    }
    showToast('done', done);
    void refreshCalls(then.list);
    then.onDeleted?.();
  });
  return (
    <>
      {button(question.ask)}
      <ConfirmDialog
        question={question}
        title={title}
        confirm={confirm}
        failed={typeof failed === 'string' ? failed : failed(question.failure)}
      >
        {question.isOpen && children}
      </ConfirmDialog>
    </>
  );
}
