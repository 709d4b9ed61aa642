import { useEffect, useRef } from 'react';
import { commentForm } from '#src/contract/forms/community.ts';
import { commentFields } from '#src/contract/forum.ts';
import { createComment } from '#src/contract/forum-writes.ts';
import { useWritingForm } from '#src/forms/use-writing-form.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { useDialogs } from './Dialogs.tsx';
import { getRefusalMessage } from './refusal-message.ts';
import { SilencedGuard } from './SilencedGuard.tsx';

interface Props {
  nid: number;
  /** Parent comment; null for a reply to the post. */
  parent: { readonly id: number; readonly name: string } | null;
  onPosted: (cid: number) => void;
  onStop?: () => void;
}

const START = { body: '' };

/** Form to write a comment or a reply. Each has a separate draft. */
export function CommentForm(props: Props) {
  return (
    <SilencedGuard>
      <OpenForm {...props} />
    </SilencedGuard>
  );
}

function OpenForm({ nid, parent, onPosted, onStop }: Props) {
  const { t } = useIsland();
  const { nickname } = useUser();
  const { needNickname } = useDialogs();
  const location = parent?.id ?? 'post';
  const box = useRef<HTMLDivElement>(null);
  const form = useWritingForm({
    form: commentForm,
    fields: commentFields,
    id: `comment-form-${location}`,
    draftName: `comment-${nid}-${location}`,
    start: START,
    textKey: 'forum.errors.comment',
    explain: getRefusalMessage,
    send: async ({ body }, { key }) => {
      await needNickname();
      return getApiClient().call(createComment, { body: { post: nid, body, parent: parent?.id ?? null }, key });
    },
    getFailureText: (failure) => getRefusalMessage(failure) ?? t('forum.failed.comment'),
    getSuccessText: ({ isHeld }) => t(isHeld ? 'forum.held.comment' : 'forum.commented'),
    onDone: ({ id }) => {
      form.reset(START);
      onPosted(id);
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
      <WritingForm
        form={form}
        kind={parent ? 'quiet' : 'accent'}
        submit={t(parent ? 'forum.postReply' : 'forum.postComment')}
        label={label}
        readers="team"
        {...(onStop ? { later: { text: t('forms.cancel'), onLater: onStop } } : {})}
      >
        <TextArea {...form.field('body')} rows={4} dir="auto" label={label} help={help} />
      </WritingForm>
    </div>
  );
}
