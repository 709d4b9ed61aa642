import type { ReactNode } from 'react';
import type { ForumPost } from '#src/contract/forum.ts';
import { getPagination } from '#src/rules/forum/pagination.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Pager } from '#src/ui/pager/Pager.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AuthorName, AuthorPicture } from './Author.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { ForumRow } from './ForumRow.tsx';
import { CATEGORIES_QUERY, readCategories, readPosts, toForumPageInput } from './operations.ts';
import { PostTime } from './PostTime.tsx';
import { TextLoadingFailure } from './TextLoadingFailure.tsx';
import { usePage } from './use-page.ts';

/** A post in the list of its category: title, time and nickname. */
function PostRow({ post, tid }: { post: ForumPost; tid: string }) {
  const { t, href } = useIsland();
  return (
    <ForumRow
      picture={<AuthorPicture author={post.author} />}
      href={href('forum-post', { tid, nid: post.id })}
      title={post.title}
    >
      <p className="soft forum-meta">
        <span>
          <AuthorName author={post.author} />
        </span>
        <PostTime time={post.created} isShort />
        {post.comments > 0 && <span>{t('forum.comments', { count: post.comments })}</span>}
      </p>
    </ForumRow>
  );
}

/** Page of a category: its description, a button to write, and its posts (docs/specification.md, section 2). */
export function Category(island: IslandProps) {
  return (
    <Island {...island}>
      <CategoryScreen />
    </Island>
  );
}

function CategoryScreen() {
  const { t, href } = useIsland();
  const backLink = { href: href('forum'), text: t('forum.toForum') };
  const renderFrame = (body: ReactNode) => (
    <ForumFrame title={t('forum.title')} back={backLink}>
      {body}
    </ForumFrame>
  );
  return (
    <LoggedIn loading={renderFrame(<Skeleton shape="rows" label={t('forms.loading')} />)} frame={renderFrame}>
      <LoadedCategory />
    </LoggedIn>
  );
}

function LoadedCategory() {
  const { t, href, params } = useIsland();
  const tid = params.tid ?? '';
  const { page } = usePage();
  const categories = useCall(readCategories, CATEGORIES_QUERY);
  const posts = useCall(readPosts, toForumPageInput('posts', tid, page ?? 1));
  // Shows the description together with the posts, so that the layout does not shift.
  const isWaiting = posts.status === 'loading' || categories.status === 'loading';
  const category =
    !isWaiting && categories.status === 'done' ? categories.value.rows.find(({ id }) => String(id) === tid) : null;
  return (
    <ForumFrame
      title={category?.name ?? t('forum.title')}
      lead={category?.description}
      back={{ href: href('forum'), text: t('forum.toForum') }}
      write={category ? tid : undefined}
    >
      {isWaiting && <Skeleton shape="rows" label={t('forms.loading')} />}
      {!isWaiting && posts.status === 'error' && <TextLoadingFailure {...posts} />}
      {!isWaiting && posts.status === 'done' && posts.value.rows.length === 0 && (
        <EmptyState drawing="leeg-forum" title={t('forum.empty.title')}>
          {t('forum.empty.text')}
        </EmptyState>
      )}
      {!isWaiting && posts.status === 'done' && posts.value.rows.length > 0 && (
        <>
          <ol className="sheet forum-rows" aria-label={t('forum.postsLabel')}>
            {posts.value.rows.map((post) => (
              <PostRow key={post.id} post={post} tid={tid} />
            ))}
          </ol>
          <Pager
            label={t('forum.pages.posts')}
            items={getPagination(posts.value.pager.currentPage + 1, posts.value.pager.totalPages)}
            current={posts.value.pager.currentPage + 1}
            href={(to) => `?page=${to}`}
            texts={{
              page: (number) => t('forum.pages.page', { number }),
              previous: t('forum.pages.previous'),
              next: t('forum.pages.next'),
            }}
          />
        </>
      )}
    </ForumFrame>
  );
}
