import { accept, type Reading, refuse } from '#src/rules/fields/reading.ts';
import { countCharacters, readLine } from '#src/rules/fields/text.ts';
import { MAIL_LIMITS, type MailText } from '../desk/mail-text.ts';
import { defineForm } from './form.ts';

type MailReading = Reading<string, 'required' | 'invalid' | 'too-long' | 'address'>;

/** A mail has no link but its neutral one: an address in its text is refused. */
const isPlain = (text: string) => !/https?:|www\./i.test(text);

const words =
  (most: number) =>
  (typed: string): MailReading =>
    isPlain(typed) ? readLine(typed, most) : refuse('address');

const leftOpen =
  (most: number) =>
  (typed: string): MailReading =>
    typed.trim() === '' ? accept('') : words(most)(typed);

const paragraphsOf = (typed: string): readonly string[] =>
  typed
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function readParagraphs(typed: string): MailReading {
  const lines = paragraphsOf(typed);
  if (lines.length === 0) return refuse('required');
  if (!isPlain(typed)) return refuse('address');
  const isLong = lines.length > MAIL_LIMITS.lines || lines.some((line) => countCharacters(line) > MAIL_LIMITS.line);
  return isLong ? refuse('too-long') : accept(lines.join('\n\n'));
}

const readNothing = (_: string): MailReading => accept('');

/** The folder of the form's texts. */
export const MAIL_WORDS = 'desk-library.mails.errors';

/** The text of a mail, with the links of its original; the content system checks its placeholders. */
export const mailForm = ({ action, second }: Pick<MailText, 'action' | 'second'>) =>
  defineForm({
    subject: words(MAIL_LIMITS.subject),
    lines: readParagraphs,
    action: action === '' ? readNothing : words(MAIL_LIMITS.action),
    second: second === undefined ? readNothing : words(MAIL_LIMITS.action),
    closing: leftOpen(MAIL_LIMITS.line),
  });

/** The text of a mail in the form; paragraphs are separated by an empty line. */
export interface TypedMail {
  readonly subject: string;
  readonly lines: string;
  readonly action: string;
  readonly second: string;
  readonly closing: string;
}

/** Initial values of a mail's form. */
export const toTypedMail = ({ subject, lines, action, second, closing }: MailText): TypedMail => ({
  subject,
  lines: lines.join('\n\n'),
  action,
  second: second ?? '',
  closing: closing ?? '',
});

/** Request value of the typed text. */
export const mailOfTyped = ({ subject, lines, action, second, closing }: TypedMail, hasSecond: boolean): MailText => ({
  subject: subject.trim(),
  lines: paragraphsOf(lines),
  action: action.trim(),
  ...(hasSecond ? { second: second.trim() } : {}),
  ...(closing.trim() === '' ? {} : { closing: closing.trim() }),
});
