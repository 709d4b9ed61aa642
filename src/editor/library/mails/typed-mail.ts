import type { MailText } from '#src/contract/desk/mail-text.ts';

/** The words of a mail while they are typed; the paragraphs stand below each other with an empty line between. */
export interface TypedMail {
  readonly subject: string;
  readonly lines: string;
  readonly action: string;
  readonly second: string;
  readonly closing: string;
}

/** What the form of a mail begins with. */
export const typedMailOf = ({ subject, lines, action, second, closing }: MailText): TypedMail => ({
  subject,
  lines: lines.join('\n\n'),
  action,
  second: second ?? '',
  closing: closing ?? '',
});

/** What is sent of the words that were typed. */
export function textOf({ subject, lines, action, second, closing }: TypedMail, hasSecond: boolean): MailText {
  const paragraphs = lines.split(/\n+/).map((line) => line.trim());
  return {
    subject: subject.trim(),
    lines: paragraphs.filter((line) => line !== ''),
    action: action.trim(),
    ...(hasSecond ? { second: second.trim() } : {}),
    ...(closing.trim() === '' ? {} : { closing: closing.trim() }),
  };
}
