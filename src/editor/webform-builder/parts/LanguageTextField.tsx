import { useIsland } from '#src/session/Island.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';
import { useElement } from './builder-context.ts';
import { findFieldError, toBuilderFieldId } from './element-path.ts';

interface Props {
  /** Key of the element. */
  elementKey: string;
  field: string;
  label: string;
  help?: string;
  rows?: number;
  /** True if an empty value is removed from the form. */
  optional?: boolean;
}

/** Text of an element in all languages of the form, next to each other. */
export function LanguageTextField({ elementKey, field, label, help, rows, optional = false }: Props) {
  const { t } = useIsland();
  const { hasEnglish, words, setWords, problems } = useElement(elementKey);
  const languages = hasEnglish ? (['nl', 'en'] as const) : (['nl'] as const);
  return (
    <div className="webform-words">
      {languages.map((language) => {
        const props = {
          id: toBuilderFieldId(elementKey, field, language),
          label: hasEnglish
            ? t('desk-webforms.inLanguage', { label, language: t(`desk-webforms.languages.${language}`) })
            : label,
          help,
          error: findFieldError(problems, { key: elementKey, field, language }, t),
          lang: language,
          dir: 'auto',
          value: words(field, language),
          onChange: ({ target }: { target: { value: string } }) =>
            setWords(field, language, optional && target.value === '' ? undefined : target.value),
        };
        return rows ? (
          <TextArea key={language} {...props} rows={rows} />
        ) : (
          <TextField key={language} {...props} autoComplete="off" />
        );
      })}
    </div>
  );
}
