import { listMails, mailChangeBody, openMail, resetMail, saveMail } from '#src/contract/desk/mails.ts';
import { getActor } from '../../content/entry-type.ts';
import { publishEntry } from '../../content/publish-entry.ts';
import { storeVersion } from '../../content/store-version.ts';
import { assertVersion } from '../../content/version-conflict.ts';
import { mailTexts } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { getOriginalText, MAILS } from '../../mail/mails.ts';
import { findMailKey, lockMailText, mailEntryType, toMailVersionKey } from './mail-entry-type.ts';
import { isMailName, type MailKey, matchesMailKey, showMail } from './mail-texts.ts';

function getMailPlace(c: ApiContext): MailKey {
  const mailKey = findMailKey(c.req.param('mail'), c.req.param('language'));
  if (!mailKey) throw new ApiError(404, 'not-found');
  return mailKey;
}

async function list(c: ApiContext): Promise<Response> {
  const changedRows = await c.var.system.database.db.select().from(mailTexts);
  const rows = Object.keys(MAILS)
    .filter(isMailName)
    .map((mail) => ({
      mail,
      subject: getOriginalText(mail, c.var.language).subject,
      changed: changedRows.filter((row) => row.mail === mail).map(({ language }) => language),
    }));
  return respondPrivately(c, { rows });
}

async function open(c: ApiContext): Promise<Response> {
  return respondPrivately(c, await showMail(c.var.system.database.db, getMailPlace(c)));
}

async function save(c: ApiContext): Promise<Response> {
  const mailPlace = getMailPlace(c);
  const { version, ...sent } = await readRequest(c, mailChangeBody);
  const mail = await c.var.system.database.db.transaction(async (tx) => {
    await lockMailText(tx, mailPlace);
    assertVersion(await showMail(tx, mailPlace), version);
    await publishEntry(tx, mailEntryType, toMailVersionKey(mailPlace), sent, getActor(c));
    return showMail(tx, mailPlace);
  });
  return respondPrivately(c, mail);
}

async function reset(c: ApiContext): Promise<Response> {
  const mailPlace = getMailPlace(c);
  const mail = await c.var.system.database.db.transaction(async (tx) => {
    await lockMailText(tx, mailPlace);
    const previousMail = await showMail(tx, mailPlace);
    await tx.delete(mailTexts).where(matchesMailKey(mailPlace));
    const nextMail = await showMail(tx, mailPlace);
    const entry = { kind: 'mail', key: toMailVersionKey(mailPlace) } as const;
    await storeVersion(getActor(c), tx, entry, { before: previousMail.text, after: nextMail.text });
    return nextMail;
  });
  return respondPrivately(c, mail);
}

export const mailDeskRoutes: readonly Route[] = [
  serve(listMails, list),
  serve(openMail, open),
  serve(saveMail, save),
  serve(resetMail, reset),
];
