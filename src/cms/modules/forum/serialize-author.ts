import type { WireItem } from '#registry/fields/field.ts';
import type { Language } from '#src/domains/domain.ts';
import { getServerText } from '../../http/server-texts.ts';
import { type WrappedFields, wrapValue } from '../../http/wrap.ts';

/** Author columns of a text; a bigint is sent as text. */
export interface AuthorRow {
  readonly author: 'participant' | 'team' | 'nobody';
  readonly uid: string | null;
  readonly nickname: string | null;
  readonly avatar: number | null;
}

/** Returns the name of an author; null for a removed author. */
export function toAuthorName(
  { author, nickname }: Omit<AuthorRow, 'uid' | 'avatar'>,
  language: Language,
): string | null {
  if (author === 'team') return getServerText('team.forum', language);
  return author === 'participant' ? (nickname ?? '') : null;
}

/** Serializes the author with name and avatar; no name for a removed author, uid 0 for the team. */
export function serializeAuthor(row: AuthorRow, language: Language): readonly WireItem[] {
  const name = toAuthorName(row, language);
  if (name === null) return [];
  const uid = row.author === 'team' ? 0 : Number(row.uid);
  return [{ target_id: uid, target_type: 'user', name, avatar: row.avatar }];
}

export interface FlagRow {
  readonly likes: number;
  readonly isLiked: boolean;
  readonly isReported: boolean;
}

/** Serializes the number of likes, and the reader's own like and report. Reports of others are never shown. */
export const serializeFlags = (
  { likes, isLiked, isReported }: FlagRow,
  kind: 'post' | 'comment',
): readonly WireItem[] => [
  { flag: kind === 'post' ? 'like_post' : 'like', count: likes, flagged: isLiked },
  { flag: kind === 'post' ? 'inappropriate_post' : 'inappropriate', flagged: isReported },
];

/** Returns SQL for the flags of one entity, in the shape of `FlagRow`; `me` is the reader's uid. */
export const selectFlags = (kind: 'post' | 'comment', id: string, me: string): string => {
  const [like, report] = kind === 'post' ? ['like_post', 'inappropriate_post'] : ['like', 'inappropriate'];
  return `
  (select count(*)::int as likes, coalesce(bool_or(f.uid = ${me}), false) as "isLiked",
    exists (select from flaggings r where r.flag = '${report}' and r.entity_id = ${id} and r.uid = ${me}) as "isReported"
  from flaggings f where f.flag = '${like}' and f.entity_id = ${id})`;
};

/** Returns SQL that is true if a text is held for review and its reader is its author; `me` is the reader's uid. */
export const isHeldForAuthorSql = (row: string, me: string): string => `(${row}.is_held and ${row}.uid = ${me})`;

/**
 * Returns SQL for the author's name for a reader: anonymous while the text is hidden, except that its author gets the
 * name until a moderator has read the text.
 */
export const selectVisibleAuthor = (row: string, me: string): string =>
  `case when ${row}.hidden_at is null or ${isHeldForAuthorSql(row, me)} then ${row}.author else 'nobody' end`;

/** Serializes the field of a text that only its author sees until a moderator has read it. */
export const serializeModerationFlag = ({ isHeld }: { readonly isHeld: boolean | null }): WrappedFields =>
  isHeld ? { field_held: wrapValue(true) } : {};
