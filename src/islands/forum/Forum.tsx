import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { Moment } from './Moment.tsx';
import { CATEGORIES, readCategories } from './operations.ts';
import { Unloaded } from './Unloaded.tsx';

/** The categories of the forum (section 2). */
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
  const { t, href } = useIsland();
  const categories = useCall(readCategories, CATEGORIES);
  if (categories.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (categories.status === 'error') return <Unloaded {...categories} />;
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
      {rows.map(({ id, name, description, posts, comments, lastCommentAt }) => (
        <li key={id} className="sheet forum-row">
          <h2>
            <a href={href('forum-category', { tid: id })}>{name}</a>
          </h2>
          {description && <p>{description}</p>}
          <p className="soft forum-meta">
            <span>{t('forum.posts', { count: posts })}</span>
            <span>{t('forum.comments', { count: comments })}</span>
            {lastCommentAt !== null && (
              <span>
                {t('forum.lastComment')} <Moment at={new Date(lastCommentAt * 1000).toISOString()} />
              </span>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
