import { useState } from 'react';
import { commentForm } from '#src/contract/forms/community.ts';
import { commentFields, type ForumComment } from '#src/contract/forum.ts';
import { anonymiseComment, updateComment } from '#src/contract/forum-writes.ts';
import { DeleteDialog } from '#src/forms/DeleteDialog.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { useWritingForm } from '#src/forms/use-writing-form.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { AuthorName, AuthorPicture, useAuthorName } from './Author.tsx';
import { CommentForm } from './CommentForm.tsx';
import { useDialogs } from './Dialogs.tsx';
import { LikeButton } from './LikeButton.tsx';
import { MoreActions } from './MoreActions.tsx';
import { OtherVersion } from './OtherVersion.tsx';
import { readComments, toForumPageInput } from './operations.ts';
import { ParentLine } from './ParentLine.tsx';
import { PendingNotice } from './PendingNotice.tsx';
import { PostTime } from './PostTime.tsx';
import { ReportButton } from './ReportButton.tsx';
import { getRefusalMessage } from './refusal-message.ts';

interface CommentProps {
  comment: ForumComment;
  nid: number;
  /** Page of the comment, from 1. */
  page: number;
}

/**
 * Form to edit the user's comment; reloads the page of comments afterwards (docs/specification.md, section 7). If it was
 * saved elsewhere, that version is shown above it.
 */
function EditComment({ comment, nid, page, onStop }: CommentProps & { onStop: () => void }) {
  const { t } = useIsland();
  const [start] = useState(() => ({ body: comment.body }));
  const { needNickname } = useDialogs();
  const form = useWritingForm({
    form: commentForm,
    fields: commentFields,
    id: `comment-edit-${comment.id}`,
    draftName: `comment-edit-${comment.id}`,
    start,
    revision: comment.revision,
    textKey: 'forum.errors.comment',
    explain: (failure) => (failure.kind === 'conflict' ? t('forum.commentConflict') : getRefusalMessage(failure)),
    send: async ({ body }, { revision }) => {
      await needNickname();
      return getApiClient().call(updateComment, { params: { id: comment.id, revision }, body: { post: nid, body } });
    },
    readCurrent: async () => {
      const result = await getApiClient().call(readComments, toForumPageInput('comments', nid, page));
      return result.ok
        ? { ...result, value: result.value.rows.find(({ id }) => id === comment.id) ?? comment }
        : result;
    },
    getFailureText: (failure) => getRefusalMessage(failure) ?? t('forum.failed.editComment'),
    getSuccessText: ({ isHeld }) => t(isHeld ? 'forum.held.comment' : 'forum.changed'),
    onDone: () => void refreshCalls('get-view').then(onStop),
  });
  return (
    <>
      {form.elsewhere && <OtherVersion text={form.elsewhere.body} />}
      <WritingForm
        form={form}
        kind="quiet"
        submit={t('forum.saveChange')}
        label={t('forum.edit')}
        readers="team"
        cancel={{ text: t('forms.cancel'), onCancel: onStop }}
      >
        <TextArea {...form.field('body')} rows={4} dir="auto" label={t('forum.yourComment')} />
      </WritingForm>
    </>
  );
}

/** A comment with its parent and its actions. */
export function Comment({ comment, nid, page, onReplied }: CommentProps & { onReplied: (cid: number) => void }) {
  const { t } = useIsland();
  const { uid } = useUser();
  const getName = useAuthorName();
  const [mode, setMode] = useState<'read' | 'edit' | 'reply'>('read');
  const [isLeaving, setLeaving] = useState(false);
  const [isReported, setReported] = useState(comment.isReported);
  const { author } = comment;
  const target = { type: 'comment', id: comment.id } as const;
  const isOwnEntry = author.kind === 'participant' && author.uid === uid;
  const about = getName(author);
  const editName = `comment-edit-${comment.id}`;
  useEditFocus(mode === 'edit' ? editName : null, `${editName}-body`);

  return (
    <article id={`comment-${comment.id}`} data-edit={editName} tabIndex={-1} className="sheet forum-comment">
      <AuthorPicture author={author} />
      <div className="forum-comment-body">
        <h3>
          <AuthorName author={author} />
        </h3>
        <p className="soft">
          <PostTime time={comment.created} />
        </p>
        {comment.parent && <ParentLine parent={comment.parent} nid={nid} />}
        {mode === 'edit' ? (
          <EditComment comment={comment} nid={nid} page={page} onStop={() => setMode('read')} />
        ) : (
          <p className="typed-text" dir="auto">
            {comment.body}
          </p>
        )}
        {comment.isHeld && mode !== 'edit' && <PendingNotice />}
        {author.kind !== 'nobody' && mode !== 'edit' && (
          <div className="row-actions">
            <LikeButton target={target} flags={comment} about={about} />
            <RowAction
              icon="reply"
              label={t('forum.reply')}
              about={about}
              aria-expanded={mode === 'reply'}
              onClick={() => setMode(mode === 'reply' ? 'read' : 'reply')}
            />
            {author.kind === 'participant' && (
              <MoreActions about={about} isOpenAtFirst={comment.isReported}>
                {isOwnEntry ? (
                  <>
                    <RowAction icon="pencil" label={t('forum.edit')} onClick={() => setMode('edit')} />
                    <RowAction icon="trash" label={t('forum.delete')} onClick={() => setLeaving(true)} />
                  </>
                ) : (
                  <ReportButton target={target} isReported={isReported} onChange={setReported} about={about} />
                )}
              </MoreActions>
            )}
          </div>
        )}
        {mode === 'reply' && (
          <CommentForm
            nid={nid}
            parent={{ id: comment.id, name: about }}
            onPosted={(cid) => {
              setMode('read');
              onReplied(cid);
            }}
            onStop={() => setMode('read')}
          />
        )}
      </div>
      <DeleteDialog
        open={isLeaving}
        title={t('forum.remove.comment')}
        yes={t('forum.remove.yes')}
        no={t('forum.remove.no')}
        failed={t('forum.failed.remove')}
        explain={getRefusalMessage}
        remove={() => getApiClient().call(anonymiseComment, { params: { id: comment.id } })}
        onClose={() => setLeaving(false)}
        onDone={() => {
          showToast('done', t('forum.remove.commentDone'));
          void refreshCalls('get-view');
        }}
      >
        <p>{t('forum.remove.commentText')}</p>
      </DeleteDialog>
    </article>
  );
}
