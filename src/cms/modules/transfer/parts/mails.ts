import { mixed, object, string } from 'yup';
import { type MailText, mailTextBody } from '#src/contract/desk/mail-text.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { mailTexts } from '../../../db/schema/index.ts';
import type { MailName } from '../../../mail/define-mail.ts';
import { isMailName, readMailText } from '../../mails/mail-texts.ts';
import type { ContentSetPart } from '../part.ts';

interface MailRecord {
  readonly mail: MailName;
  readonly language: Language;
  readonly text: MailText;
}

export const mailsPart: ContentSetPart<MailRecord> = {
  folder: 'mails',
  schema: object({
    mail: mixed<MailName>((value): value is MailName => typeof value === 'string' && isMailName(value)).required(),
    language: string().oneOf(LANGUAGES).required(),
    text: mailTextBody.required(),
  }),
  stand: async (db) => {
    const rows = await db.select().from(mailTexts);
    const records = rows.flatMap(({ mail, language, words: text }): MailRecord[] =>
      isMailName(mail) ? [{ mail, language: language as Language, text }] : [],
    );
    return new Map(records.map((record) => [`${record.mail}_${record.language}`, record]));
  },
  nameOf: ({ mail, language }) => `${mail}_${language}`,
  domainsOf: () => null,
  clean: (record) => {
    return { ...record, text: readMailText(record, record.text, 'en') };
  },
  keep: async (tx, { mail, language, text }) => {
    const set = { words: text, changedAt: new Date() };
    await tx
      .insert(mailTexts)
      .values({ mail, language, ...set })
      .onConflictDoUpdate({ target: [mailTexts.mail, mailTexts.language], set });
    return [];
  },
};
