import { deleteSelfTest } from '#src/contract/desk/self-tests.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';

/** Deletes a test of editors, after asking. */
export function DeleteTest({ id, title }: { readonly id: string; readonly title: string }) {
  const { t, href } = useIsland();
  const question = useConfirm(
    () => api().call(deleteSelfTest, { params: { instrument: id } }),
    () => {
      carryToast('done', t('desk-library.deleted', { name: title }));
      location.assign(href('self-tests'));
    },
  );
  return (
    <>
      <Button kind="quiet" icon="trash" onClick={question.ask}>
        {t('desk-library.delete')}
      </Button>
      <ConfirmDialog
        question={question}
        title={t('desk-library.deleteTitle', { name: title })}
        confirm={t('desk-library.delete')}
        failed={t('desk-library.notDeleted')}
      >
        <p>{t('desk-library.selfTests.deleteText')}</p>
      </ConfirmDialog>
    </>
  );
}
