import type { AltTexts } from '#src/contract/desk/media.ts';
import { ALT_WIRE_NAMES, altForm, MEDIA_FORM_TEXTS, toAltFormValues } from '#src/contract/forms/library.ts';
import type { Language } from '#src/domains/domain.ts';
import { readFormValues } from '../../http/form-values.ts';

/** Reads alternative texts by the rules of their form. */
export function readAltTexts(body: AltTexts, language: Language): AltTexts {
  const { nl, en } = readFormValues(altForm, toAltFormValues(body), {
    language,
    textKey: MEDIA_FORM_TEXTS,
    wires: ALT_WIRE_NAMES,
  });
  return { nl, en };
}
