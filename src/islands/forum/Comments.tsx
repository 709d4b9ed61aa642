import { getPageAfterPosting } from '#src/rules/forum/comment-page.ts';
import { getPagination } from '#src/rules/forum/pagination.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Pager } from '#src/ui/pager/Pager.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';
import { readComments, toForumPageInput } from './operations.ts';
import { TextLoadingFailure } from './TextLoadingFailure.tsx';
import { usePage, useScrollToFragment } from './use-page.ts';

/**
 * Comments of a post, 10 per page. Opens on the last page; after posting, on the page of the new comment
 * (docs/specification.md, section 4).
 */
export function Comments({ nid }: { nid: number }) {
  const { t } = useIsland();
  const { page, turnTo } = usePage();
  const comments = useCall(readComments, toForumPageInput('comments', nid, page));
  useScrollToFragment(comments.status === 'done' && comments.isFresh, page);

  if (comments.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (comments.status === 'error') return <TextLoadingFailure {...comments} />;
  const { rows, pager } = comments.value;
  const total = pager?.totalItems ?? rows.length;
  const current = pager.currentPage + 1;
  const showNewComment = (cid: number) => {
    turnTo(getPageAfterPosting(total), `comment-${cid}`);
    void refreshCalls('get-view');
  };
  return (
    <section className="stack" aria-labelledby="comments">
      <h2 id="comments">{t('forum.commentsTitle', { count: total })}</h2>
      {rows.length === 0 ? (
        <p>{t('forum.noComments')}</p>
      ) : (
        <ol className="forum-list">
          {rows.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} nid={nid} page={current} onReplied={showNewComment} />
            </li>
          ))}
        </ol>
      )}
      <Pager
        label={t('forum.pages.comments')}
        items={getPagination(current, pager.totalPages)}
        current={current}
        href={(to) => `?page=${to}#comments`}
        texts={{
          page: (number) => t('forum.pages.page', { number }),
          previous: t('forum.pages.previous'),
          next: t('forum.pages.next'),
        }}
      />
      <div className="sheet">
        <CommentForm nid={nid} parent={null} onPosted={showNewComment} />
      </div>
    </section>
  );
}
