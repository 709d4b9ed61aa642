import { createPost } from '#src/contract/create-post.ts';
import { postForm } from '#src/contract/forms/forum.ts';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { carryToast, showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ForumDialogs, useDialogs } from './Dialogs.tsx';
import { ForumFrame } from './ForumFrame.tsx';
import { CATEGORIES, readCategories } from './operations.ts';
import { PostFields } from './PostFields.tsx';
import { UnlessSilenced } from './Silenced.tsx';
import { silencedWords } from './silenced-words.ts';

/** A new post in a category (section 2). */
export function CreatePost(island: IslandProps) {
  return (
    <Island {...island}>
      <CreateScreen />
    </Island>
  );
}

function CreateScreen() {
  const { t, href, params } = useIsland();
  const back = { href: href('forum-category', { tid: params.category ?? '' }), text: t('forum.toCategory') };
  return (
    <ForumFrame title={t('forum.create.title')} back={back}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <ForumDialogs>
          <UnlessSilenced>
            <CreateForm />
          </UnlessSilenced>
        </ForumDialogs>
      </LoggedIn>
    </ForumFrame>
  );
}

const START = { title: '', body: '' };

function CreateForm() {
  const { t, href, params } = useIsland();
  const tid = params.category ?? '';
  const { needNickname, showHelp } = useDialogs();
  const categories = useCall(readCategories, CATEGORIES);
  const { draft, isEarlier, forget } = useDraft(`post-${tid}`, START);
  const key = useWriteKey();
  const form = useForm({
    form: postForm,
    id: 'post',
    start: START,
    words: 'forum.errors.post',
    draft,
    failureIn: 'form',
    explain: silencedWords,
    submit: async (values) => {
      await needNickname();
      const body = { ...values, category: Number(tid) };
      const made = await api().call(createPost, { body, key: key.keyFor(body) });
      if (!made.ok) showToast('failed', silencedWords(made.failure) ?? t('forum.failed.post'));
      return made;
    },
    onDone: async (post) => {
      key.done();
      carryToast('done', t('forum.create.done'));
      if (post.isHelpShown) await showHelp();
      location.assign(href('forum-post', { tid, nid: post.id }));
    },
  });
  const category =
    categories.status === 'done' ? categories.value.rows.find(({ id }) => String(id) === tid) : undefined;
  return (
    <div className="sheet stack">
      <p className="soft">{category ? t('forum.create.in', { category: category.name }) : t('forum.create.tone')}</p>
      {isEarlier && (
        <EarlierDraft
          onDiscard={() => {
            form.reset(START);
            forget();
          }}
        />
      )}
      <FormFrame
        form={form}
        submit={t('forum.create.submit')}
        label={t('forum.create.title')}
        beside={
          <ButtonLink kind="plain" href={href('forum-category', { tid })}>
            {t('forum.create.later')}
          </ButtonLink>
        }
      >
        <PostFields form={form} />
      </FormFrame>
    </div>
  );
}
