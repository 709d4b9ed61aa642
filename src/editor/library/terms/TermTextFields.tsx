import type { DeskTerm } from '#src/contract/desk/terms.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { RemovedTranslation } from '../parts/RemovedTranslation.tsx';
import { toTermInputs } from './term-inputs.ts';
import type { TermFormState } from './use-term-form.ts';

interface Props {
  readonly form: TermFormState;
  readonly term: DeskTerm | null;
  readonly language: 'Nl' | 'En';
}

/** Names of a term in one language; English can be removed and restored. */
export function TermTextFields({ form, term, language }: Props) {
  const { t } = useIsland();
  return (
    <fieldset className="library-language">
      <legend>{t(`desk-library.languages.${language.toLowerCase()}`)}</legend>
      <TextField {...form.field(`name${language}`)} label={t('desk-library.terms.name')} />
      <TextArea {...form.field(`description${language}`)} label={t('desk-library.terms.description')} />
      {language === 'En' && (
        <RemovedTranslation
          isTaken={term?.words.en != null && form.value('nameEn').trim() === ''}
          instead={t('desk-library.takenAway.term')}
          onRestore={() => {
            const { nameEn, descriptionEn } = toTermInputs(term);
            form.set('nameEn', nameEn);
            form.set('descriptionEn', descriptionEn);
          }}
        />
      )}
    </fieldset>
  );
}
