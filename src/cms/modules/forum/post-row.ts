import type pg from 'pg';
import type { Language } from '#src/domains/domain.ts';
import { getServerText } from '../../http/server-texts.ts';
import { serializeTime, type WrappedFields, wrapValue } from '../../http/wrap.ts';
import {
  type AuthorRow,
  type FlagRow,
  isHeldForAuthorSql,
  selectFlags,
  selectVisibleAuthor,
  serializeAuthor,
  serializeFlags,
  serializeModerationFlag,
} from './serialize-author.ts';

/** A post in a list. */
export interface PostListRow extends AuthorRow {
  readonly nid: number;
  readonly uuid: string;
  readonly tid: number;
  readonly termUuid: string;
  readonly title: string;
  readonly comments: number;
  readonly lastCommentAt: Date | null;
  readonly revision: number;
  readonly isHeld: boolean | null;
  readonly createdAt: Date;
  readonly changedAt: Date;
}

/** A post on its page. */
interface PostRow extends PostListRow, FlagRow {
  readonly body: string;
}

/** Returns the columns of a listed post, in the reader's language if the team wrote it in that language. */
export const selectListedColumns = (language: string, me: string): string => `
  p.nid, p.uuid, p.tid, t.uuid as "termUuid", p.uid, ${selectVisibleAuthor('p', me)} as author, ${isHeldForAuthorSql('p', me)} as "isHeld", u.nickname, u.avatar,
  coalesce(p.translations #>> array[${language}, 'title'], p.title) as title, p.comments,
  p.last_comment_at as "lastCommentAt", p.revision, p.created_at as "createdAt", p.changed_at as "changedAt"`;

const SELECT_ONE = `
  select ${selectListedColumns('$4', '$3')}, coalesce(p.translations #>> array[$4, 'body'], p.body) as body, f.*
  from forum_posts p
  join terms t on t.tid = p.tid
  left join users u on u.uid = p.uid
  cross join lateral ${selectFlags('post', 'p.nid', '$3')} f
  where p.nid = $1 and p.domain = $2`;

export interface ForumReader {
  readonly domain: string;
  readonly uid: number;
  readonly language: Language;
}

/** Finds a post of this domain, for a reader. */
export async function findPost(pool: pg.Pool, nid: number, reader: ForumReader): Promise<PostRow | undefined> {
  const values = [nid, reader.domain, reader.uid, reader.language];
  return (await pool.query<PostRow>({ name: 'forum_post', text: SELECT_ONE, values })).rows[0];
}

/** Serializes a post as a node, without its body and flags. */
export function serializePostSummary(row: PostListRow, language: Language): WrappedFields {
  const title = row.author === 'nobody' ? getServerText('removed.title', language) : row.title;
  const last = row.lastCommentAt;
  return {
    nid: wrapValue(row.nid),
    uuid: wrapValue(row.uuid),
    vid: wrapValue(row.revision),
    type: [{ target_id: 'forum', target_type: 'node_type' }],
    status: wrapValue(true),
    uid: serializeAuthor(row, language),
    title: wrapValue(title),
    created: serializeTime(row.createdAt),
    changed: serializeTime(row.changedAt),
    taxonomy_forums: [
      {
        target_id: row.tid,
        target_type: 'taxonomy_term',
        target_uuid: row.termUuid,
        url: `/taxonomy/term/${row.tid}`,
      },
    ],
    comment_forum: [
      {
        status: 2,
        comment_count: row.comments,
        last_comment_timestamp: last === null ? null : Math.floor(last.getTime() / 1000),
      },
    ],
  };
}

/** Serializes a whole post as a node. */
export function serializePost(row: PostRow, language: Language): WrappedFields {
  const body = row.author === 'nobody' ? getServerText('removed.post', language) : row.body;
  return {
    ...serializePostSummary(row, language),
    body: [{ value: body, format: 'poor_text' }],
    ...serializeModerationFlag(row),
    flags: serializeFlags(row, 'post'),
  };
}
