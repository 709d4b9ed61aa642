import { type DeskTerm, RULE_OF_PHASE, type TermContent, type TermImage } from '#src/contract/desk/term.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import type { BadgeRule } from '#src/rules/badges/badge-rule.ts';

/** A term as it is typed; the image as "drawing:name" or "media:uuid". */
export interface TypedTerm {
  readonly nameNl: string;
  readonly descriptionNl: string;
  readonly nameEn: string;
  readonly descriptionEn: string;
  readonly domains: readonly string[];
  readonly image: string;
  readonly rule: string;
  readonly phase: string;
  readonly badges: readonly string[];
}

const imageText = (image: TermImage | null): string => {
  if (image === null) return '';
  return 'drawing' in image ? `drawing:${image.drawing}` : `media:${image.media}`;
};

/** The image that a text stands for. */
export function imageOf(text: string): TermImage | null {
  const [kind, name = ''] = text.split(':');
  if (name === '') return null;
  return kind === 'drawing' ? { drawing: name } : { media: name };
}

/** What the form of a term begins with. */
export function typedTermOf(term: DeskTerm | null): TypedTerm {
  const { nl, en } = term?.words ?? { nl: null, en: null };
  return {
    nameNl: nl?.name ?? '',
    descriptionNl: nl?.description ?? '',
    nameEn: en?.name ?? '',
    descriptionEn: en?.description ?? '',
    domains: term?.domains ?? [],
    image: imageText(term?.image ?? null),
    rule: term?.rule ?? '',
    phase: String(term?.phase ?? 1),
    badges: term?.badges ?? [],
  };
}

/** What is sent of a form that was let through. */
export function contentOf({ image, rule, phase, badges, domains, ...words }: TypedTerm): TermContent {
  const { nameNl, descriptionNl, nameEn, descriptionEn } = words;
  return {
    domains: domains as DomainKey[],
    words: {
      nl: { name: nameNl, description: descriptionNl },
      en: nameEn === '' ? null : { name: nameEn, description: descriptionEn },
    },
    image: imageOf(image),
    rule: rule === '' ? null : (rule as BadgeRule),
    phase: rule === RULE_OF_PHASE ? Number(phase) : null,
    badges,
  };
}
