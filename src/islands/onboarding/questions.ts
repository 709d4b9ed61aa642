import type { ComponentProps } from 'react';
import type { SafeHtmlBlock } from '#src/ui/RichText.tsx';

export type Html = ComponentProps<typeof SafeHtmlBlock>['html'];

/** A starter question of the content (section 3, "Onboarding question"). Answers are never kept or sent. */
export interface Question {
  readonly uuid: string;
  readonly title: string;
  readonly text?: Html;
  readonly explainerTitle?: string;
  readonly explainer?: Html;
  readonly link?: { readonly href: string; readonly text: string };
}

export type Answer = 'yes' | 'no';

/** Whether a yes has something to say. */
export const hasAdvice = (question: Question | undefined): boolean =>
  Boolean(question?.explainerTitle || question?.explainer);
