import type { Badge } from '#src/contract/badge.ts';
import type { Message } from '#src/contract/message.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';
import { MessageDay } from './MessageDay.tsx';
import { messageKind } from './message-kind.ts';

interface Props {
  message: Message;
  /** The medal that it is about, once it is known. */
  medal: Badge | null;
  isRead: boolean;
  onOpen: () => void;
}

/** A message in the list; an unread one is marked by text and weight. */
export function MessageRow({ message, medal, isRead, onOpen }: Props) {
  const { t } = useIsland();
  return (
    <button type="button" className={isRead ? 'message' : 'message is-unread'} onClick={onOpen}>
      {medal ? (
        <Medal image={medal.image} progress={100} />
      ) : (
        <span className="message-mark">
          <Icon name={messageKind(message.template).icon} />
        </span>
      )}
      <span className="message-words">
        <span className="message-text" dir="auto">
          {message.text}
        </span>
        <span className="message-about">
          <span className="soft">
            <MessageDay at={message.created} />
          </span>
          {!isRead && <span className="message-new">{t('messages.new')}</span>}
        </span>
      </span>
    </button>
  );
}
