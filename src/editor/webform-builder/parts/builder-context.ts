import { createContext, useContext } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { changeAllLanguages, changeElement, findElement } from '../model/edit-form.ts';
import type { Builder } from '../model/use-builder.ts';
import { getByPath, setByPath } from '../model/value-by-path.ts';

const Context = createContext<Builder | null>(null);

export const BuilderProvider = Context.Provider;

/** Returns the form that is being edited. */
export function useBuilderContext(): Builder {
  const builder = useContext(Context);
  if (!builder) throw new Error('Called outside the form builder.');
  return builder;
}

/** Returns functions that read and write the fields of one element, by dotted paths. */
export function useElement(key: string) {
  const { form, changeTexts, problems } = useBuilderContext();
  return {
    problems,
    hasEnglish: form.texts.en !== null,
    /** Returns the value of a field that does not depend on the language. */
    value: (field: string) => getByPath(findElement(form.texts.nl, key), field),
    set: (field: string, value: unknown) =>
      changeTexts((texts) =>
        changeAllLanguages(texts, (text) =>
          changeElement(text, key, (webformElement) => setByPath(webformElement, field, value)),
        ),
      ),
    words: (field: string, language: Language): string => {
      const text = form.texts[language];
      const value = text && getByPath(findElement(text, key), field);
      return typeof value === 'string' ? value : '';
    },
    setWords: (field: string, language: Language, value: string | undefined) =>
      changeTexts((texts) => {
        const text = texts[language];
        if (text === null) return texts;
        return {
          ...texts,
          [language]: changeElement(text, key, (webformElement) => setByPath(webformElement, field, value)),
        };
      }),
  };
}
