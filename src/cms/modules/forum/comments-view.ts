import { COMMENTS_ON_PAGE } from '#src/rules/limits.ts';
import { ApiError } from '../../http/api-error.ts';
import { type CallerView, readIdArgument } from '../../http/caller-view.ts';
import { clampPage } from '../../http/pager.ts';
import { COMMENT_COLUMNS, COMMENT_JOINS, type CommentRow, serializeComment } from './comment-row.ts';
import { MAX_PAGE_NUMBER } from './posts-view.ts';
import { getForumReader } from './show-post.ts';

type Row = (CommentRow | { readonly cid: null }) & { readonly total: number };

/**
 * Finds a page by the numbers of its comments, at any position; returns one empty row if there are none. The limit is
 * not needed for the numbers, but shows the planner how few rows there are.
 */
const PAGE = `
  with page as (
    select p.nid, p.tid, p.comments as total,
      least($4::int, greatest((p.comments - 1) / ${COMMENTS_ON_PAGE}, 0)) * ${COMMENTS_ON_PAGE} as before
    from forum_posts p where p.nid = $1 and p.domain = $2
  )
  select page.total, page.tid, ${COMMENT_COLUMNS}
  from page
  left join lateral (
    select * from comments c where c.nid = page.nid and c.number > page.before
    order by c.number limit ${COMMENTS_ON_PAGE}
  ) c on true
  ${COMMENT_JOINS}
  order by c.number`;

/** Lists the comments of a post in the order of writing, 10 per page. */
export const commentsView: CallerView = {
  access: 'participant',
  show: async (c, { page, args }) => {
    const { system, language } = c.var;
    const { domain, uid } = getForumReader(c);
    const values = [readIdArgument(args[0]), domain, uid, Math.min(page, MAX_PAGE_NUMBER)];
    const { rows } = await system.database.pool.query<Row>({ name: 'forum_comments_page', text: PAGE, values });
    if (!rows[0]) throw new ApiError(404, 'not-found');
    const entities = rows.flatMap((row) => (row.cid === null ? [] : [serializeComment(row, language)]));
    return { entities, pager: clampPage(rows[0].total, COMMENTS_ON_PAGE, page) };
  },
};
