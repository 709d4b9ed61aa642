import { type OwnView, pageOfTotal } from '../../http/own-view.ts';
import { type Wrapped, wrapValue } from '../../http/wrap.ts';
import { type Term, wrapTerm } from '../terms/term-rows.ts';

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

const wrapCategory = (row: CategoryRow): Wrapped => ({
  ...wrapTerm(row),
  nid: wrapValue(row.posts),
  cid: wrapValue(row.comments),
  last_comment_timestamp: row.lastCommentAt === null ? [] : wrapValue(Math.floor(row.lastCommentAt.getTime() / 1000)),
});

/** The categories of the domain's forum, each with its counts and the time of its last comment. */
export const categoriesView: OwnView = {
  access: 'participant',
  show: async (c) => {
    const { system, domain, language } = c.var;
    const query = { name: 'forum_categories', text: CATEGORIES, values: [domain.key, language] };
    const { rows } = await system.database.pool.query<CategoryRow>(query);
    return { entities: rows.map(wrapCategory), pager: pageOfTotal(rows.length, Math.max(1, rows.length), 0) };
  },
};
