import type { ModeratedParams } from '#src/contract/desk/moderation.ts';
import { messageForm, sendMessage } from '#src/contract/desk/people.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

interface Props {
  uid: number;
  nickname: string;
  /** Forum text that the message is about. */
  about: ModeratedParams | null;
  onDone: () => void;
}

/** Form for a message to one user, who receives it in their inbox. */
export function MessageForm({ uid, nickname, about, onDone }: Props) {
  const { t } = useIsland();
  const key = useIdempotencyKey();
  const form = useDeskForm({
    keep: `message.${uid}.${about ? `${about.type}.${about.id}` : ''}`,
    form: messageForm,
    id: 'message',
    start: { text: '' },
    textKey: 'desk-people.errors',
    submit: ({ text }) => {
      const body = { uid, text, about };
      return getApiClient().call(sendMessage, { body, key: key.keyFor(body) });
    },
    onDone: () => {
      key.done();
      form.reset({ text: '' });
      onDone();
    },
    explain: ({ kind }) => (kind === 'not_found' ? t('desk-people.message.gone') : null),
  });
  const label = t('desk-people.message.title', { nickname });
  return (
    <DeskForm form={form} submit={t('desk-people.message.send')} label={label}>
      <TextArea
        {...form.field('text')}
        rows={6}
        dir="auto"
        label={t('desk-people.message.text')}
        help={t('desk-people.message.help')}
      />
    </DeskForm>
  );
}
