import { listMails } from '#src/contract/desk/list-mails.ts';
import { versionKey } from '#src/contract/desk/list-versions.ts';
import type { DeskMail, MailText } from '#src/contract/desk/mail-text.ts';
import { openMail } from '#src/contract/desk/open-mail.ts';
import { resetMail } from '#src/contract/desk/reset-mail.ts';
import { changedMail, saveMail } from '#src/contract/desk/save-mail.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import type { Transaction } from '../../content/change-content.ts';
import { keepVersion } from '../../content/keep-version.ts';
import { assertVersion, holdFor, withConflictDetail } from '../../content/version-conflict.ts';
import { mailTexts } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readChecked } from '../../http/checked-body.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { MAILS, originalText } from '../../mail/mails.ts';
import { checkText, isAt, isMailName, type MailPlace, showMail } from './mail-texts.ts';

function mailPlaceOf(c: ApiContext): MailPlace {
  const mail = c.req.param('mail');
  const language = LANGUAGES.find((one) => one === c.req.param('language'));
  if (!isMailName(mail) || !language) throw new ApiError(404, 'not-found');
  return { mail, language };
}

const hold = (tx: Transaction, { mail, language }: MailPlace) => holdFor(tx, `mail ${mail} ${language}`);

/** Keeps what became of the words of a mail. */
const keep = (c: ApiContext, tx: Transaction, before: DeskMail, after: DeskMail): Promise<void> =>
  keepVersion(
    c,
    tx,
    { kind: 'mail', key: versionKey(after.mail, after.language) },
    { before: before.text, after: after.text },
  );

async function list(c: ApiContext): Promise<Response> {
  const changed = await c.var.system.database.db.select().from(mailTexts);
  const rows = Object.keys(MAILS)
    .filter(isMailName)
    .map((mail) => ({
      mail,
      subject: originalText(mail, c.var.language).subject,
      changed: changed.filter((row) => row.mail === mail).map(({ language }) => language),
    }));
  return privateAnswer(c, { rows });
}

async function open(c: ApiContext): Promise<Response> {
  return privateAnswer(c, await showMail(c.var.system.database.db, mailPlaceOf(c)));
}

async function save(c: ApiContext): Promise<Response> {
  const place = mailPlaceOf(c);
  const { version, ...sent } = await readChecked(c, changedMail);
  const words = sent as MailText;
  checkText(place, words, c.var.language);
  const { database, now } = c.var.system;
  const changedAt = now();
  const mail = await database.db.transaction(async (tx) => {
    await hold(tx, place);
    const before = await showMail(tx, place);
    assertVersion(before, version);
    await tx
      .insert(mailTexts)
      .values({ ...place, words, changedAt })
      .onConflictDoUpdate({ target: [mailTexts.mail, mailTexts.language], set: { words, changedAt } });
    const after = await showMail(tx, place);
    await keep(c, tx, before, after);
    return after;
  });
  return privateAnswer(c, mail);
}

async function reset(c: ApiContext): Promise<Response> {
  const place = mailPlaceOf(c);
  const mail = await c.var.system.database.db.transaction(async (tx) => {
    await hold(tx, place);
    const before = await showMail(tx, place);
    await tx.delete(mailTexts).where(isAt(place));
    const after = await showMail(tx, place);
    await keep(c, tx, before, after);
    return after;
  });
  return privateAnswer(c, mail);
}

export const mailDeskRoutes: readonly Route[] = [
  serve(listMails, list),
  serve(openMail, open),
  serve(saveMail, withConflictDetail(save)),
  serve(resetMail, reset),
];
