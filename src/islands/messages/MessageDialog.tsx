import type { Message } from '#src/contract/message.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { MessageDay } from './MessageDay.tsx';
import { messageKind } from './message-kind.ts';

/** One message in full, with the way to what it is about. */
export function MessageDialog({ message, onClose }: { message: Message | null; onClose: () => void }) {
  const { t, href } = useIsland();
  const next = message && messageKind(message.template).leads;
  return (
    <Dialog
      open={message !== null}
      title={t('messages.one')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={next && <ButtonLink href={href(next.screen)}>{t(next.words)}</ButtonLink>}
    >
      {message && (
        <div className="stack">
          <p className="soft">
            <MessageDay at={message.created} />
          </p>
          <p className="typed-text lead" dir="auto">
            {message.text}
          </p>
        </div>
      )}
    </Dialog>
  );
}
