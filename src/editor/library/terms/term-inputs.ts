import {
  type DeskTerm,
  PHASE_RULE,
  type TermContent,
  type TermImage,
  termTextFields,
} from '#src/contract/desk/terms.ts';
import { fromFormTexts, type TranslatedInputs, toFormTexts } from '#src/contract/fields/translated-fields.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import type { BadgeRule } from '#src/rules/badges/badge-rule.ts';

/** Form values of a term; the image is "drawing:name" or "media:uuid". */
export type TermInputs = TranslatedInputs<typeof termTextFields> & {
  readonly domains: readonly string[];
  readonly image: string;
  readonly rule: string;
  readonly phase: string;
  readonly badges: readonly string[];
};

const toImageText = (image: TermImage | null): string => {
  if (image === null) return '';
  return 'drawing' in image ? `drawing:${image.drawing}` : `media:${image.media}`;
};

/** Converts a text to the image of a term. */
export function parseTermImage(text: string): TermImage | null {
  const [kind, name = ''] = text.split(':');
  if (name === '') return null;
  return kind === 'drawing' ? { drawing: name } : { media: name };
}

/** Returns the initial values of the form of a term. */
export const toTermInputs = (term: DeskTerm | null): TermInputs => ({
  ...toFormTexts(termTextFields, term?.words),
  domains: term?.domains ?? [],
  image: toImageText(term?.image ?? null),
  rule: term?.rule ?? '',
  phase: String(term?.phase ?? 1),
  badges: term?.badges ?? [],
});

/** Converts the values of a valid form to the request body. */
export function fromTermInputs({ image, rule, phase, badges, domains, ...words }: TermInputs): TermContent {
  return {
    domains: domains as DomainKey[],
    words: fromFormTexts(termTextFields, words),
    image: parseTermImage(image),
    rule: rule === '' ? null : (rule as BadgeRule),
    phase: rule === PHASE_RULE ? Number(phase) : null,
    badges,
  };
}
