import { newPostForm } from '#src/contract/forms/community.ts';
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
import { getRefusalMessage } from './refusal-message.ts';
import { SilencedGuard } from './SilencedGuard.tsx';

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

function CreateForm() {
  const { t, href, params } = useIsland();
  const { needNickname } = useDialogs();
  const categories = useCall(readCategories, CATEGORIES_QUERY);
  const form = useWritingForm({
    form: newPostForm,
    fields: postFields,
    id: 'post',
    // One draft for all categories, which has the chosen one.
    draftName: 'post',
    start: { title: '', body: '', category: params.category ?? '' },
    textKey: 'forum.errors.post',
    explain: getRefusalMessage,
    send: async (values, { key }) => {
      await needNickname();
      return getApiClient().call(createPost, { body: values, key });
    },
    getFailureText: (failure) => getRefusalMessage(failure) ?? t('forum.failed.post'),
    getSuccessText: ({ isHeld }) => t(isHeld ? 'forum.held.post' : 'forum.create.done'),
    isLeft: true,
    onDone: ({ id }) => location.assign(href('forum-post', { tid: form.value('category'), nid: id })),
  });
  const tid = form.value('category');
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
            onChange={({ currentTarget }) => form.set('category', currentTarget.value)}
            options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
        <PostFields form={form} />
      </WritingForm>
    </div>
  );
}
