import { POSTS_ON_PAGE } from '#src/rules/limits.ts';
import { ApiError } from '../../http/api-error.ts';
import { type CallerView, readIdArgument } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { requireSession } from '../../identity/find-user.ts';
import { type PostListRow, selectListedColumns, serializePostSummary } from './post-row.ts';

/** Maximum page number passed to the database; beyond it the last page is returned anyway. */
export const MAX_PAGE_NUMBER = 10_000_000;

type Row = (PostListRow | { readonly nid: null }) & { readonly total: number };

/**
 * Finds a page by the numbers of its posts, at any position; returns one empty row if there are none. The limit is not
 * needed for the numbers, but shows the planner how few rows there are.
 */
const PAGE = `
  with category as (
    select t.tid, coalesce(k.posts, 0) as total
    from terms t left join forum_counts k on k.domain = $1 and k.tid = t.tid
    where t.tid = $2 and t.vocabulary = 'forums' and t.domains @> array[$1]
  ), page as (
    select tid, total, total - least($3::int, greatest((total - 1) / ${POSTS_ON_PAGE}, 0)) * ${POSTS_ON_PAGE} as top
    from category
  )
  select page.total, ${selectListedColumns('$4', '$5')}
  from page
  left join lateral (
    select * from forum_posts p where p.domain = $1 and p.tid = page.tid and p.number <= page.top
    order by p.number desc limit ${POSTS_ON_PAGE}
  ) p on true
  left join terms t on t.tid = p.tid
  left join users u on u.uid = p.uid
  order by p.number desc`;

/** Lists the posts of a category, newest first, without their bodies. */
export const postsView: CallerView = {
  access: 'participant',
  show: async (c, { page, args }) => {
    const { system, domain, language } = c.var;
    const pageIndex = Math.min(page, MAX_PAGE_NUMBER);
    const values = [domain.key, readIdArgument(args[0]), pageIndex, language, requireSession(c).uid];
    const { rows } = await system.database.pool.query<Row>({ name: 'forum_posts_page', text: PAGE, values });
    if (!rows[0]) throw new ApiError(404, 'not-found');
    const posts = rows.flatMap((row) => (row.nid === null ? [] : [serializePostSummary(row, language)]));
    return { entities: posts, pager: clampPage(rows[0].total, POSTS_ON_PAGE, page) };
  },
};
