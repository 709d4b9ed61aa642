import { array, number, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { BADGE_RULES, type BadgeRule } from '#src/rules/badges/badge-rule.ts';
import { readLine, readOptionalText } from '#src/rules/fields/text.ts';
import { type InferTranslation, type InLanguages, toTranslatedBody } from '../fields/worded.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { anything, whole } from '../shape/shape.ts';
import { domainKeys, orderBody, readStartVersion, type VersionedContent } from './rows.ts';

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
  readonly words: InLanguages<TermTexts>;
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

/** A term in a request; the content system checks the rules of its vocabulary. */
export const termBody = object({
  domains: domainKeys(),
  words: toTranslatedBody(termTextFields),
  image: object({ drawing: string().matches(/^[a-z0-9-]+$/), media: string().uuid() })
    .nullable()
    .default(null)
    .test('one', 'invalid', (image) => image === null || (image.drawing === undefined) !== (image.media === undefined)),
  rule: string().oneOf(BADGE_RULES).nullable().default(null),
  phase: number().integer().min(PHASES.first).max(PHASES.last).nullable().default(null),
  badges: array(string().uuid().required()).default([]).max(100),
});

/** Lists the terms of a vocabulary in order, of every domain. */
export const listTerms = defineOperation({
  name: 'list-terms',
  method: 'GET',
  route: '/desk/terms/:vocabulary',
  access: 'editor',
  read: ({ body }): readonly DeskTerm[] => parseAnswerList(anything<DeskTerm>(), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary' },
});

/** Adds a term at the end of a vocabulary. */
export const createTerm = defineOperation({
  name: 'make-term',
  method: 'POST',
  route: '/desk/terms/:vocabulary',
  access: 'editor',
  touches: 'sent',
  activity: 'term',
  changesSite: true,
  request: termBody,
  body: ({ body }: { readonly body: TermContent }) => body,
  read: ({ body }): DeskTerm => parseAnswer(whole<DeskTerm>('uuid'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary', 422: 'a value is invalid' },
});

interface Input {
  readonly body: TermContent & VersionedContent;
}

export const changedTerm = termBody.shape(readStartVersion);

/** Changes a term as a whole. */
export const updateTerm = defineOperation({
  name: 'update-term',
  method: 'PATCH',
  route: '/desk/terms/:vocabulary/:tid',
  access: 'editor',
  touches: 'stored',
  activity: 'term',
  changesSite: true,
  request: changedTerm,
  body: ({ body }: Input) => body,
  read: ({ body }): DeskTerm => parseAnswer(whole<DeskTerm>('uuid'), body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such term',
    412: 'changed since it was read; see readConflict',
    422: 'a value is invalid, or a removed domain still has posts with this term',
  },
});

/** Deletes a term; refused if it is in use. */
export const deleteTerm = defineOperation({
  name: 'delete-term',
  method: 'DELETE',
  route: '/desk/terms/:vocabulary/:tid',
  access: 'editor',
  touches: 'stored',
  activity: 'term',
  changesSite: true,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such term', 409: 'the term is in use' },
});

/** Reorders the terms of a vocabulary. */
export const orderTerms = defineOperation({
  name: 'order-terms',
  method: 'POST',
  route: '/desk/term-order/:vocabulary',
  access: 'editor',
  touches: 'listed',
  activity: 'term',
  changesSite: true,
  request: orderBody,
  body: ({ body }: { readonly body: { readonly ids: readonly number[] } }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary', 422: 'an id occurs twice' },
});
