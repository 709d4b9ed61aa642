import type { Localised } from '#src/domains/domain.ts';
import type { StarterParagraph } from '../starter.ts';

/** A titled piece of a plain page, such as privacy. */
export interface Section {
  readonly title: string;
  readonly body: string;
}

/** Returns the sections of one language as text blocks. */
export function toTextParagraphs(
  language: keyof Localised,
  sections: readonly Localised<Section>[],
): readonly StarterParagraph<'text'>[] {
  return sections.map((section) => ({ type: 'text', ...section[language] }));
}
