import { string } from 'yup';
import type { Reading } from '#src/rules/fields/reading.ts';

type Read = (typed: string) => Reading<string, string>;

/**
 * A text field of a form as a yup schema on the rule that reads it: its error message is the rule's own name for what is
 * wrong ("required", "too-long", "invalid"), which form and content system put into words.
 */
export function typedText(read: Read) {
  return string()
    .defined()
    .default('')
    .test('typed', 'invalid', (value, context) => {
      const reading = read(value);
      return reading.ok || context.createError({ message: reading.error });
    });
}
