import type { ComponentProps } from 'react';
import type { SafeHtmlBlock } from '../RichText.tsx';

export type Html = ComponentProps<typeof SafeHtmlBlock>['html'];

/** A question before registration, in one language. Answers are never stored or sent. */
export interface PlainQuestion {
  readonly uuid: string;
  readonly title: string;
  readonly text?: Html;
  readonly explainerTitle?: string;
  readonly explainer?: Html;
  readonly link?: { readonly href: string; readonly text: string };
}
