import type { FieldTexts } from '#src/contract/webform/check-answers.ts';
import type { Translate } from '#src/contract/webform/problems.ts';
import type { Typed, TypedAnswer } from './typed-answers.ts';

/** What the elements of a form work with: what is typed, what is wrong, and the texts of the namespace `webforms`. */
export interface Binding {
  /** Unique on the page; ids of fields begin with it. */
  readonly id: string;
  readonly typed: Typed;
  readonly set: (key: string, value: TypedAnswer) => void;
  readonly errors: FieldTexts;
  readonly t: Translate;
  /** Where the visitor chooses about cookies: videos wait for it. */
  readonly cookiesHref: string;
  /** Whether questions that may stay empty say so. */
  readonly marksOptional: boolean;
}

export const fieldId = ({ id }: Pick<Binding, 'id'>, key: string): string => `${id}-${key.replaceAll('.', '-')}`;

/** What is typed into a field of text. */
export function typedText({ typed }: Pick<Binding, 'typed'>, key: string): string {
  const value = typed[key];
  return typeof value === 'string' ? value : '';
}

/** What is chosen or written in a field of several. */
export function typedList({ typed }: Pick<Binding, 'typed'>, key: string): readonly string[] {
  const value = typed[key];
  return Array.isArray(value) ? value : [];
}
