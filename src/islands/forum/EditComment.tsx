import { useState } from 'react';
import { commentForm } from '#src/contract/forms/forum.ts';
import type { ForumComment } from '#src/contract/forum-comment.ts';
import { commentFields } from '#src/contract/forum-comment.ts';
import { updateComment } from '#src/contract/update-comment.ts';
import { useWriting } from '#src/forms/use-writing.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { useDialogs } from './Dialogs.tsx';
import { silencedWords } from './silenced-words.ts';

interface Props {
  comment: ForumComment;
  nid: number;
  onStop: () => void;
}

/** Changes an own comment; the page of comments is read again (docs/specification.md, section 7). */
export function EditComment({ comment, nid, onStop }: Props) {
  const { t } = useIsland();
  const [start] = useState(() => ({ body: comment.body }));
  const { needNickname } = useDialogs();
  const form = useWriting({
    form: commentForm,
    fields: commentFields,
    id: `comment-edit-${comment.id}`,
    keep: `comment-edit-${comment.id}`,
    start,
    words: 'forum.errors.comment',
    explain: silencedWords,
    send: async ({ body }) => {
      await needNickname();
      return api().call(updateComment, { params: { id: comment.id }, body: { post: nid, body } });
    },
    failed: (failure) => silencedWords(failure) ?? t('forum.failed.editComment'),
    saved: ({ isHeld }) => t(isHeld ? 'forum.held.comment' : 'forum.changed'),
    onDone: () => void refreshCalls('get-view').then(onStop),
  });
  return (
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
  );
}
