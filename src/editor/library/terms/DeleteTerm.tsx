import { deleteTerm } from '#src/contract/desk/delete-term.ts';
import { listTerms } from '#src/contract/desk/list-terms.ts';
import type { DeskTerm, Vocabulary } from '#src/contract/desk/term.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';

interface Props {
  vocabulary: Vocabulary;
  term: DeskTerm;
  name: string;
}

/** Deletes a term that nothing uses; of one that is used it tells what would be lost. */
export function DeleteTerm({ vocabulary, term: { tid, uses }, name }: Props) {
  const { t } = useIsland();
  const question = useConfirm(
    () => api().call(deleteTerm, { params: { vocabulary, tid } }),
    () => {
      showToast('done', t('desk-library.deleted', { name }));
      void refreshCalls(listTerms.name);
    },
  );
  const { ask, ...dialog } = question;
  return (
    <>
      <RowAction icon="trash" label={t('desk-library.delete')} about={name} onClick={ask} />
      {uses === 0 ? (
        <ConfirmDialog
          question={dialog}
          title={t('desk-library.deleteTitle', { name })}
          confirm={t('desk-library.delete')}
          failed={t('desk-library.notDeleted')}
        >
          <p>{t('desk-library.terms.deleteText')}</p>
        </ConfirmDialog>
      ) : (
        <Dialog
          open={question.isOpen}
          title={t('desk-library.terms.inUse', { name })}
          closeLabel={t('forms.close')}
          onClose={question.cancel}
        >
          <p>{t(`desk-library.terms.${vocabulary}.inUse`, { count: uses })}</p>
        </Dialog>
      )}
    </>
  );
}
