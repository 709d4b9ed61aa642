import { useState } from 'react';
import { postForm } from '#src/contract/forms/community.ts';
import { postFields } from '#src/contract/forum.ts';
import { createPost } from '#src/contract/forum-writes.ts';
import { useWritingForm } from '#src/forms/use-writing-form.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ForumDialogs, useDialogs } from './Dialogs.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { CATEGORIES_QUERY, readCategories } from './operations.ts';
import { PostFields } from './PostFields.tsx';
import { SilencedGuard } from './SilencedGuard.tsx';
import { getSilencedMessage } from './silenced-message.ts';

/** Page to write a post in a category (docs/specification.md, section 2). */
export function CreatePost(island: IslandProps) {
  return (
    <Island {...island}>
      <CreateScreen />
    </Island>
  );
}

function CreateScreen() {
  const { t, href, params } = useIsland();
  const backLink = { href: href('forum-category', { tid: params.category ?? '' }), text: t('forum.toCategory') };
  return (
    <ForumFrame title={t('forum.create.title')} back={backLink}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <ForumDialogs>
          <SilencedGuard>
            <CreateForm />
          </SilencedGuard>
        </ForumDialogs>
      </LoggedIn>
    </ForumFrame>
  );
}

const START = { title: '', body: '' };

function CreateForm() {
  const { t, href, params } = useIsland();
  const [tid, setTid] = useState(params.category ?? '');
  const { needNickname } = useDialogs();
  const categories = useCall(readCategories, CATEGORIES_QUERY);
  const form = useWritingForm({
    form: postForm,
    fields: postFields,
    id: 'post',
    draftName: `post-${params.category}`,
    start: START,
    textKey: 'forum.errors.post',
    explain: getSilencedMessage,
    send: async (values, { key }) => {
      await needNickname();
      return getApiClient().call(createPost, { body: { ...values, category: Number(tid) }, key });
    },
    getFailureText: (failure) => getSilencedMessage(failure) ?? t('forum.failed.post'),
    getSuccessText: ({ isHeld }) => t(isHeld ? 'forum.held.post' : 'forum.create.done'),
    isLeft: true,
    onDone: ({ id }) => location.assign(href('forum-post', { tid, nid: id })),
  });
  const choices = categories.status === 'done' ? categories.value.rows : [];
  return (
    <div className="sheet stack">
      <p className="soft">{t('forum.create.tone')}</p>
      <WritingForm
        form={form}
        submit={t('forum.create.submit')}
        label={t('forum.create.title')}
        readers="team"
        later={{ text: t('forum.create.later'), href: href('forum-category', { tid }) }}
      >
        {(categories.status === 'loading' || choices.length > 0) && (
          <SelectField
            id="post-category"
            label={t('forum.fields.category')}
            value={tid}
            onChange={({ currentTarget }) => setTid(currentTarget.value)}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <PostFields form={form} />
      </WritingForm>
    </div>
  );
}
