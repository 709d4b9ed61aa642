import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { lengthOf, readText } from '#src/rules/fields/text.ts';
import { MAIL_LIMITS } from '../desk/mail-text.ts';
import { defineForm } from './form.ts';

const upTo =
  (most: number) =>
  (typed: string): Reading<string, 'too-long'> =>
    lengthOf(typed.trim()) > most ? refuse('too-long') : accept(typed.trim());

const FIELDS = {
  subject: (typed: string) => readText(typed, MAIL_LIMITS.subject),
  lines: (typed: string) => readText(typed, MAIL_LIMITS.line * MAIL_LIMITS.lines),
  second: upTo(MAIL_LIMITS.action),
  closing: upTo(MAIL_LIMITS.line),
};

/** The words of a mail; what its placeholders ask is known to the content system. */
export const mailForm = defineForm({
  ...FIELDS,
  action: (typed: string) => readText(typed, MAIL_LIMITS.action),
});

/** The same of a mail that leads nowhere. */
export const linklessMailForm = defineForm({ ...FIELDS, action: upTo(MAIL_LIMITS.action) });
