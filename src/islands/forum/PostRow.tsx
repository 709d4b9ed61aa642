import type { ForumPost } from '#src/contract/forum-post.ts';
import { useIsland } from '#src/session/Island.tsx';
import { AuthorName, AuthorPicture } from './Author.tsx';
import { PostTime } from './PostTime.tsx';

/** A post in the list of its category: title, when, and under which nickname. */
export function PostRow({ post, tid }: { post: ForumPost; tid: string }) {
  const { t, href } = useIsland();
  return (
    <li className="sheet forum-row forum-post-row">
      <AuthorPicture author={post.author} />
      <div>
        <h2>
          <a href={href('forum-post', { tid, nid: post.id })} dir="auto">
            {post.title}
          </a>
        </h2>
        <p className="soft forum-meta">
          <span>
            <AuthorName author={post.author} />
          </span>
          <PostTime at={post.created} />
          {post.comments > 0 && <span>{t('forum.comments', { count: post.comments })}</span>}
        </p>
      </div>
    </li>
  );
}
