import type { Message } from '#src/contract/message.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { MessageDay } from './MessageDay.tsx';

/** One message in full; a message about a badge leads to it. */
export function MessageDialog({ message, onClose }: { message: Message | null; onClose: () => void }) {
  const { t, href, domain } = useIsland();
  const hasBadges = domain.variant === 'self-help' && message?.badge != null;
  return (
    <Dialog
      open={message !== null}
      title={t('messages.one')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={hasBadges && <ButtonLink href={href('badges')}>{t('messages.toBadges')}</ButtonLink>}
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
