import type { ComponentProps } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { MessageForm } from './MessageForm.tsx';

/** The same in a dialog, from a text of the forum. */
export function MessageDialog({ onClose, ...form }: ComponentProps<typeof MessageForm> & { onClose: () => void }) {
  const { t } = useIsland();
  const title = t('desk-people.message.title', { nickname: form.nickname });
  return (
    <Dialog open title={title} closeLabel={t('forms.close')} onClose={onClose}>
      <MessageForm {...form} />
    </Dialog>
  );
}
