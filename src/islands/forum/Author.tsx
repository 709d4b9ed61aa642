import type { ForumAuthor } from '#src/contract/forum.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { findAvatar } from '#src/ui/avatar/avatars.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Returns a function for the name of an author; deleted authors have a generic name. */
export function useAuthorName() {
  const { t } = useIsland();
  return (author: ForumAuthor): string => (author.kind === 'nobody' ? '' : author.name.trim()) || t('forum.nobody');
}

/** Nickname in any script, isolated from the text around it. */
export function AuthorName({ author }: { author: ForumAuthor }) {
  const { t } = useIsland();
  const { uid } = useUser();
  const getName = useAuthorName();
  return (
    <>
      <bdi>{getName(author)}</bdi>
      {author.kind === 'participant' && author.uid === uid && <span className="forum-tag">{t('forum.you')}</span>}
      {author.kind === 'team' && <span className="forum-tag">{t('forum.team')}</span>}
    </>
  );
}

/** Avatar of an author; the team has the mark of the product. */
export function AuthorPicture({ author }: { author: ForumAuthor }) {
  if (author.kind === 'participant') return <Avatar name={findAvatar(author.avatar)} />;
  if (author.kind === 'team') return <img className="forum-stand-in" src="/favicon.svg" alt="" />;
  return (
    <span className="forum-stand-in">
      <Icon name="user-round" />
    </span>
  );
}
