import type { ReactNode } from 'react';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Comments } from './Comments.tsx';
import { ForumDialogs } from './Dialogs.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { readWholePost } from './operations.ts';
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

function useBack() {
  const { t, href, params } = useIsland();
  return { href: href('forum-category', { tid: params.tid ?? '' }), text: t('forum.toCategory') };
}

function PostScreen() {
  const { t } = useIsland();
  const back = useBack();
  const renderFrame = (body: ReactNode) => (
    <ForumFrame title={t('forum.title')} back={back}>
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
  const back = useBack();
  const fetched = useCall(readWholePost, { params: { id: Number(params.nid) } });
  if (fetched.status === 'error') {
    return (
      <ForumFrame title={t('forum.title')} back={back}>
        <TextLoadingFailure {...fetched} />
      </ForumFrame>
    );
  }
  const post = fetched.status === 'done' ? fetched.value : null;
  return (
    <ForumFrame title={post ? <span dir="auto">{post.title}</span> : t('forum.title')} back={back}>
      {post ? <PostArticle post={post} /> : <Skeleton shape="text" label={t('forms.loading')} />}
      <Comments nid={Number(params.nid)} />
    </ForumFrame>
  );
}
