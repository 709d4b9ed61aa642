import type { ComponentProps } from 'react';
import type { DangerBlock } from '#src/domains/danger/danger-block.ts';
import type { SafeHtmlBlock } from '#src/ui/RichText.tsx';

export type Html = ComponentProps<typeof SafeHtmlBlock>['html'];

/** A question before registration in one language. Answers are never stored or sent. */
export interface PlainQuestion {
  readonly uuid: string;
  readonly title: string;
  readonly text?: Html;
  readonly explainerTitle?: string;
  readonly explainer?: Html;
  readonly link?: { readonly href: string; readonly text: string };
}

/**
 * A starter question of the content (docs/specification.md, section 3, "Onboarding question"), with the advice on its
 * yes.
 */
export interface Question extends PlainQuestion {
  readonly danger: DangerBlock;
}

export type Answer = 'yes' | 'no';

/** True if a yes has an explanation. */
export const hasAdvice = (question: PlainQuestion | undefined): boolean =>
  Boolean(question?.explainerTitle || question?.explainer);
