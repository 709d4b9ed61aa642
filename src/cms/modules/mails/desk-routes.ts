import { changedMail, listMails, openMail, resetMail, saveMail } from '#src/contract/desk/mails.ts';
import { keepVersion } from '../../content/keep-version.ts';
import { publishThing } from '../../content/publish-thing.ts';
import { getActor } from '../../content/thing-kind.ts';
import { assertVersion, withConflictDetail } from '../../content/version-conflict.ts';
import { mailTexts } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readChecked } from '../../http/checked-body.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { MAILS, originalText } from '../../mail/mails.ts';
import { isMailName, type MailPlace, matchesMailPlace, showMail } from './mail-texts.ts';
import { holdMail, mailKey, mailPlace, mailThing } from './mail-thing.ts';

function mailPlaceOf(c: ApiContext): MailPlace {
  const place = mailPlace(c.req.param('mail'), c.req.param('language'));
  if (!place) throw new ApiError(404, 'not-found');
  return place;
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
  const mail = await c.var.system.database.db.transaction(async (tx) => {
    await holdMail(tx, place);
    assertVersion(await showMail(tx, place), version);
    await publishThing(tx, mailThing, mailKey(place), sent, getActor(c));
    return showMail(tx, place);
  });
  return privateAnswer(c, mail);
}

async function reset(c: ApiContext): Promise<Response> {
  const place = mailPlaceOf(c);
  const mail = await c.var.system.database.db.transaction(async (tx) => {
    await holdMail(tx, place);
    const before = await showMail(tx, place);
    await tx.delete(mailTexts).where(matchesMailPlace(place));
    const after = await showMail(tx, place);
    const thing = { kind: 'mail', key: mailKey(place) } as const;
    await keepVersion(getActor(c), tx, thing, { before: before.text, after: after.text });
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
