import { deleteSelfTest } from '#src/contract/desk/self-tests.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { AskToDelete } from '../../kit/AskToDelete.tsx';

/** Deletes an editor's self-test, after a confirmation. */
export function DeleteTest({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useIsland();
  return (
    <AskToDelete
      button={(ask) => (
        <Button kind="quiet" icon="trash" onClick={ask}>
          {t('desk-library.delete')}
        </Button>
      )}
      perform={() => api().call(deleteSelfTest, { params: { instrument: id } })}
      then={{ screen: 'self-tests' }}
      title={t('desk-library.deleteTitle', { name: title })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name: title })}
    >
      <p>{t('desk-library.selfTests.deleteText')}</p>
    </AskToDelete>
  );
}
