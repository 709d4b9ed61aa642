import { deleteAlert } from '#src/contract/desk/delete-alert.ts';
import { listAlerts } from '#src/contract/desk/list-alerts.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { AskToDelete } from '../../kit/AskToDelete.tsx';

/** Deletes an alert, after a confirmation. */
export function DeleteAlert({ id, title }: { readonly id: number; readonly title: string }) {
  const { t } = useIsland();
  return (
    <AskToDelete
      button={(ask) => <RowAction icon="trash" label={t('desk-library.delete')} about={title} onClick={ask} />}
      perform={() => api().call(deleteAlert, { params: { id } })}
      then={{ list: listAlerts.name }}
      title={t('desk-library.deleteTitle', { name: title })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name: title })}
    >
      <p>{t('desk-library.alerts.deleteText')}</p>
    </AskToDelete>
  );
}
