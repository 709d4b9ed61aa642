import { EXPLAINED_DECISIONS } from '#src/contract/desk/moderation.ts';
import type { ObjectionState } from '#src/contract/objection.ts';
import type { Language } from '#src/domains/domain.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { OBJECTION_ANSWER_DAYS, OBJECTION_OPEN_DAYS } from '#src/rules/limits.ts';
import { type CipherContext, decryptText } from '../../db/encryption/seal.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import type { User } from '../../identity/find-user.ts';
import { toTermItem } from '../terms/term-item.ts';
import { getMessageText, type MessageTemplate } from './message-text.ts';

type Context = Pick<ContentSystem, 'database' | 'keys' | 'now'>;

/** Templates with an encrypted text in the message. */
const STORED_TEMPLATES = ['staff', 'decision', 'report'] as const;
type StoredTemplate = (typeof STORED_TEMPLATES)[number];

interface StoredMessage {
  readonly mid: number;
  readonly uuid: string;
  readonly template: MessageTemplate | StoredTemplate;
  readonly sealed: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly tid: number | null;
  readonly termUuid: string | null;
  readonly name: string | null;
  readonly description: string | null;
  /** True if the message explains a decision of staff. */
  readonly isDecision: boolean;
  readonly objectedAt: Date | null;
  readonly answerMid: number | null;
}

/** A message for its reader, in the reader's language. */
export interface UserMessageRow
  extends Pick<StoredMessage, 'mid' | 'template' | 'createdAt' | 'readAt' | 'isDecision'>,
    ObjectionState {
  readonly text: string;
  readonly badge: { readonly tid: number; readonly uuid: string } | null;
}

/** Returns the location of an encrypted staff text. */
export const toMessageContext = (uuid: string, uid: number): CipherContext => ({
  table: 'messages',
  row: uuid,
  owner: uid,
});

const DECISIONS = EXPLAINED_DECISIONS.map((action) => `'${action}'`).join(', ');

const select = (condition: string) => `
  select m.mid, m.uuid, m.template, m.text as sealed, m.created_at as "createdAt", m.read_at as "readAt", m.tid,
    t.uuid as "termUuid", w.name, w.description, d.id is not null as "isDecision", o.created_at as "objectedAt",
    o.answer_mid as "answerMid"
  from messages m
  left join moderation_actions d on d.uid = m.uid and d.mid = m.mid and d.action in (${DECISIONS})
  left join objections o on o.mid = m.mid
  left join terms t on t.tid = m.tid
  left join lateral (
    select * from term_translations w where w.tid = m.tid order by w.language <> $2, w.language desc limit 1
  ) w on true
  where m.uid = $1 ${condition}`;

const isStored = (template: string): template is StoredTemplate => STORED_TEMPLATES.some((item) => item === template);

function getWords({ keys }: Context, row: StoredMessage, uid: number, language: Language): string {
  const { template, uuid, sealed, name, description } = row;
  if (isStored(template)) return sealed === null ? '' : decryptText(keys, toMessageContext(uuid, uid), sealed);
  return getMessageText(template, language, { name: name ?? '', description: description ?? '' });
}

/** Returns the day by which an objection is answered. */
export const getObjectionDeadline = (sentAt: Date): CalendarDate =>
  addDays(getAmsterdamDate(sentAt), OBJECTION_ANSWER_DAYS);

/** Returns the state of an objection: possible once, for six months; the answer to it is a separate message. */
function getObjectionState(
  { now }: Pick<Context, 'now'>,
  { isDecision, objectedAt, answerMid, createdAt }: StoredMessage,
): ObjectionState {
  const isOpen = addDays(getAmsterdamDate(createdAt), OBJECTION_OPEN_DAYS) >= getAmsterdamDate(now());
  return {
    canObject: isDecision && objectedAt === null && isOpen,
    answerBefore: objectedAt !== null && answerMid === null ? getObjectionDeadline(objectedAt) : null,
  };
}

function read(system: Context, row: StoredMessage, uid: number, language: Language): UserMessageRow {
  const { mid, template, createdAt, readAt, tid, termUuid, isDecision } = row;
  const badge = tid === null || termUuid === null ? null : { tid, uuid: termUuid };
  const text = getWords(system, row, uid, language);
  return { mid, template, createdAt, readAt, badge, isDecision, ...getObjectionState(system, row), text };
}

/** Returns the user's messages, newest first. */
export async function findMessages(
  system: Context,
  uid: number,
  language: Language,
  location: { readonly limit: number; readonly offset: number },
): Promise<readonly UserMessageRow[]> {
  const text = select('order by m.mid desc limit $3 offset $4');
  const values = [uid, language, location.limit, location.offset];
  const { rows } = await system.database.pool.query<StoredMessage>({ name: 'messages_of', text, values });
  return rows.map((row) => read(system, row, uid, language));
}

/** Finds a message of the user; another user's is not found. */
export async function findMessage(
  system: Context,
  uid: number,
  language: Language,
  mid: number,
): Promise<UserMessageRow | undefined> {
  const text = select('and m.mid = $3');
  const values = [uid, language, mid];
  const { rows } = await system.database.pool.query<StoredMessage>({ name: 'message_of', text, values });
  return rows[0] && read(system, rows[0], uid, language);
}

/** Finds the newest message that explains a suspension, after the answer to an objection; null if there is none. */
export async function findSuspension(
  system: Context,
  { uid, language }: Pick<User, 'uid' | 'language'>,
): Promise<UserMessageRow | null> {
  const text = select("and d.action = 'suspend' order by m.mid desc limit 1");
  const { rows } = await system.database.pool.query<StoredMessage>({
    name: 'suspension_of',
    text,
    values: [uid, language],
  });
  const [row] = rows;
  if (!row) return null;
  const message = read(system, row, uid, language);
  const answer = row.answerMid === null ? undefined : await findMessage(system, uid, language, row.answerMid);
  return answer ? { ...message, text: `${answer.text}\n\n${message.text}` } : message;
}

/** Serializes a message as an entity. */
export function serializeMessage(message: UserMessageRow): WrappedFields {
  const { mid, template, text, createdAt, readAt, badge, canObject, answerBefore } = message;
  return {
    mid: wrapValue(mid),
    template: [{ target_id: template, target_type: 'message_template' }],
    text: wrapValue(text),
    created: serializeTime(createdAt),
    field_badge: badge === null ? [] : [toTermItem(badge)],
    field_read: wrapValue(readAt !== null),
    field_can_object: wrapValue(canObject),
    field_answer_before: answerBefore === null ? [] : wrapValue(answerBefore),
  };
}
