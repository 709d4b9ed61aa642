import { type MailText, mailTextBody } from '#src/contract/desk/mail-text.ts';
import { versionKey } from '#src/contract/desk/versions.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { WholeEntryType } from '../../content/publish-entry.ts';
import { lockByName } from '../../content/version-conflict.ts';
import { mailTexts } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import { readContent } from '../../http/read-request.ts';
import { isMailName, type MailKey, readMailText, showMail } from './mail-texts.ts';

/** Returns the mail with this name and language; null if there is none. */
export function findMailKey(mail: string | undefined, language: string | undefined): MailKey | null {
  const found = LANGUAGES.find((one) => one === language);
  return isMailName(mail) && found ? { mail, language: found } : null;
}

export const toMailVersionKey = ({ mail, language }: MailKey): string => versionKey(mail, language);

function parseMailKey(key: string): MailKey {
  const at = key.lastIndexOf('.');
  const place = findMailKey(key.slice(0, at), key.slice(at + 1));
  if (!place) throw new ApiError(404, 'not-found');
  return place;
}

/** Locks the text of a mail for this transaction, even if the default text is used. */
export const lockMailText = (tx: Transaction, { mail, language }: MailKey): Promise<void> =>
  lockByName(tx, `mail ${mail} ${language}`);

/** Entry type of a mail's text in one language. */
export const mailEntryType: WholeEntryType = {
  kind: 'mail',
  access: 'editor',
  // A mail is sent in every programme.
  placeOf: async (_tx, key) => ({ domains: DOMAINS.map((domain) => domain.key), language: parseMailKey(key).language }),
  content: {
    read: async (tx, key) => {
      const place = parseMailKey(key);
      await lockMailText(tx, place);
      return (await showMail(tx, place)).text;
    },
    write: async (tx, key, content, { at: changedAt, language }) => {
      const place = parseMailKey(key);
      const sent = (await readContent(content, mailTextBody, language)) as MailText;
      const words = readMailText(place, sent, language);
      await tx
        .insert(mailTexts)
        .values({ ...place, words, changedAt })
        .onConflictDoUpdate({ target: [mailTexts.mail, mailTexts.language], set: { words, changedAt } });
      // Mails are rendered when they are sent.
      return [];
    },
  },
};
