import type { Language } from '#src/domains/domain.ts';
import type { Violation } from './api-error.ts';

const TEXTS = {
  required: { nl: 'Dit veld mag niet leeg zijn.', en: 'This value should not be null.' },
  'not-chosen': { nl: 'Kies een foto of een tekening.', en: 'Choose a photo or a drawing.' },
  'too-long': { nl: 'Deze tekst is te lang.', en: 'This value is too long.' },
  invalid: { nl: 'Deze waarde klopt niet.', en: 'This value is not valid.' },
  unreadable: { nl: 'Stuur dit veld als lijst.', en: 'Field values must use an array structure.' },
  unknown: { nl: 'Dit veld hoort niet bij dit type.', en: 'This type has no such field.' },
  'not-allowed-here': { nl: 'Dit blok mag hier niet staan.', en: 'This block may not stand here.' },
  repeated: { nl: 'Dit blok staat er twee keer.', en: 'This block stands here twice.' },
  'too-large': {
    nl: 'Deze pagina is te groot om te bewaren. Maak hem korter.',
    en: 'This page is too large to save. Make it shorter.',
  },
  'path-invalid': { nl: 'Dit is geen goed pad.', en: 'The alias is not a valid path.' },
  'path-taken': { nl: 'Op dit pad staat al een pagina.', en: 'The alias is already in use.' },
  'type-missing': {
    nl: 'Het type ontbreekt of klopt niet.',
    en: 'Could not determine entity type bundle: "type" field is missing or not valid.',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type ViolationKey = keyof typeof TEXTS;

/** Why a value was refused, in the reader's language. */
export const violationText = (key: ViolationKey, language: Language): string => TEXTS[key][language];

/** A refused value at a place, worded, its reason kept. */
export const refusal = (
  place: Pick<Violation, 'field' | 'path'>,
  reason: ViolationKey,
  language: Language,
): Violation => ({ ...place, reason, text: TEXTS[reason][language] });

/** The words of a refusal in another language than it was made in. */
export const retold = ({ reason = '', text }: Violation, language: Language): string =>
  Object.hasOwn(TEXTS, reason) ? TEXTS[reason as ViolationKey][language] : text;
