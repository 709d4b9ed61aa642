import { useState } from 'react';
import { namesOf } from '#src/contract/fields/fields.ts';
import { commentForm } from '#src/contract/forms/forum.ts';
import type { ForumComment } from '#src/contract/forum-comment.ts';
import { commentFields } from '#src/contract/forum-comment.ts';
import { updateComment } from '#src/contract/update-comment.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { useDialogs } from './Dialogs.tsx';
import { silencedWords } from './silenced-words.ts';

interface Props {
  comment: ForumComment;
  nid: number;
  onStop: () => void;
}

/** Changes an own comment; the page of comments is read again (section 7). */
export function EditComment({ comment, nid, onStop }: Props) {
  const { t } = useIsland();
  const [start] = useState(() => ({ body: comment.body }));
  const { needNickname, showHelp } = useDialogs();
  const { draft, forget } = useDraft(`comment-edit-${comment.id}`, start);
  const form = useForm({
    form: commentForm,
    id: `comment-edit-${comment.id}`,
    start,
    words: 'forum.errors.comment',
    draft,
    failureIn: 'form',
    explain: silencedWords,
    submit: async ({ body }) => {
      await needNickname();
      const result = await api().call(updateComment, { params: { id: comment.id }, body: { post: nid, body } });
      if (!result.ok) showToast('failed', silencedWords(result.failure) ?? t('forum.failed.editComment'));
      return refusedAt(result, namesOf(commentFields));
    },
    onDone: async (after) => {
      showToast('done', t('forum.changed'));
      if (after.isHelpShown) await showHelp();
      await refreshCalls('get-view');
      onStop();
    },
  });
  return (
    <FormFrame
      form={form}
      kind="quiet"
      submit={t('forum.saveChange')}
      label={t('forum.edit')}
      beside={
        <Button
          kind="plain"
          onClick={() => {
            forget();
            onStop();
          }}
        >
          {t('forms.cancel')}
        </Button>
      }
    >
      <TextArea {...form.field('body')} rows={4} dir="auto" label={t('forum.yourComment')} />
    </FormFrame>
  );
}
