import { findLastSentence } from '#src/rules/forum/last-sentence.ts';
import type { CallerView } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { type WrappedFields, wrapValue } from '../../http/wrap.ts';
import { requireSession } from '../../identity/find-user.ts';
import { serializeTerm, type Term } from '../terms/term-rows.ts';
import { type PostListRow, selectListedColumns, serializePostSummary } from './post-row.ts';

interface CategoryRow extends Term {
  readonly posts: number;
  readonly comments: number;
  readonly lastCommentAt: Date | null;
}

const CATEGORIES = `
  select t.tid, t.uuid, t.vocabulary, t.weight, w.language, w.name, w.description, w.fields,
    coalesce(k.posts, 0) as posts, coalesce(k.comments, 0) as comments, k.last_comment_at as "lastCommentAt"
  from terms t
  cross join lateral (
    select * from term_translations w where w.tid = t.tid order by w.language <> $2, w.language desc limit 1
  ) w
  left join forum_counts k on k.domain = $1 and k.tid = t.tid
  where t.vocabulary = 'forums' and t.domains @> array[$1]
  order by t.weight, t.tid`;

/** Number of newest posts listed for each category. */
const NEWEST_POSTS_COUNT = 2;

/** Selects the newest posts of each category, by their numbers, and the ends of their texts. */
const NEWEST_POSTS = `
  select ${selectListedColumns('$2', '$3')},
    right(coalesce(p.translations #>> array[$2, 'body'], p.body), 1000) as end
  from terms t
  cross join lateral (
    select * from forum_posts p where p.domain = $1 and p.tid = t.tid order by p.number desc limit ${NEWEST_POSTS_COUNT}
  ) p
  left join users u on u.uid = p.uid
  where t.vocabulary = 'forums' and t.domains @> array[$1]
  order by p.tid, p.number desc`;

const wrapCategory = (row: CategoryRow, newest: readonly WrappedFields[]): WrappedFields => ({
  ...serializeTerm(row),
  newest_posts: newest,
  nid: wrapValue(row.posts),
  cid: wrapValue(row.comments),
  last_comment_timestamp: row.lastCommentAt === null ? [] : wrapValue(Math.floor(row.lastCommentAt.getTime() / 1000)),
});

/** Lists the categories of the domain's forum, with their counts, time of the last comment and newest posts. */
export const categoriesView: CallerView = {
  access: 'participant',
  show: async (c) => {
    const { system, domain, language } = c.var;
    const { pool } = system.database;
    const values = [domain.key, language];
    const [{ rows }, posts] = await Promise.all([
      pool.query<CategoryRow>({ name: 'forum_categories', text: CATEGORIES, values }),
      pool.query<PostListRow & { readonly end: string }>({
        name: 'forum_newest_posts',
        text: NEWEST_POSTS,
        values: [...values, requireSession(c).uid],
      }),
    ]);
    const getNewest = (tid: number) =>
      posts.rows
        .filter((post) => post.tid === tid)
        .map((post) => ({
          ...serializePostSummary(post, language),
          body: post.author === 'nobody' ? [] : wrapValue(findLastSentence(post.end, language)),
        }));
    return {
      entities: rows.map((row) => wrapCategory(row, getNewest(row.tid))),
      pager: clampPage(rows.length, Math.max(1, rows.length), 0),
    };
  },
};
