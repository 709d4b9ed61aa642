import { useState } from 'react';
import { postForm } from '#src/contract/forms/forum.ts';
import type { ForumPost } from '#src/contract/forum-post.ts';
import type { Result } from '#src/contract/result.ts';
import { updatePost } from '#src/contract/update-post.ts';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { useDialogs } from './Dialogs.tsx';
import { readWholePost } from './operations.ts';
import { PostFields } from './PostFields.tsx';
import { silencedWords } from './silenced-words.ts';

/** Changes an own post; where it was saved elsewhere meanwhile, that text is shown beside. */
export function EditPost({ post, onStop }: { post: ForumPost; onStop: () => void }) {
  const { t } = useIsland();
  const [start] = useState(() => ({ title: post.title, body: post.body }));
  const [elsewhere, setElsewhere] = useState<ForumPost | null>(null);
  const { needNickname, showHelp } = useDialogs();
  const { draft, isEarlier, forget } = useDraft(`post-edit-${post.id}`, start);
  const { revision } = elsewhere ?? post;
  const form = useForm({
    form: postForm,
    id: 'post-edit',
    start,
    words: 'forum.errors.post',
    draft,
    submit: async (values): Promise<Result<ForumPost>> => {
      await needNickname();
      const result = await api().call(updatePost, { params: { id: post.id, revision }, body: values });
      if (result.ok) return result;
      showToast('failed', silencedWords(result.failure) ?? t('forum.failed.editPost'));
      if (result.failure.kind === 'conflict') {
        const other = await api().call(readWholePost, { params: { id: post.id } });
        if (other.ok) setElsewhere(other.value);
      }
      return result;
    },
    onDone: async (after) => {
      showToast('done', t('forum.changed'));
      if (after.isHelpShown) await showHelp();
      await refreshCalls('get-node');
      onStop();
    },
    failureIn: 'form',
    explain: (failure) => (failure.kind === 'conflict' ? t('forum.conflict') : silencedWords(failure)),
  });
  const stop = () => {
    forget();
    onStop();
  };
  return (
    <div className="sheet stack">
      {elsewhere && (
        <Banner icon="copy">
          <p>{t('forum.savedElsewhere')}</p>
          <p className="typed-text" dir="auto">
            <strong>{elsewhere.title}</strong>
            {`\n${elsewhere.body}`}
          </p>
        </Banner>
      )}
      {isEarlier && (
        <EarlierDraft
          onDiscard={() => {
            form.reset(start);
            forget();
          }}
        />
      )}
      <FormFrame
        form={form}
        submit={t('forum.saveChange')}
        label={t('forum.edit')}
        beside={
          <Button kind="plain" onClick={stop}>
            {t('forms.cancel')}
          </Button>
        }
      >
        <PostFields form={form} />
      </FormFrame>
    </div>
  );
}
