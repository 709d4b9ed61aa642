import type { ForumCategory, ForumPost } from '#src/contract/forum.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { LinkedDrawing, type LinkedDrawingName } from '#src/ui/drawing/LinkedDrawing.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AuthorPicture } from './Author.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { CATEGORIES, readCategories } from './operations.ts';
import { PostTime } from './PostTime.tsx';
import { TextLoadingFailure } from './TextLoadingFailure.tsx';

/** Drawings used as icons. A category keeps its icon as long as the order of the categories is unchanged. */
const CATEGORY_DRAWINGS = [
  'laan',
  'brug',
  'uitkijk',
  'boomgaard',
  'wegwijzer',
  'dijk',
  'dorp',
  'hek',
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
  return (
    <ForumFrame title={t('forum.title')} lead={t('forum.lead')}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <Categories />
      </LoggedIn>
    </ForumFrame>
  );
}

function Categories() {
  const { t } = useIsland();
  const categories = useCall(readCategories, CATEGORIES);
  if (categories.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (categories.status === 'error') return <TextLoadingFailure {...categories} />;
  const { rows } = categories.value;
  if (rows.length === 0) {
    return (
      <EmptyState drawing="leeg-forum" title={t('forum.noCategories.title')}>
        {t('forum.noCategories.text')}
      </EmptyState>
    );
  }
  return (
    <ul className="forum-list" aria-label={t('forum.categories')}>
      {rows.map((category, index) => (
        <CategoryRow
          key={category.id}
          category={category}
          mark={CATEGORY_DRAWINGS[index % CATEGORY_DRAWINGS.length] as LinkedDrawingName}
        />
      ))}
    </ul>
  );
}

/** A category with its last authors; counts of 0 are hidden. */
function CategoryRow({ category, mark }: { category: ForumCategory; mark: LinkedDrawingName }) {
  const { t, href } = useIsland();
  const { id, name, description, posts, comments, lastCommentAt } = category;
  return (
    <li className="sheet forum-row forum-category-row">
      <span className="forum-mark">
        <LinkedDrawing name={mark} />
      </span>
      <div>
        <h2>
          <a href={href('forum-category', { tid: id })}>{name}</a>
        </h2>
        {description && <p>{description}</p>}
        <NewestPost posts={category.newest} />
        {posts > 0 && (
          <p className="soft forum-meta">
            <span>{t('forum.posts', { count: posts })}</span>
            {comments > 0 && <span>{t('forum.comments', { count: comments })}</span>}
            {lastCommentAt !== null && (
              <span>
                {t('forum.lastComment')} <PostTime at={new Date(lastCommentAt * 1000).toISOString()} place="sentence" />
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  );
}

/** Title of the newest post and the avatars of the last authors, without deleted posts. */
function NewestPost({ posts }: { posts: readonly ForumPost[] }) {
  const { t } = useIsland();
  const shown = posts.filter(({ author }) => author.kind !== 'nobody');
  const [newest, before] = shown;
  if (!newest) return null;
  const isOther = before !== undefined && JSON.stringify(before.author) !== JSON.stringify(newest.author);
  return (
    <div className="forum-newest">
      <span className="forum-faces" aria-hidden="true">
        <AuthorPicture author={newest.author} />
        {isOther && <AuthorPicture author={before.author} />}
      </span>
      <p>
        {t('forum.newest')} <bdi>{newest.title}</bdi>
      </p>
    </div>
  );
}
