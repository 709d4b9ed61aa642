import { useState } from 'react';
import { postForm } from '#src/contract/forms/community.ts';
import { type ForumPost, postFields } from '#src/contract/forum.ts';
import { updatePost } from '#src/contract/forum-writes.ts';
import { useWritingForm } from '#src/forms/use-writing-form.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { useDialogs } from './Dialogs.tsx';
import { OtherVersion } from './OtherVersion.tsx';
import { readPostWithText } from './operations.ts';
import { PostFields } from './PostFields.tsx';
import { getRefusalMessage } from './refusal-message.ts';

/** Form to edit the user's post. If it was saved elsewhere, that version is shown next to it. */
export function EditPost({ post, onStop }: { post: ForumPost; onStop: () => void }) {
  const { t } = useIsland();
  const [start] = useState(() => ({ title: post.title, body: post.body }));
  const { needNickname } = useDialogs();
  const params = { id: post.id };
  const form = useWritingForm({
    form: postForm,
    fields: postFields,
    id: 'post-edit',
    draftName: `post-edit-${post.id}`,
    start,
    revision: post.revision,
    textKey: 'forum.errors.post',
    send: async (values, { revision }) => {
      await needNickname();
      return getApiClient().call(updatePost, { params: { ...params, revision }, body: values });
    },
    readCurrent: () => getApiClient().call(readPostWithText, { params }),
    explain: (failure) => (failure.kind === 'conflict' ? t('forum.conflict') : getRefusalMessage(failure)),
    getFailureText: (failure) => getRefusalMessage(failure) ?? t('forum.failed.editPost'),
    getSuccessText: ({ isHeld }) => t(isHeld ? 'forum.held.post' : 'forum.changed'),
    onDone: () => void refreshCalls('get-node').then(onStop),
  });
  const { elsewhere } = form;
  return (
    <div className="sheet stack">
      {elsewhere && <OtherVersion title={elsewhere.title} text={elsewhere.body} />}
      <WritingForm
        form={form}
        submit={t('forum.saveChange')}
        label={t('forum.edit')}
        readers="team"
        cancel={{ text: t('forms.cancel'), onCancel: onStop }}
      >
        <PostFields form={form} />
      </WritingForm>
    </div>
  );
}
