import { array, number, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { BADGE_RULES, type BadgeRule } from '#src/rules/badges/badge-rule.ts';
import { readLine, readOptionalText } from '#src/rules/fields/text.ts';
import { type InferWords, type InLanguages, wordedBody } from '../fields/worded.ts';
import type { Versioned } from './version.ts';
import { domainKeys } from './words.ts';

/** Vocabularies that screens use. */
export const VOCABULARIES = ['forums', 'milestones', 'badges'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** Badges and milestones have a picture. */
export const isMedal = (vocabulary: Vocabulary): boolean => vocabulary !== 'forums';

/** The rule with one badge for each phase. */
export const RULE_OF_PHASE: BadgeRule = 'phase_done';

/** Phases that a badge can be for. */
export const PHASES = { first: 1, last: 12 } as const;

export const TERM_LIMITS = { name: 80, description: 300 } as const;

/** Texts of a term in a language. */
export const termWords = {
  name: (text: string) => readLine(text, TERM_LIMITS.name),
  description: (text: string) => readOptionalText(text, TERM_LIMITS.description),
};
export type TermWords = InferWords<typeof termWords>;

/** A medal: a drawing of the product, or a picture of the library. */
export type TermImage = { readonly drawing: string } | { readonly media: string };

export interface TermContent {
  readonly domains: readonly DomainKey[];
  /** A language without texts shows the other one. */
  readonly words: InLanguages<TermWords>;
  /** Of a badge or milestone. */
  readonly image: TermImage | null;
  /** Rule by which a badge is awarded; `phase` for the rule with one badge for each phase. */
  readonly rule: BadgeRule | null;
  readonly phase: number | null;
  /** Uuids of the badges of a milestone, in order. */
  readonly badges: readonly string[];
}

export interface DeskTerm extends TermContent, Versioned {
  readonly tid: number;
  readonly uuid: string;
  /** Number of uses: posts in a category, users with a badge, milestones with a badge, pages. */
  readonly uses: number;
}

/** A term in a request; the content system checks the rules of its vocabulary. */
export const termBody = object({
  domains: domainKeys(),
  words: wordedBody(termWords),
  image: object({ drawing: string().matches(/^[a-z0-9-]+$/), media: string().uuid() })
    .nullable()
    .default(null)
    .test('one', 'invalid', (image) => image === null || (image.drawing === undefined) !== (image.media === undefined)),
  rule: string().oneOf(BADGE_RULES).nullable().default(null),
  phase: number().integer().min(PHASES.first).max(PHASES.last).nullable().default(null),
  badges: array(string().uuid().required()).default([]).max(100),
});
