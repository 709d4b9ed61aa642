import { useState } from 'react';
import { deleteTerm } from '#src/contract/desk/delete-term.ts';
import { listTerms } from '#src/contract/desk/list-terms.ts';
import type { DeskTerm, Vocabulary } from '#src/contract/desk/term.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { AskToDelete } from '../../kit/AskToDelete.tsx';

interface Props {
  vocabulary: Vocabulary;
  term: DeskTerm;
  name: string;
}

/** Says of a term that is used what would be lost; it cannot be deleted. */
function TermInUse({ vocabulary, term: { uses }, name }: Props) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RowAction icon="trash" label={t('desk-library.delete')} about={name} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        title={t('desk-library.terms.inUse', { name })}
        closeLabel={t('forms.close')}
        onClose={() => setOpen(false)}
      >
        <p>{t(`desk-library.terms.${vocabulary}.inUse`, { count: uses })}</p>
      </Dialog>
    </>
  );
}

/** Deletes an unused term; for a used one, lists what would be lost. */
export function DeleteTerm(props: Props) {
  const { t } = useIsland();
  const { vocabulary, term, name } = props;
  if (term.uses > 0) return <TermInUse {...props} />;
  return (
    <AskToDelete
      button={(ask) => <RowAction icon="trash" label={t('desk-library.delete')} about={name} onClick={ask} />}
      perform={() => api().call(deleteTerm, { params: { vocabulary, tid: term.tid } })}
      then={{ list: listTerms.name }}
      title={t('desk-library.deleteTitle', { name })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name })}
    >
      <p>{t('desk-library.terms.deleteText')}</p>
    </AskToDelete>
  );
}
