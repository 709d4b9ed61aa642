import type { ParentComment } from '#src/contract/forum.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Returns the URL of the parent comment: its page and fragment, under the path of this post in this language. */
export function toParentHref(href: string, post: string): string {
  const index = href.search(/[?#]/);
  return index === -1 ? post : post + href.slice(index);
}

/** Author of the parent comment, linked to it (docs/specification.md, section 3, "Comment"). */
export function ParentLine({ parent, nid }: { parent: ParentComment; nid: number }) {
  const { t, href, params } = useIsland();
  const post = href('forum-post', { tid: params.tid ?? '', nid });
  return (
    <p className="forum-parent">
      <Icon name="reply" />
      <span>
        {t('forum.answerTo')}{' '}
        <a href={toParentHref(parent.href, post)}>
          <bdi>{parent.author?.trim() || t('forum.nobody')}</bdi>
        </a>
      </span>
    </p>
  );
}
