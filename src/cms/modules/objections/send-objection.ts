import { randomUUID } from 'node:crypto';
import {
  type ObjectionTexts,
  objectionForm,
  objectToDecision as ofMessage,
  objectToSuspension as ofSuspension,
} from '#src/contract/objection.ts';
import { objections } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readFormValues } from '../../http/form-values.ts';
import { readRequest, type WireBody } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { readIdParam } from '../../http/route.ts';
import { wrapValue } from '../../http/wrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import { findUserByPassword } from '../accounts/login.ts';
import { findMessage, findSuspension, getObjectionDeadline, type UserMessageRow } from '../messages/message-row.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { encryptObjection } from './objection-texts.ts';

const readObjectionTexts = (c: ApiContext, body: WireBody): ObjectionTexts =>
  readFormValues(
    objectionForm,
    { why: readPlainText(body, 'why'), more: readPlainText(body, 'more') },
    { language: c.var.language, textKey: 'forms.objection.errors' },
  );

/** Stores an objection to the decision of a message, once; staff have to answer it within two weeks. */
async function storeObjection(
  c: ApiContext,
  uid: number,
  message: Pick<UserMessageRow, 'mid' | 'isDecision' | 'canObject'> | null | undefined,
  objectionTexts: ObjectionTexts,
): Promise<Response> {
  const { system } = c.var;
  if (!message?.isDecision) throw new ApiError(404, 'not-found');
  if (!message.canObject) throw new ApiError(409, 'objection-closed');
  const now = system.now();
  const uuid = randomUUID();
  const row = {
    uid,
    mid: message.mid,
    uuid,
    words: encryptObjection(system, uuid, uid, objectionTexts),
    createdAt: now,
  };
  const { db } = system.database;
  const insertedRows = await db.insert(objections).values(row).onConflictDoNothing().returning({ id: objections.id });
  if (insertedRows.length === 0) throw new ApiError(409, 'objection-closed');
  const isHelpShown = await mentionsSuicide(db, [objectionTexts.why, objectionTexts.more]);
  return respondPrivately(
    c,
    {
      field_answer_before: wrapValue(getObjectionDeadline(now)),
      field_help_shown: wrapValue(isHelpShown),
    },
    201,
  );
}

/** Objects to the decision that a message of the user explains. */
export async function objectToDecision(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { uid } = requireSession(c);
  const mid = readIdParam(c, 'id');
  const body = await readRequest(c, ofMessage);
  const message = await findMessage(system, uid, language, mid);
  return storeObjection(c, uid, message, readObjectionTexts(c, body));
}

/** Objects to the user's suspension, with the address and password of the account. */
export async function objectToSuspension(c: ApiContext): Promise<Response> {
  const { system, domain } = c.var;
  const body = await readRequest(c, ofSuspension);
  const objectionTexts = readObjectionTexts(c, body);
  const user = await findUserByPassword(c, domain.key, readPlainText(body, 'name'), readPlainText(body, 'pass'));
  if (user.status !== 'suspended') throw new ApiError(404, 'not-found');
  return storeObjection(c, user.uid, await findSuspension(system, user), objectionTexts);
}
