import { listTerms } from '#src/contract/desk/list-terms.ts';
import { makeTerm } from '#src/contract/desk/make-term.ts';
import { type DeskTerm, isMedal, type Vocabulary } from '#src/contract/desk/term.ts';
import { updateTerm } from '#src/contract/desk/update-term.ts';
import { termForm } from '#src/contract/forms/library.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { Overtaken } from '../../frame/overtaken/Overtaken.tsx';
import { toldChanges } from '../../frame/overtaken/told-changes.ts';
import { useOvertaken } from '../../frame/overtaken/use-overtaken.ts';
import { DomainPicks } from '../parts/DomainPicks.tsx';
import { TakenAway } from '../parts/TakenAway.tsx';
import { BadgesField } from './BadgesField.tsx';
import { ImageField } from './ImageField.tsx';
import { RuleField } from './RuleField.tsx';
import { contentOf, typedOf } from './typed-term.ts';

interface Props {
  vocabulary: Vocabulary;
  /** Null for a new one. */
  term: DeskTerm | null;
  onDone: () => void;
  /** Begins again with what stands now. */
  onTheirs: (term: DeskTerm) => void;
}

const WIRE = {
  'words.nl.name': 'nameNl',
  'words.nl.description': 'descriptionNl',
  'words.en.name': 'nameEn',
  'words.en.description': 'descriptionEn',
};

/** Makes or changes a term. */
export function TermForm({ vocabulary, term, onDone, onTheirs }: Props) {
  const { t } = useIsland();
  const overtaken = useOvertaken(term);
  const form = useForm({
    form: termForm,
    id: 'term',
    start: typedOf(term),
    words: 'desk-library.terms.errors',
    submit: async (values) => {
      const body = contentOf(values);
      const result = term
        ? overtaken.note(
            await api().call(updateTerm, {
              params: { vocabulary, tid: term.tid },
              body: { ...body, version: overtaken.version() },
            }),
          )
        : await api().call(makeTerm, { params: { vocabulary }, body });
      return refusedAt(result, WIRE);
    },
    explain: ({ status }) => (status === 412 ? t('desk.overtaken.title') : null),
    onDone: () => {
      showToast('done', t('desk-library.saved'));
      void refreshCalls(listTerms.name);
      onDone();
    },
  });
  const named = (word: 'name' | 'description', language: 'nl' | 'en') =>
    `${t(`desk-library.terms.${word}`)} (${t(`desk-library.languages.${language}`)})`;
  return (
    <FormFrame form={form} submit={t('desk-library.save')}>
      <div className="library-pair">
        {(['Nl', 'En'] as const).map((language) => (
          <fieldset key={language} className="library-language">
            <legend>{t(`desk-library.languages.${language.toLowerCase()}`)}</legend>
            <TextField {...form.field(`name${language}`)} label={t('desk-library.terms.name')} />
            <TextArea {...form.field(`description${language}`)} label={t('desk-library.terms.description')} />
            {language === 'En' && (
              <TakenAway
                isTaken={term?.words.en != null && form.value('nameEn').trim() === ''}
                instead={t('desk-library.takenAway.term')}
                onRestore={() => {
                  const { nameEn, descriptionEn } = typedOf(term);
                  form.set('nameEn', nameEn);
                  form.set('descriptionEn', descriptionEn);
                }}
              />
            )}
          </fieldset>
        ))}
      </div>
      {isMedal(vocabulary) && (
        <ImageField
          id={form.fieldId('image')}
          error={form.errorOf('image')}
          value={form.value('image')}
          onChange={(image) => form.set('image', image)}
        />
      )}
      {vocabulary === 'badges' && <RuleField form={form} />}
      {vocabulary === 'milestones' && (
        <BadgesField
          id={form.fieldId('badges')}
          error={form.errorOf('badges')}
          chosen={form.value('badges')}
          onChoose={(chosen) => form.set('badges', chosen)}
        />
      )}
      <DomainPicks
        id={form.fieldId('domains')}
        error={form.errorOf('domains')}
        chosen={form.value('domains')}
        onChoose={(chosen) => form.set('domains', chosen)}
      />
      {term && overtaken.theirs && (
        <Overtaken
          changes={toldChanges(typedOf(term), typedOf(overtaken.theirs), {
            texts: {
              nameNl: named('name', 'nl'),
              descriptionNl: named('description', 'nl'),
              nameEn: named('name', 'en'),
              descriptionEn: named('description', 'en'),
            },
            others: {
              image: t('desk-library.terms.image'),
              rule: t('desk-library.terms.rule'),
              phase: t('desk-library.terms.phase'),
              badges: t('desk-library.terms.badges.title'),
              domains: t('desk-library.domains'),
            },
          })}
          onTheirs={() => overtaken.theirs && onTheirs(overtaken.theirs)}
          onMine={overtaken.insist}
        />
      )}
    </FormFrame>
  );
}
