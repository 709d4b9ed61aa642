import { deleteAlert } from '#src/contract/desk/delete-alert.ts';
import { listAlerts } from '#src/contract/desk/list-alerts.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';

/** Deletes an alert, after asking. */
export function DeleteAlert({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useIsland();
  const question = useConfirm(
    () => api().call(deleteAlert, { params: { id } }),
    () => {
      showToast('done', t('desk-library.deleted', { name: title }));
      void refreshCalls(listAlerts.name);
    },
  );
  return (
    <>
      <RowAction icon="trash" label={t('desk-library.delete')} about={title} onClick={question.ask} />
      <ConfirmDialog
        question={question}
        title={t('desk-library.deleteTitle', { name: title })}
        confirm={t('desk-library.delete')}
        failed={t('desk-library.notDeleted')}
      >
        <p>{t('desk-library.alerts.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
