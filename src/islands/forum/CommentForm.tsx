import { useEffect, useRef } from 'react';
import { createComment } from '#src/contract/create-comment.ts';
import { namesOf } from '#src/contract/fields/fields.ts';
import { commentForm } from '#src/contract/forms/forum.ts';
import { commentFields } from '#src/contract/forum-comment.ts';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { useDialogs } from './Dialogs.tsx';
import { UnlessSilenced } from './Silenced.tsx';
import { silencedWords } from './silenced-words.ts';

interface Props {
  nid: number;
  /** The comment that is answered; null answers the post. */
  parent: { readonly id: number; readonly name: string } | null;
  onPosted: (cid: number) => void;
  onStop?: () => void;
}

const START = { body: '' };

/** Writes a comment, or an answer to one. What is typed is kept for each apart. */
export function CommentForm(props: Props) {
  return (
    <UnlessSilenced>
      <OpenForm {...props} />
    </UnlessSilenced>
  );
}

function OpenForm({ nid, parent, onPosted, onStop }: Props) {
  const { t } = useIsland();
  const { nickname } = useUser();
  const { needNickname, showHelp } = useDialogs();
  const place = parent?.id ?? 'post';
  const { draft, isEarlier, forget } = useDraft(`comment-${nid}-${place}`, START);
  const key = useWriteKey();
  const box = useRef<HTMLDivElement>(null);
  const form = useForm({
    form: commentForm,
    id: `comment-form-${place}`,
    start: START,
    words: 'forum.errors.comment',
    draft,
    failureIn: 'form',
    explain: silencedWords,
    submit: async ({ body }) => {
      await needNickname();
      const values = { post: nid, body, parent: parent?.id ?? null };
      const made = await api().call(createComment, { body: values, key: key.keyFor(values) });
      if (!made.ok) showToast('failed', silencedWords(made.failure) ?? t('forum.failed.comment'));
      return refusedAt(made, namesOf(commentFields));
    },
    onDone: async (comment) => {
      key.done();
      form.reset(START);
      forget();
      showToast('done', t('forum.commented'));
      if (comment.isHelpShown) await showHelp();
      onPosted(comment.id);
    },
  });
  const isReply = parent !== null;
  useEffect(() => {
    if (isReply) box.current?.querySelector('textarea')?.focus();
  }, [isReply]);

  const label = parent ? t('forum.replyTo', { name: parent.name }) : t('forum.comment');
  const help = nickname ? t('forum.writeAs', { nickname }) : t('forum.writeHelp');
  return (
    <div ref={box} className="stack">
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
        kind={parent ? 'quiet' : 'accent'}
        submit={t(parent ? 'forum.postReply' : 'forum.postComment')}
        label={label}
        beside={
          onStop && (
            <Button kind="plain" onClick={onStop}>
              {t('forms.cancel')}
            </Button>
          )
        }
      >
        <TextArea {...form.field('body')} rows={4} dir="auto" label={label} help={help} />
      </FormFrame>
    </div>
  );
}
