import { randomUUID } from 'node:crypto';
import { messageForm, sendMessage as operation } from '#src/contract/desk/people.ts';
import { encryptText } from '../../db/encryption/seal.ts';
import { messages } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { PEOPLE_FORM_TEXTS, readFormValues } from '../../http/form-values.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { findUserByUid, requireSession } from '../../identity/find-user.ts';
import { toMessageContext } from '../messages/message-row.ts';
import { recordAction } from '../moderation-records/actions.ts';
import { findModeratedText, readModeratedEntity } from '../moderation-records/moderated-texts.ts';
import { notifyMessage } from '../notifications/notify-message.ts';

/** Reads the forum text that a message is about; responds with 404 if it is not by that user. */
async function readAbout(c: ApiContext, about: unknown, uid: number) {
  if (about === undefined || about === null) return null;
  const entity = readModeratedEntity(about);
  const text = entity && (await findModeratedText(c.var.system, entity));
  if (!text || text.uid !== uid) throw new ApiError(404, 'not-found');
  return entity;
}

/** Sends a message to a participant, encrypted and recorded; the mail about it does not contain the text. */
export async function handleSendMessage(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const body = await readRequest(c, operation);
  const { text } = readFormValues(
    messageForm,
    { text: readPlainText(body, 'text') },
    { language, textKey: PEOPLE_FORM_TEXTS },
  );
  const uid = Number(body.uid);
  const subject = await readAbout(c, body.about, uid);
  const staffUid = requireSession(c).uid;
  await system.jobs.transact(async (tx) => {
    const reader = await findUserByUid(tx, uid);
    const isParticipant = reader?.role === 'client' || reader?.role === 'sso_client';
    if (!reader || !isParticipant) throw new ApiError(404, 'not-found');
    const now = system.now();
    const uuid = randomUUID();
    const ciphertext = encryptText(system.keys, toMessageContext(uuid, uid), text);
    const row = { uuid, uid, template: 'staff', text: ciphertext, createdAt: now } as const;
    const [message] = await tx.insert(messages).values(row).returning({ mid: messages.mid });
    if (!message) throw new Error('The message was not stored.');
    const { mid } = message;
    await recordAction(system, tx, {
      action: 'message',
      domain: reader.domain,
      about: subject,
      uid,
      mid,
      reason: null,
      staffUid,
      at: now,
    });
    await notifyMessage(tx, system, { reader, mid });
  });
  return respondEmpty(c);
}
