import type { Message } from '#src/contract/message.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { MessageDay } from './MessageDay.tsx';
import { messageKind } from './message-kind.ts';

interface Props {
  message: Message;
  isRead: boolean;
  onOpen: () => void;
}

/** A message in the list; one that is unread says so in words and weight. */
export function MessageRow({ message, isRead, onOpen }: Props) {
  const { t } = useIsland();
  return (
    <button type="button" className={isRead ? 'message' : 'message is-unread'} onClick={onOpen}>
      <Icon name={messageKind(message.template).icon} />
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
