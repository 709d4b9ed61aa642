import type pg from 'pg';
import type { Language } from '#src/domains/domain.ts';
import { type Wrapped, wrapMoment, wrapValue } from '../../http/wrap.ts';
import { termItem } from '../terms/term-item.ts';
import { type MessageTemplate, messageText } from './message-text.ts';

interface MessageRow {
  readonly mid: number;
  readonly template: MessageTemplate;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly tid: number | null;
  readonly uuid: string | null;
  readonly name: string | null;
  readonly description: string | null;
}

const select = (condition: string) => `
  select m.mid, m.template, m.created_at as "createdAt", m.read_at as "readAt", m.tid, t.uuid, w.name, w.description
  from messages m
  left join terms t on t.tid = m.tid
  left join lateral (
    select * from term_translations w where w.tid = m.tid order by w.language <> $2, w.language desc limit 1
  ) w on true
  where m.uid = $1 ${condition}`;

/** Own messages, the newest first. */
export async function findMessages(
  pool: pg.Pool,
  uid: number,
  language: Language,
  place: { readonly limit: number; readonly offset: number },
): Promise<readonly MessageRow[]> {
  const text = select('order by m.mid desc limit $3 offset $4');
  const values = [uid, language, place.limit, place.offset];
  return (await pool.query<MessageRow>({ name: 'messages_of', text, values })).rows;
}

/** One own message; another person's is not found. */
export async function findMessage(
  pool: pg.Pool,
  uid: number,
  language: Language,
  mid: number,
): Promise<MessageRow | undefined> {
  const text = select('and m.mid = $3');
  return (await pool.query<MessageRow>({ name: 'message_of', text, values: [uid, language, mid] })).rows[0];
}

/** A message as an entity, its words made for the reader. */
export function wrapMessage(row: MessageRow, language: Language): Wrapped {
  const subject = { name: row.name ?? '', description: row.description ?? '' };
  return {
    mid: wrapValue(row.mid),
    template: [{ target_id: row.template, target_type: 'message_template' }],
    text: wrapValue(messageText(row.template, language, subject)),
    created: wrapMoment(row.createdAt),
    field_badge: row.tid === null || row.uuid === null ? [] : [termItem({ tid: row.tid, uuid: row.uuid })],
    field_read: wrapValue(row.readAt !== null),
  };
}
