import type { PlainQuestion } from '#src/ui/question/question.ts';

export type YesOrNo = 'yes' | 'no';

/** Returns true if a yes has an explanation. */
export const hasAdvice = (question: PlainQuestion | undefined): boolean =>
  Boolean(question?.explainerTitle || question?.explainer);
