import type { DomainKey } from '#src/domains/domain.ts';
import { BADGE_RULES, type BadgeRule } from '#src/rules/badges/badge-rule.ts';
import { accept, refuse } from '#src/rules/fields/parse-result.ts';
import { readLine, readOptionalText } from '#src/rules/fields/text.ts';
import type { InferTranslation, LanguageTexts } from '../fields/translated-fields.ts';
import { createTextsShape } from '../kinds/kind.ts';
import {
  array,
  choices,
  domains,
  integer,
  nullable,
  object,
  optional,
  type Shape,
  string,
  textWithRule,
  uuid,
  withDefault,
} from '../shape/shape.ts';
import { defineEntryOperations } from './entry-operations.ts';
import type { VersionedContent } from './rows.ts';

/** Vocabularies that screens use. */
export const VOCABULARIES = ['forums', 'milestones', 'badges'] as const;
export type Vocabulary = (typeof VOCABULARIES)[number];

/** Returns true for vocabularies with terms that have a picture: badges and milestones. */
export const isMedal = (vocabulary: Vocabulary): boolean => vocabulary !== 'forums';

/** Rule that awards a badge for a phase; each phase has one badge. */
export const PHASE_RULE: BadgeRule = 'phase_done';

/** First and last phase that a badge can be for. */
export const PHASES = { first: 1, last: 12 } as const;

export const TERM_LIMITS = { name: 80, description: 300 } as const;

/** Texts of a term in a language. */
export const termTextFields = {
  name: (text: string) => readLine(text, TERM_LIMITS.name),
  description: (text: string) => readOptionalText(text, TERM_LIMITS.description),
};
export type TermTexts = InferTranslation<typeof termTextFields>;

/** A medal: a drawing of the product, or a picture of the library. */
export type TermImage = { readonly drawing: string } | { readonly media: string };

export interface TermContent {
  readonly domains: readonly DomainKey[];
  /** If a language has no texts, the other language is shown. */
  readonly words: LanguageTexts<TermTexts>;
  /** Set only for a badge or milestone. */
  readonly image: TermImage | null;
  /** Rule by which a badge is awarded; `phase` for the rule with one badge for each phase. */
  readonly rule: BadgeRule | null;
  readonly phase: number | null;
  /** Uuids of the badges of a milestone, in order. */
  readonly badges: readonly string[];
}

export interface DeskTerm extends TermContent, VersionedContent {
  readonly tid: number;
  readonly uuid: string;
  /** Number of uses: posts in a category, users with a badge, milestones with a badge, pages. */
  readonly uses: number;
}

const readDrawing = (text: string) => (/^[a-z0-9-]+$/.test(text) ? accept(text) : refuse('invalid'));

const texts = object({
  name: textWithRule(termTextFields.name, TERM_LIMITS.name),
  description: textWithRule(termTextFields.description, TERM_LIMITS.description),
});

/** Members of a term; the content system checks the rules of its vocabulary. */
export const termFields = {
  domains: domains(),
  words: createTextsShape(texts.fields),
  image: withDefault(
    nullable(
      object({
        drawing: optional(textWithRule(readDrawing, 100)),
        media: optional(uuid()),
      }) as Shape as Shape<TermImage>,
    ),
    null,
  ),
  rule: withDefault(nullable(choices(BADGE_RULES)), null),
  phase: withDefault(nullable({ ...integer(PHASES.first), max: PHASES.last }), null),
  badges: withDefault(array(uuid(), 100), []),
};
export const termBody: Shape<TermContent> = object(termFields);
export const termChangeBody: Shape<TermContent & VersionedContent> = object({
  ...termFields,
  version: string({ min: 1 }),
});

/** Operations of the terms of a vocabulary; a term in use cannot be deleted. */
export const {
  list: listTerms,
  create: createTerm,
  update: updateTerm,
  remove: deleteTerm,
  order: orderTerms,
} = defineEntryOperations({
  name: 'term',
  plural: 'terms',
  activity: 'term',
  routes: {
    all: '/desk/terms/:vocabulary',
    one: '/desk/terms/:vocabulary/:tid',
    order: '/desk/term-order/:vocabulary',
  },
  entry: object({
    tid: integer(),
    uuid: uuid(),
    ...termFields,
    // A stored term may have English texts only.
    words: object({ nl: nullable(texts), en: nullable(texts) }),
    version: string(),
    uses: integer(),
  }) as Shape as Shape<DeskTerm>,
  sent: termBody,
  changed: termChangeBody,
  errors: {
    all: { 404: 'no such vocabulary' },
    update: { 422: 'a value is invalid, or a removed domain still has posts with this term' },
    remove: { 409: 'the term is in use' },
  },
});
