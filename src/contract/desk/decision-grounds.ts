import { accept } from '#src/rules/fields/reading.ts';

/** Grounds of a decision about a text or a person: one of the five forum rules in their order, or the law. */
export const BROKEN_RULES = ['first', 'second', 'third', 'fourth', 'fifth', 'law'] as const;
export type BrokenRule = (typeof BROKEN_RULES)[number];

/** How the provider came to know of it. */
export const DECISION_SOURCES = ['report', 'team', 'words'] as const;
export type DecisionSource = (typeof DECISION_SOURCES)[number];

/** Decisions whose person is sent the reasons, and the way to object. */
export const EXPLAINED = ['hide', 'erase', 'suspend', 'silence'] as const;
export type ExplainedDecision = (typeof EXPLAINED)[number];

export const isExplained = (action: string): action is ExplainedDecision => EXPLAINED.some((one) => one === action);

/** Readings of the grounds; a decision of a client that names none rests on the first rule. */
export const groundsFields = {
  rule: (typed: string) => accept(BROKEN_RULES.find((rule) => rule === typed) ?? BROKEN_RULES[0]),
  source: (typed: string) => accept(DECISION_SOURCES.find((source) => source === typed) ?? 'team'),
};
