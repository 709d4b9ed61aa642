import type { ComponentProps } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { MessageForm } from './MessageForm.tsx';

/** Dialog with the message form, opened from a forum text. */
export function SendMessageDialog({ onClose, ...form }: ComponentProps<typeof MessageForm> & { onClose: () => void }) {
  const { t } = useIsland();
  const title = t('desk-people.message.title', { nickname: form.nickname });
  return (
    <FormDialog title={title} onClose={onClose}>
      <MessageForm {...form} />
    </FormDialog>
  );
}
