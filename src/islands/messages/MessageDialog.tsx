import type { Badge } from '#src/contract/badge.ts';
import type { Message } from '#src/contract/message.ts';
import { DecisionText } from '#src/forms/objection/DecisionText.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { MessageDay } from './MessageDay.tsx';
import { MessageObjection } from './MessageObjection.tsx';
import { getMessageKind } from './message-kind.ts';

interface Props {
  message: Message | null;
  /** Medal of the message, shown large. */
  medal: Badge | null;
  onClose: () => void;
}

/** A whole message, with a link to its subject. */
export function MessageDialog({ message, medal, onClose }: Props) {
  const { t, href } = useIsland();
  const next = message && getMessageKind(message.template).leads;
  return (
    <Dialog
      open={message !== null}
      title={t('messages.one')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={next && <ButtonLink href={href(next.screen, next.params)}>{t(next.words)}</ButtonLink>}
    >
      {message && (
        <div className="stack">
          {medal && (
            <div className="message-medal">
              <Medal image={medal.image} progress={100} />
            </div>
          )}
          <p className="soft">
            <MessageDay at={message.created} />
          </p>
          <p className="typed-text lead" dir="auto">
            {message.template === 'decision' ? <DecisionText text={message.text} /> : <PhoneText text={message.text} />}
          </p>
          <MessageObjection key={message.id} message={message} />
        </div>
      )}
    </Dialog>
  );
}
