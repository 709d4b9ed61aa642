import { useState } from 'react';
import type { ForumPost } from '#src/contract/forum.ts';
import { anonymisePost } from '#src/contract/forum-writes.ts';
import { DeleteDialog } from '#src/forms/DeleteDialog.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Check } from '#src/ui/check/Check.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { AuthorName, AuthorPicture, useAuthorName } from './Author.tsx';
import { EditPost } from './EditPost.tsx';
import { LikeButton } from './LikeButton.tsx';
import { MoreActions } from './MoreActions.tsx';
import { PendingNotice } from './PendingNotice.tsx';
import { PostTime } from './PostTime.tsx';
import { ReportButton } from './ReportButton.tsx';
import { getRefusalMessage } from './refusal-message.ts';

/** The post; its author can edit and delete it, others can report it (docs/specification.md, section 6). */
export function PostArticle({ post }: { post: ForumPost }) {
  const { t } = useIsland();
  const { uid } = useUser();
  const getName = useAuthorName();
  const [mode, setMode] = useState<'read' | 'edit'>('read');
  const [isLeaving, setLeaving] = useState(false);
  const [isReported, setReported] = useState(post.isReported);
  const [withComments, setWithComments] = useState(false);
  const { author } = post;
  const target = { type: 'node', id: post.id } as const;
  const isOwnEntry = author.kind === 'participant' && author.uid === uid;

  useEditFocus(mode === 'edit' ? 'post' : null, 'post-edit-title');
  if (mode === 'edit') return <EditPost post={post} onStop={() => setMode('read')} />;
  return (
    <article data-edit="post" tabIndex={-1} className="sheet forum-post">
      <header className="forum-by">
        <AuthorPicture author={author} />
        <div>
          <p className="forum-name">
            <AuthorName author={author} />
          </p>
          <p className="soft">
            <PostTime time={post.created} />
          </p>
        </div>
      </header>
      <p className="typed-text" dir="auto">
        {post.body}
      </p>
      {post.isHeld && <PendingNotice />}
      {author.kind !== 'nobody' && (
        <div className="row-actions">
          <LikeButton target={target} flags={post} about={getName(author)} />
          {author.kind === 'participant' && (
            <MoreActions about={getName(author)} isOpenAtFirst={post.isReported}>
              {isOwnEntry ? (
                <>
                  <RowAction icon="pencil" label={t('forum.edit')} about={post.title} onClick={() => setMode('edit')} />
                  <RowAction
                    icon="trash"
                    label={t('forum.delete')}
                    about={post.title}
                    onClick={() => setLeaving(true)}
                  />
                </>
              ) : (
                <ReportButton target={target} isReported={isReported} onChange={setReported} about={getName(author)} />
              )}
            </MoreActions>
          )}
        </div>
      )}
      <DeleteDialog
        open={isLeaving}
        title={t('forum.remove.post')}
        yes={t('forum.remove.yes')}
        no={t('forum.remove.no')}
        failed={t('forum.failed.remove')}
        explain={getRefusalMessage}
        remove={() => getApiClient().call(anonymisePost, { params: { id: post.id }, body: { withComments } })}
        onClose={() => setLeaving(false)}
        onDone={() => {
          showToast('done', t('forum.remove.postDone'));
          void refreshCalls('get-node');
          void refreshCalls('get-view');
        }}
      >
        <p>{t('forum.remove.postText')}</p>
        <Check
          id="with-comments"
          label={t('forum.remove.withComments')}
          help={t('forum.remove.withCommentsHelp')}
          checked={withComments}
          onChange={({ target: box }) => setWithComments(box.checked)}
        />
      </DeleteDialog>
    </article>
  );
}
