import { listTerms } from '#src/contract/desk/list-terms.ts';
import { orderTerms } from '#src/contract/desk/order-terms.ts';
import type { DeskTerm, Vocabulary } from '#src/contract/desk/term.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { changeCall } from '#src/session/use-call.ts';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { Moves } from '../../kit/Moves.tsx';
import { moved } from '../../kit/moved.ts';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { DomainTags } from '../parts/DomainTags.tsx';
import { DeleteTerm } from './DeleteTerm.tsx';
import { TermMedal } from './TermMedal.tsx';

interface Props {
  vocabulary: Vocabulary;
  terms: readonly DeskTerm[];
  onEdit: (term: DeskTerm) => void;
}

/** The terms of a vocabulary, in their order. */
export function TermRows({ vocabulary, terms, onEdit }: Props) {
  const { t, language } = useIsland();
  const nameOf = ({ words }: DeskTerm) => (words[language] ?? words.nl ?? words.en)?.name ?? '';
  const move = async (from: number, to: number) => {
    const after = moved(terms, from, to);
    const params = { vocabulary };
    const request = () => api().call(orderTerms, { params, body: { ids: after.map(({ tid }) => tid) } });
    const result = await changeCall(listTerms, { params }, { change: () => after, request });
    if (!result.ok) showToast('failed', failureText(t, result.failure));
  };
  return (
    <ol className="library-rows">
      {terms.map((term, at) => (
        <li key={term.tid}>
          <MayPublish>
            <Moves about={nameOf(term)} at={at} count={terms.length} onMove={(to) => void move(at, to)} />
          </MayPublish>
          {term.image && <TermMedal image={term.image} />}
          <div className="library-row-words">
            <p>
              <strong>{nameOf(term)}</strong>
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
              about={nameOf(term)}
              onClick={() => onEdit(term)}
            />
            <MayPublish>
              <DeleteTerm vocabulary={vocabulary} term={term} name={nameOf(term)} />
            </MayPublish>
          </span>
        </li>
      ))}
    </ol>
  );
}
