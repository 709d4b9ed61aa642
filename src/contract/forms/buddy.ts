import { readEmail } from '#src/rules/fields/email.ts';
import { readText, readWebformText } from '#src/rules/fields/text.ts';
import { defineForm } from './form.ts';

/** Length of a refusal's text, in code points. */
export const REFUSAL_LENGTH = 500;

/** Form to invite a buddy (docs/specification.md, section 5). */
export const buddyForm = defineForm({ name: (input: string) => readText(input), email: readEmail });

/** Form of a buddy's refusal; the reason may be empty. */
export const refusalForm = defineForm({
  reason: (input: string) => readWebformText(input, { required: false, maxLength: REFUSAL_LENGTH }),
});
