import { listMails } from '#src/contract/desk/list-mails.ts';
import type { MailText } from '#src/contract/desk/mail-text.ts';
import { openMail } from '#src/contract/desk/open-mail.ts';
import { resetMail } from '#src/contract/desk/reset-mail.ts';
import { changedMail, saveMail } from '#src/contract/desk/save-mail.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
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
    await holdFor(tx, `mail ${place.mail} ${place.language}`);
    assertVersion(await showMail(tx, place), version);
    await tx
      .insert(mailTexts)
      .values({ ...place, words, changedAt })
      .onConflictDoUpdate({ target: [mailTexts.mail, mailTexts.language], set: { words, changedAt } });
    return showMail(tx, place);
  });
  return privateAnswer(c, mail);
}

async function reset(c: ApiContext): Promise<Response> {
  const place = mailPlaceOf(c);
  const { db } = c.var.system.database;
  await db.delete(mailTexts).where(isAt(place));
  return privateAnswer(c, await showMail(db, place));
}

export const mailDeskRoutes: readonly Route[] = [
  serve(listMails, list),
  serve(openMail, open),
  serve(saveMail, withConflictDetail(save)),
  serve(resetMail, reset),
];
