import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Language } from '#src/domains/domain.ts';
import { COMMENTS_ON_PAGE } from '#src/rules/limits.ts';
import { getServerText } from '../../http/server-texts.ts';
import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import type { ForumReader } from './post-row.ts';
import {
  type AuthorRow,
  type FlagRow,
  isHeldForAuthorSql,
  selectFlags,
  selectVisibleAuthor,
  serializeAuthor,
  serializeFlags,
  serializeModerationFlag,
  toAuthorName,
} from './serialize-author.ts';

/** Comment with its parent, for a reader. */
export interface CommentRow extends AuthorRow, FlagRow {
  readonly cid: number;
  readonly uuid: string;
  readonly nid: number;
  readonly tid: number;
  readonly body: string;
  readonly isHeld: boolean | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
  readonly pid: number | null;
  readonly parentNumber: number | null;
  readonly parentAuthor: AuthorRow['author'] | null;
  readonly parentNickname: string | null;
}

/** Columns of a comment `c`; $3 is the reader. */
export const COMMENT_COLUMNS = `
  c.cid, c.uuid, c.nid, c.body, c.uid, ${selectVisibleAuthor('c', '$3')} as author, ${isHeldForAuthorSql('c', '$3')} as "isHeld", u.nickname, u.avatar, c.created_at as "createdAt",
  c.changed_at as "changedAt", c.pid, parent.number as "parentNumber", ${selectVisibleAuthor('parent', '$3')} as "parentAuthor",
  pu.nickname as "parentNickname", f.*`;

export const COMMENT_JOINS = `
  left join users u on u.uid = c.uid
  left join comments parent on parent.cid = c.pid
  left join users pu on pu.uid = parent.uid
  cross join lateral ${selectFlags('comment', 'c.cid', '$3')} f`;

const SELECT_ONE = `
  select p.tid, ${COMMENT_COLUMNS}
  from comments c join forum_posts p on p.nid = c.nid ${COMMENT_JOINS}
  where c.cid = $1 and p.domain = $2`;

/** Finds a comment of this domain, for a reader. */
export async function findComment(
  pool: pg.Pool,
  cid: number,
  { domain, uid }: ForumReader,
): Promise<CommentRow | undefined> {
  return (await pool.query<CommentRow>({ name: 'forum_comment', text: SELECT_ONE, values: [cid, domain, uid] }))
    .rows[0];
}

/** Returns the URL of a comment: the page of its post, and its anchor there. */
const toCommentPath = ({ tid, nid }: CommentRow, cid: number, number: number): string =>
  `/forum/${tid}/${nid}?page=${Math.ceil(number / COMMENTS_ON_PAGE)}#comment-${cid}`;

function wrapParent(row: CommentRow, language: Language): WrappedFields {
  if (row.pid === null || row.parentNumber === null || row.parentAuthor === null) {
    return { pid: [], parent_comment: [], parent_author: [] };
  }
  const name = toAuthorName({ author: row.parentAuthor, nickname: row.parentNickname }, language);
  return {
    pid: [{ target_id: row.pid, target_type: 'comment' }],
    parent_comment: wrapValue(toCommentPath(row, row.pid, row.parentNumber)),
    parent_author: name === null ? [] : wrapValue(name),
  };
}

/** Returns the version of a text: 48 bits of its hash. Equal texts have equal versions. */
export const getTextVersion = (text: string): number =>
  Number.parseInt(createHash('sha256').update(text).digest('hex').slice(0, 12), 16);

/** Serializes a comment as an entity. */
export function serializeComment(row: CommentRow, language: Language): WrappedFields {
  const body = row.author === 'nobody' ? getServerText('removed.comment', language) : row.body;
  return {
    cid: wrapValue(row.cid),
    ...(row.author === 'nobody' ? {} : { vid: wrapValue(getTextVersion(row.body)) }),
    uuid: wrapValue(row.uuid),
    comment_type: [{ target_id: 'comment_forum', target_type: 'comment_type' }],
    status: wrapValue(true),
    uid: serializeAuthor(row, language),
    entity_id: [{ target_id: row.nid, target_type: 'node' }],
    entity_type: wrapValue('node'),
    field_name: wrapValue('comment_forum'),
    ...wrapParent(row, language),
    field_body: [{ value: body, format: 'poor_text' }],
    ...serializeModerationFlag(row),
    created: serializeTime(row.createdAt),
    changed: serializeTime(row.changedAt),
    flags: serializeFlags(row, 'comment'),
  };
}
