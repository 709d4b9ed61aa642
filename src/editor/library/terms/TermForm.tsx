import {
  type DeskTerm,
  isMedal,
  listTerms,
  type TermContent,
  updateTerm,
  type Vocabulary,
} from '#src/contract/desk/terms.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Options } from '#src/ui/options/Options.tsx';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { listChangedFields } from '../../frame/version-conflict/changed-fields.ts';
import { VersionConflict } from '../../frame/version-conflict/VersionConflict.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { DraftControls } from '../../kit/things/DraftControls.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { DomainPicks } from '../parts/DomainPicks.tsx';
import { Versions } from '../versions/Versions.tsx';
import { ImageField } from './ImageField.tsx';
import { RuleField } from './RuleField.tsx';
import { TermTextFields } from './TermTextFields.tsx';
import { fromTermInputs, toTermInputs } from './term-inputs.ts';
import { useTermForm } from './use-term-form.ts';

interface BadgesFieldProps {
  id: string;
  error: string | undefined;
  selected: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Field for the badges that a milestone counts. */
function BadgesField({ id, error, selected, onChoose }: BadgesFieldProps) {
  const { t, language } = useIsland();
  const fetchState = useCall(listTerms, { params: { vocabulary: 'badges' } });
  return (
    <FetchedContent fetchState={fetchState}>
      {(badges) => (
        <Options
          id={id}
          name={id}
          legend={t('desk-library.terms.badges.title')}
          pick="several"
          variant="chips"
          error={error}
          options={badges.map(({ uuid, words }) => ({
            value: uuid,
            label: (words[language] ?? words.nl ?? words.en)?.name ?? '',
          }))}
          selected={selected}
          onChoose={onChoose}
        />
      )}
    </FetchedContent>
  );
}

interface Props {
  vocabulary: Vocabulary;
  /** Null for a new term. */
  term: DeskTerm | null;
  onDone: () => void;
  /** Reloads the form with the stored term. */
  onTheirs: (term: DeskTerm) => void;
}

/** Form that creates or changes a term. */
export function TermForm({ vocabulary, term, onDone, onTheirs }: Props) {
  const { t } = useIsland();
  const { form, conflict } = useTermForm(vocabulary, term, onDone);
  const getName = (word: 'name' | 'description', language: 'nl' | 'en') =>
    `${t(`desk-library.terms.${word}`)} (${t(`desk-library.languages.${language}`)})`;
  const labels = {
    texts: {
      nameNl: getName('name', 'nl'),
      descriptionNl: getName('description', 'nl'),
      nameEn: getName('name', 'en'),
      descriptionEn: getName('description', 'en'),
    },
    others: {
      image: t('desk-library.terms.image'),
      rule: t('desk-library.terms.rule'),
      phase: t('desk-library.terms.phase'),
      badges: t('desk-library.terms.badges.title'),
      domains: t('desk-library.domains'),
    },
  };
  return (
    <MayEdit place={{ domains: term?.domains ?? [], language: null }}>
      <PublishForm form={form}>
        <div className="library-pair">
          <TermTextFields form={form} term={term} language="Nl" />
          <TermTextFields form={form} term={term} language="En" />
        </div>
        {isMedal(vocabulary) && (
          <ImageField
            id={form.fieldId('image')}
            error={form.getError('image')}
            value={form.value('image')}
            onChange={(image) => form.set('image', image)}
          />
        )}
        {vocabulary === 'badges' && <RuleField form={form} />}
        {vocabulary === 'milestones' && (
          <BadgesField
            id={form.fieldId('badges')}
            error={form.getError('badges')}
            selected={form.value('badges')}
            onChoose={(selection) => form.set('badges', selection)}
          />
        )}
        <DomainPicks
          id={form.fieldId('domains')}
          error={form.getError('domains')}
          selected={form.value('domains')}
          onChoose={(selection) => form.set('domains', selection)}
        />
        {term && conflict.theirs && (
          <VersionConflict
            changes={listChangedFields(toTermInputs(term), toTermInputs(conflict.theirs), labels)}
            onTheirs={() => {
              form.kept.clear();
              if (conflict.theirs) onTheirs(conflict.theirs);
            }}
            onMine={conflict.insist}
          />
        )}
      </PublishForm>
      {term && (
        <DraftControls<TermContent>
          place={{ kind: 'term', key: String(term.tid) }}
          content={() => fromTermInputs(form.hook.getValues())}
          isChanged={form.kept.isUnsaved}
          onShow={(draft) => form.kept.put(toTermInputs({ ...term, ...draft }))}
          onKept={form.kept.clear}
        />
      )}
      {term && (
        <Versions<TermContent>
          thing={{ kind: 'term', key: String(term.tid) }}
          changes={(content) => listChangedFields(toTermInputs(term), toTermInputs({ ...term, ...content }), labels)}
          onRestore={(content) =>
            getApiClient().call(updateTerm, {
              params: { vocabulary, tid: term.tid },
              body: { ...content, version: term.version },
            })
          }
          onRestored={() => {
            void refreshCalls(listTerms.name);
            onDone();
          }}
        />
      )}
    </MayEdit>
  );
}
