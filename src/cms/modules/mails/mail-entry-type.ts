import { type MailText, mailTextBody } from '#src/contract/desk/mail-text.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { lockByName } from '../../content/version-conflict.ts';
import { mailTexts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';
import { isMailName, type MailKey, readMailText, showMail } from './mail-texts.ts';

/** Returns the mail with this name and language; null if there is none. */
export function findMailKey(mail: string | undefined, language: string | undefined): MailKey | null {
  const match = LANGUAGES.find((item) => item === language);
  return isMailName(mail) && match ? { mail, language: match } : null;
}

export const toMailVersionKey = ({ mail, language }: MailKey): string => joinEntryKey(mail, language);

function parseMailKey(key: string): MailKey {
  const separator = key.lastIndexOf('.');
  const mailKey = findMailKey(key.slice(0, separator), key.slice(separator + 1));
  if (!mailKey) throw new ApiError(404, 'not-found');
  return mailKey;
}

/** Locks the text of a mail for this transaction, even if the default text is used. */
export const lockMailText = (tx: Transaction, { mail, language }: MailKey): Promise<void> =>
  lockByName(tx, `mail ${mail} ${language}`);

/** Entry type of a mail's text in one language. */
export const mailEntryType: FullEntryType = {
  kind: 'mail',
  access: 'editor',
  // A mail is sent in every programme.
  placeOf: async (_tx, key) => ({ domains: DOMAINS.map((domain) => domain.key), language: parseMailKey(key).language }),
  content: {
    read: async (tx, key) => {
      const mailKey = parseMailKey(key);
      await lockMailText(tx, mailKey);
      return (await showMail(tx, mailKey)).text;
    },
    write: async (tx, key, content, { at: changedAt, language }) => {
      const mailKey = parseMailKey(key);
      const sentContent = (await readContent(content, mailTextBody, language)) as MailText;
      const mailText = readMailText(mailKey, sentContent, language);
      await tx
        .insert(mailTexts)
        .values({ ...mailKey, words: mailText, changedAt })
        .onConflictDoUpdate({ target: [mailTexts.mail, mailTexts.language], set: { words: mailText, changedAt } });
      // No cache tags, as mails are rendered when they are sent.
      return [];
    },
  },
};
