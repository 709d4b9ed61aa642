import { deleteTerm } from '#src/contract/desk/delete-term.ts';
import { listTerms } from '#src/contract/desk/list-terms.ts';
import type { DeskTerm, Vocabulary } from '#src/contract/desk/term.ts';
import { DeedDialog } from '#src/forms/DeedDialog.tsx';
import { useDeed } from '#src/forms/use-deed.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Deed } from '#src/ui/deed/Deed.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  vocabulary: Vocabulary;
  term: DeskTerm;
  name: string;
}

/** Deletes a term that nothing uses; of one that is used it tells what would be lost. */
export function DeleteTerm({ vocabulary, term: { tid, uses }, name }: Props) {
  const { t } = useIsland();
  const deed = useDeed(
    () => api().call(deleteTerm, { params: { vocabulary, tid } }),
    () => {
      showToast('done', t('desk-library.deleted', { name }));
      void refreshCalls(listTerms.name);
    },
  );
  const { ask, ...dialog } = deed;
  return (
    <>
      <Deed icon="trash" label={t('desk-library.delete')} about={name} onClick={ask} />
      {uses === 0 ? (
        <DeedDialog
          deed={dialog}
          title={t('desk-library.deleteTitle', { name })}
          confirm={t('desk-library.delete')}
          failed={t('desk-library.notDeleted')}
        >
          <p>{t('desk-library.terms.deleteText')}</p>
        </DeedDialog>
      ) : (
        <Dialog
          open={deed.isOpen}
          title={t('desk-library.terms.inUse', { name })}
          closeLabel={t('forms.close')}
          onClose={deed.cancel}
        >
          <p>{t(`desk-library.terms.${vocabulary}.inUse`, { count: uses })}</p>
        </Dialog>
      )}
    </>
  );
}
