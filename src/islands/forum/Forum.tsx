import type { ReactNode } from 'react';
import type { ForumCategory } from '#src/contract/forum.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { LinkedDrawing, type LinkedDrawingName } from '#src/ui/drawing/LinkedDrawing.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AuthorPicture } from './Author.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { ForumRow } from './ForumRow.tsx';
import { CATEGORIES_QUERY, readCategories } from './operations.ts';
import { PostTime } from './PostTime.tsx';
import { TextLoadingFailure } from './TextLoadingFailure.tsx';

/** The icon of a category does not change while the order of the categories is unchanged. */
const SIGNS = [
  'teken-voorstellen',
  'teken-vandaag',
  'teken-moeilijk',
  'teken-helpt',
  'teken-lukt',
  'teken-nacht',
  'teken-thuis',
  'teken-vrij',
] as const satisfies readonly LinkedDrawingName[];

/** Start page of the forum with its categories (docs/specification.md, section 2). */
export function Forum(island: IslandProps) {
  return (
    <Island {...island}>
      <ForumScreen />
    </Island>
  );
}

function ForumScreen() {
  const { t } = useIsland();
  const renderFrame = (body: ReactNode) => <ForumFrame title={t('forum.title')}>{body}</ForumFrame>;
  return (
    <LoggedIn loading={renderFrame(<Skeleton shape="rows" label={t('forms.loading')} />)} frame={renderFrame}>
      <Categories />
    </LoggedIn>
  );
}

function Categories() {
  const { t } = useIsland();
  const categories = useCall(readCategories, CATEGORIES_QUERY);
  const rows = categories.status === 'done' ? categories.value.rows : [];
  const [first] = rows;
  return (
    <ForumFrame title={t('forum.title')} write={first && String(first.id)}>
      {categories.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {categories.status === 'error' && <TextLoadingFailure {...categories} />}
      {categories.status === 'done' && !first && (
        <EmptyState drawing="leeg-forum" title={t('forum.noCategories.title')}>
          {t('forum.noCategories.text')}
        </EmptyState>
      )}
      {first && (
        <ul className="sheet forum-rows" aria-label={t('forum.categories')}>
          {rows.map((category, index) => (
            <CategoryRow
              key={category.id}
              category={category}
              sign={SIGNS[index % SIGNS.length] as LinkedDrawingName}
            />
          ))}
        </ul>
      )}
    </ForumFrame>
  );
}

/** A category with the end of its newest post and its last authors; counts of 0 are hidden. */
function CategoryRow({ category, sign }: { category: ForumCategory; sign: LinkedDrawingName }) {
  const { t, href } = useIsland();
  const { id, name, description, posts, comments, lastCommentAt } = category;
  const [newestForumPost, previousForumPost] = category.newest.filter(({ author }) => author.kind !== 'nobody');
  const isOther =
    newestForumPost &&
    previousForumPost &&
    JSON.stringify(previousForumPost.author) !== JSON.stringify(newestForumPost.author);
  const counts = [
    posts > 0 && t('forum.posts', { count: posts }),
    comments > 0 && t('forum.comments', { count: comments }),
  ];
  return (
    <ForumRow picture={<LinkedDrawing name={sign} />} href={href('forum-category', { tid: id })} title={name}>
      <div className="soft forum-newest">
        {newestForumPost && (
          <span className="forum-faces" aria-hidden="true">
            <AuthorPicture author={newestForumPost.author} />
            {isOther && <AuthorPicture author={previousForumPost.author} />}
          </span>
        )}
        <p dir="auto">{newestForumPost?.body || description}</p>
      </div>
      <p className="soft forum-meta">
        {lastCommentAt !== null && (
          <span>
            <span className="visually-hidden">{t('forum.lastComment')} </span>
            <PostTime time={new Date(lastCommentAt * 1000).toISOString()} isShort />
          </span>
        )}
        {posts > 0 && <span>{counts.filter(Boolean).join(', ')}</span>}
      </p>
    </ForumRow>
  );
}
