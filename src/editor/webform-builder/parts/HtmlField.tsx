import { useIsland } from '#src/session/Island.tsx';
import { RichTextControl } from '../../kit/rich-text/RichTextControl.tsx';
import { useElement } from './builder-context.ts';
import { findFieldError, toBuilderFieldId } from './element-path.ts';

/** Formatted text of an element, in all languages of the form. */
export function HtmlField({ elementKey, field, label }: { elementKey: string; field: string; label: string }) {
  const { t } = useIsland();
  const { hasEnglish, words, setWords, problems } = useElement(elementKey);
  const languages = hasEnglish ? (['nl', 'en'] as const) : (['nl'] as const);
  return languages.map((language) => (
    <RichTextControl
      key={language}
      id={toBuilderFieldId(elementKey, field, language)}
      label={
        hasEnglish
          ? t('desk-webforms.inLanguage', { label, language: t(`desk-webforms.languages.${language}`) })
          : label
      }
      error={findFieldError(problems, { key: elementKey, field, language }, t)}
      value={words(field, language)}
      onChange={(html) => setWords(field, language, html ?? '')}
    />
  ));
}
