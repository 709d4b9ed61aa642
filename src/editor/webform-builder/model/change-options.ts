import type { WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import type { Option } from '#src/contract/webform/definition.ts';
import { changeAllLanguages, changeElement } from './edit-form.ts';

/** Changes the list of options of a choice, in every language. */
export function changeOptions(
  texts: WebformTexts,
  key: string,
  change: (options: readonly Option[]) => readonly Option[],
): WebformTexts {
  return changeAllLanguages(texts, (text) =>
    changeElement(text, key, (webformElement) =>
      'options' in webformElement ? { ...webformElement, options: change(webformElement.options) } : webformElement,
    ),
  );
}
