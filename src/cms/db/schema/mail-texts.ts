import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { MailText } from '#src/contract/desk/mail-text.ts';

/** Editors' texts that replace the default texts of a mail. */
export const mailTexts = pgTable(
  'mail_texts',
  {
    mail: text().notNull(),
    language: text().notNull(),
    words: jsonb().$type<MailText>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.mail, table.language] })],
);
