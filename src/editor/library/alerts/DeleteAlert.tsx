import { deleteAlert } from '#src/contract/desk/delete-alert.ts';
import { listAlerts } from '#src/contract/desk/list-alerts.ts';
import { DeedDialog } from '#src/forms/DeedDialog.tsx';
import { useDeed } from '#src/forms/use-deed.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Deed } from '#src/ui/deed/Deed.tsx';

/** Deletes an alert, after asking. */
export function DeleteAlert({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useIsland();
  const deed = useDeed(
    () => api().call(deleteAlert, { params: { id } }),
    () => {
      showToast('done', t('desk-library.deleted', { name: title }));
      void refreshCalls(listAlerts.name);
    },
  );
  return (
    <>
      <Deed icon="trash" label={t('desk-library.delete')} about={title} onClick={deed.ask} />
      <DeedDialog
        deed={deed}
        title={t('desk-library.deleteTitle', { name: title })}
        confirm={t('desk-library.delete')}
        failed={t('desk-library.notDeleted')}
      >
        <p>{t('desk-library.alerts.deleteText')}</p>
      </DeedDialog>
    </>
  );
}
