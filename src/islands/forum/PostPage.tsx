import type { ReactNode } from 'react';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Comments } from './Comments.tsx';
import { ForumDialogs } from './Dialogs.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { readPostWithText } from './operations.ts';
import { PostArticle } from './PostArticle.tsx';
import { TextLoadingFailure } from './TextLoadingFailure.tsx';

/** Page of a post with its comments and the reply form (docs/specification.md, section 2). */
export function PostPage(island: IslandProps) {
  return (
    <Island {...island}>
      <PostScreen />
    </Island>
  );
}

function useBackLink() {
  const { t, href, params } = useIsland();
  return { href: href('forum-category', { tid: params.tid ?? '' }), text: t('forum.toCategory') };
}

function PostScreen() {
  const { t } = useIsland();
  const backLink = useBackLink();
  const renderFrame = (body: ReactNode) => (
    <ForumFrame title={t('forum.title')} back={backLink}>
      {body}
    </ForumFrame>
  );
  return (
    <LoggedIn loading={renderFrame(<Skeleton shape="text" label={t('forms.loading')} />)} frame={renderFrame}>
      <ForumDialogs>
        <LoadedPost />
      </ForumDialogs>
    </LoggedIn>
  );
}

function LoadedPost() {
  const { t, params } = useIsland();
  const backLink = useBackLink();
  const fetchState = useCall(readPostWithText, { params: { id: Number(params.nid) } });
  if (fetchState.status === 'error') {
    return (
      <ForumFrame title={t('forum.title')} back={backLink}>
        <TextLoadingFailure {...fetchState} />
      </ForumFrame>
    );
  }
  const post = fetchState.status === 'done' ? fetchState.value : null;
  return (
    <ForumFrame title={post ? <span dir="auto">{post.title}</span> : t('forum.title')} back={backLink}>
      {post ? <PostArticle post={post} /> : <Skeleton shape="text" label={t('forms.loading')} />}
      <Comments nid={Number(params.nid)} />
    </ForumFrame>
  );
}
