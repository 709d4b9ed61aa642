import type { Language } from '#src/domains/domain.ts';
import { type SealContext, unseal } from '../../db/encryption/seal.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type Wrapped, wrapMoment, wrapValue } from '../../http/wrap.ts';
import { termItem } from '../terms/term-item.ts';
import { type MessageTemplate, messageText } from './message-text.ts';

type Context = Pick<ContentSystem, 'database' | 'keys'>;

interface StoredMessage {
  readonly mid: number;
  readonly uuid: string;
  readonly template: MessageTemplate | 'staff' | 'decision';
  readonly sealed: string | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly tid: number | null;
  readonly termUuid: string | null;
  readonly name: string | null;
  readonly description: string | null;
}

/** A message for its reader, in the reader's language. */
export interface MessageRow extends Pick<StoredMessage, 'mid' | 'template' | 'createdAt' | 'readAt'> {
  readonly text: string;
  readonly badge: { readonly tid: number; readonly uuid: string } | null;
}

/** Location of a sealed staff text. */
export const messageSealContext = (uuid: string, uid: number): SealContext => ({
  table: 'messages',
  row: uuid,
  owner: uid,
});

const select = (condition: string) => `
  select m.mid, m.uuid, m.template, m.text as sealed, m.created_at as "createdAt", m.read_at as "readAt", m.tid,
    t.uuid as "termUuid", w.name, w.description
  from messages m
  left join terms t on t.tid = m.tid
  left join lateral (
    select * from term_translations w where w.tid = m.tid order by w.language <> $2, w.language desc limit 1
  ) w on true
  where m.uid = $1 ${condition}`;

/** Only a staff text is stored in a message. */
function wordsOf({ keys }: Context, row: StoredMessage, uid: number, language: Language): string {
  const { template, uuid, sealed, name, description } = row;
  if (template === 'staff' || template === 'decision')
    return sealed === null ? '' : unseal(keys, messageSealContext(uuid, uid), sealed);
  return messageText(template, language, { name: name ?? '', description: description ?? '' });
}

function read(system: Context, row: StoredMessage, uid: number, language: Language): MessageRow {
  const { mid, template, createdAt, readAt, tid, termUuid } = row;
  const badge = tid === null || termUuid === null ? null : { tid, uuid: termUuid };
  return { mid, template, createdAt, readAt, badge, text: wordsOf(system, row, uid, language) };
}

/** Own messages, newest first. */
export async function findMessages(
  system: Context,
  uid: number,
  language: Language,
  place: { readonly limit: number; readonly offset: number },
): Promise<readonly MessageRow[]> {
  const text = select('order by m.mid desc limit $3 offset $4');
  const values = [uid, language, place.limit, place.offset];
  const { rows } = await system.database.pool.query<StoredMessage>({ name: 'messages_of', text, values });
  return rows.map((row) => read(system, row, uid, language));
}

/** One own message; another user's is not found. */
export async function findMessage(
  system: Context,
  uid: number,
  language: Language,
  mid: number,
): Promise<MessageRow | undefined> {
  const text = select('and m.mid = $3');
  const values = [uid, language, mid];
  const { rows } = await system.database.pool.query<StoredMessage>({ name: 'message_of', text, values });
  return rows[0] && read(system, rows[0], uid, language);
}

/** A message as an entity. */
export function wrapMessage({ mid, template, text, createdAt, readAt, badge }: MessageRow): Wrapped {
  return {
    mid: wrapValue(mid),
    template: [{ target_id: template, target_type: 'message_template' }],
    text: wrapValue(text),
    created: wrapMoment(createdAt),
    field_badge: badge === null ? [] : [termItem(badge)],
    field_read: wrapValue(readAt !== null),
  };
}
