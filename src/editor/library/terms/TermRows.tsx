import { useState } from 'react';
import { listMedia } from '#src/contract/desk/media.ts';
import {
  type DeskTerm,
  deleteTerm,
  listTerms,
  orderTerms,
  type TermImage,
  type Vocabulary,
} from '#src/contract/desk/terms.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { saveOptimistically, useCall } from '#src/session/use-call.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { DeleteControl } from '../../kit/DeleteControl.tsx';
import { MoveControls } from '../../kit/MoveControls.tsx';
import { moveItem } from '../../kit/move-item.ts';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { DomainTags } from '../parts/DomainTags.tsx';

/** Medallion of a term. */
function TermMedal({ image }: { readonly image: TermImage }) {
  const uuid = 'media' in image ? image.media : null;
  const fetchState = useCall(listMedia, uuid === null ? null : { query: { search: uuid } });
  if ('drawing' in image) return <Medal image={{ kind: 'drawing', name: image.drawing }} progress={100} />;
  const file = fetchState.status === 'done' ? fetchState.value.rows[0] : undefined;
  return <Medal image={file ? { kind: 'file', url: file.url } : null} progress={100} />;
}

interface DeleteTermProps {
  vocabulary: Vocabulary;
  term: DeskTerm;
  name: string;
}

/** Warning that a used term cannot be deleted, with the number of its uses. */
function TermInUse({ vocabulary, term: { uses }, name }: DeleteTermProps) {
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

/** Button that deletes an unused term; for a used term it lists the uses. */
function DeleteTerm(props: DeleteTermProps) {
  const { t } = useIsland();
  const { vocabulary, term, name } = props;
  if (term.uses > 0) return <TermInUse {...props} />;
  return (
    <DeleteControl
      button={(request) => <RowAction icon="trash" label={t('desk-library.delete')} about={name} onClick={request} />}
      perform={() => getApiClient().call(deleteTerm, { params: { vocabulary, tid: term.tid } })}
      then={{ list: listTerms.name }}
      title={t('desk-library.deleteTitle', { name })}
      confirm={t('desk-library.delete')}
      failed={t('desk-library.notDeleted')}
      done={t('desk-library.deleted', { name })}
    >
      <p>{t('desk-library.terms.deleteText')}</p>
    </DeleteControl>
  );
}

interface Props {
  vocabulary: Vocabulary;
  terms: readonly DeskTerm[];
  onEdit: (term: DeskTerm) => void;
}

/** Terms of a vocabulary, in order. */
export function TermRows({ vocabulary, terms, onEdit }: Props) {
  const { t, language } = useIsland();
  const getName = ({ words }: DeskTerm) => (words[language] ?? words.nl ?? words.en)?.name ?? '';
  const move = async (from: number, to: number) => {
    const reordered = moveItem(terms, from, to);
    const params = { vocabulary };
    const request = () => getApiClient().call(orderTerms, { params, body: { ids: reordered.map(({ tid }) => tid) } });
    const result = await saveOptimistically(listTerms, { params }, { change: () => reordered, request });
    if (!result.ok) showToast('failed', toFailureText(t, result.failure));
  };
  return (
    <ol className="library-rows">
      {terms.map((term, index) => (
        <li key={term.tid}>
          <MayPublish of={terms.flatMap(({ domains }) => domains)}>
            <MoveControls about={getName(term)} at={index} count={terms.length} onMove={(to) => void move(index, to)} />
          </MayPublish>
          {term.image && <TermMedal image={term.image} />}
          <div className="library-row-words">
            <p>
              <strong>{getName(term)}</strong>
            </p>
            <p className="soft">
              <DomainTags domains={term.domains} />
              {term.rule && ` · ${t(`desk-library.terms.rules.${term.rule}`, { phase: term.phase ?? '' })}`}
              {vocabulary === 'milestones' && ` · ${t('desk-library.terms.badgeCount', { count: term.badges.length })}`}
              {` · ${t(`desk-library.terms.${vocabulary}.uses`, { count: term.uses })}`}
            </p>
          </div>
          <span className="library-row-actions">
            <RowAction
              icon="pencil"
              label={t('desk-library.change')}
              about={getName(term)}
              onClick={() => onEdit(term)}
            />
            <MayPublish of={term.domains}>
              <DeleteTerm vocabulary={vocabulary} term={term} name={getName(term)} />
            </MayPublish>
          </span>
        </li>
      ))}
    </ol>
  );
}
