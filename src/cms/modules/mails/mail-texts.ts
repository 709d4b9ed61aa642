import { and, eq } from 'drizzle-orm';
import {
  type DeskMail,
  findPlaceholderErrors,
  listMailPlaceholders,
  type MailText,
} from '#src/contract/desk/mail-text.ts';
import { createMailForm, fromMailInputs, MAIL_FORM_TEXTS, toMailInputs } from '#src/contract/forms/library.ts';
import type { Language } from '#src/domains/domain.ts';
import { withVersion } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { mailTexts } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { readFormValues } from '../../http/form-values.ts';
import { getServerText } from '../../http/server-texts.ts';
import type { MailName } from '../../mail/define-mail.ts';
import { getExampleValues, getOriginalText, MAILS } from '../../mail/mails.ts';

export interface MailKey {
  readonly mail: MailName;
  readonly language: Language;
}

export const isMailName = (name: string | undefined): name is MailName =>
  name !== undefined && Object.hasOwn(MAILS, name);

export const matchesMailKey = ({ mail, language }: MailKey) =>
  and(eq(mailTexts.mail, mail), eq(mailTexts.language, language));

/** Returns an editor's text of a mail; undefined if the default text is sent. */
export async function findEditedText(db: Orm, mailKey: MailKey): Promise<MailText | undefined> {
  const [row] = await db.select().from(mailTexts).where(matchesMailKey(mailKey));
  return row?.words;
}

const getName = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');

/** Validates the text of a mail by its form. Refuses text without a required placeholder, or with an unknown one. */
export function readMailText({ mail, language }: MailKey, mailText: MailText, reader: Language): MailText {
  const original = getOriginalText(mail, language);
  const options = { language: reader, textKey: MAIL_FORM_TEXTS };
  const read = readFormValues(createMailForm(original), toMailInputs(mailText), options);
  const text = fromMailInputs(read, original.second !== undefined);
  const { missing, unknown } = findPlaceholderErrors(text, original);
  const violations = [
    ...(missing.length > 0
      ? [{ field: 'lines', text: getServerText('mail.missing', reader, { names: getName(missing) }) }]
      : []),
    ...(unknown.length > 0
      ? [{ field: 'lines', text: getServerText('mail.unknown', reader, { names: getName(unknown) }) }]
      : []),
  ];
  if (violations.length > 0) throw new ValidationFailure(violations);
  return text;
}

/** Returns a mail for the desk. */
export async function showMail(db: Pick<Orm, 'select'>, mailKey: MailKey): Promise<DeskMail> {
  const [row] = await db.select().from(mailTexts).where(matchesMailKey(mailKey));
  const original = getOriginalText(mailKey.mail, mailKey.language);
  const examples = getExampleValues(mailKey.mail, mailKey.language);
  const text = row?.words ?? original;
  return {
    ...mailKey,
    text,
    version: withVersion({ text }).version,
    original,
    placeholders: listMailPlaceholders(original).map((name) => ({ name, example: examples[name] ?? '' })),
    changedAt: row?.changedAt.toISOString() ?? null,
  };
}
