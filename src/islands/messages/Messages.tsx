import { useState } from 'react';
import type { Badge } from '#src/contract/badge.ts';
import type { Message } from '#src/contract/message.ts';
import { updateMessage } from '#src/contract/update-message.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getPagination } from '#src/rules/forum/pagination.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Medal } from '#src/ui/medal/Medal.tsx';
import { Pager } from '#src/ui/pager/Pager.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { MessageDay } from './MessageDay.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { getMessageKind } from './message-kind.ts';
import { BADGES_QUERY, readBadges, readMessages, toMessagesInput } from './operations.ts';

interface Props {
  message: Message;
  /** Medal of the message, after it is loaded. */
  medal: Badge | null;
  isRead: boolean;
  onOpen: () => void;
}

/** Returns the first two paragraphs of a text. */
const getIntro = (text: string): string => text.split(/\n{2,}/, 2).join(' ');

/** A message in the list; an unread one has a text label. */
function MessageRow({ message, medal, isRead, onOpen }: Props) {
  const { t } = useIsland();
  return (
    <button type="button" className="message" onClick={onOpen}>
      {medal ? (
        <Medal image={medal.image} progress={100} />
      ) : (
        <span className="message-mark">
          <Icon name={getMessageKind(message.template).icon} />
        </span>
      )}
      <span className="message-words">
        <span className="message-text" dir="auto">
          {medal ? medal.name : getIntro(message.text)}
        </span>
        <span className="soft">
          <MessageDay at={message.created} isShort />
        </span>
      </span>
      {!isRead && <span className="message-new">{t('messages.new')}</span>}
    </button>
  );
}

/** Page with the user's messages, which open in a dialog (docs/specification.md, section 2). */
export function Messages(island: IslandProps) {
  return (
    <Island {...island}>
      <MessagesScreen />
    </Island>
  );
}

function MessagesScreen() {
  const { t } = useIsland();
  return (
    <Screen title={t('messages.title')}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <MessageList />
      </LoggedIn>
    </Screen>
  );
}

const readPageNumber = () => Math.max(1, Number(new URLSearchParams(location.search).get('page')) || 1);

/** Marks an opened message as read; if the request fails, opening it again retries. */
async function markRead({ id, isRead }: Message): Promise<void> {
  if (isRead) return;
  const result = await getApiClient().call(updateMessage, { params: { id }, body: { read: true } });
  if (!result.ok) return;
  await Promise.all([refreshCalls('get-view'), refreshUser()]);
}

function MessageList() {
  const { t } = useIsland();
  const [page] = useState(readPageNumber);
  const [opened, setOpened] = useState<Message | null>(null);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const messages = useCall(readMessages, toMessagesInput(page));
  // Loaded only if a message is about a badge; if a medal is missing, the icon of the message type is used.
  const isAboutMedals = messages.status === 'done' && messages.value.rows.some(({ badge }) => badge !== null);
  const badges = useCall(readBadges, isAboutMedals ? BADGES_QUERY : null);
  const getMedal = (message: Message | null) =>
    (badges.status === 'done' && badges.value.rows.find(({ id }) => id === message?.badge)) || null;
  if (messages.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (messages.status === 'error') {
    return (
      <EmptyState
        drawing="offline"
        title={t('messages.unloaded')}
        action={<Button onClick={messages.retry}>{t('forms.retry')}</Button>}
      >
        {toFailureText(t, messages.failure)}
      </EmptyState>
    );
  }
  const { rows, pager } = messages.value;
  if (rows.length === 0) {
    return (
      <EmptyState drawing="rust" title={t('messages.empty.title')}>
        {t('messages.empty.text')}
      </EmptyState>
    );
  }
  const current = pager.currentPage + 1;
  const open = (message: Message) => {
    setOpened(message);
    setSeen([...seen, message.id]);
    void markRead(message);
  };
  return (
    <>
      <ul className="messages">
        {rows.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              medal={getMedal(message)}
              isRead={message.isRead || seen.includes(message.id)}
              onOpen={() => open(message)}
            />
          </li>
        ))}
      </ul>
      <Pager
        label={t('messages.pages')}
        items={getPagination(current, pager.totalPages)}
        current={current}
        href={(to) => `?page=${to}`}
        texts={{
          page: (number) => t('messages.page', { number }),
          previous: t('messages.newer'),
          next: t('messages.older'),
        }}
      />
      <MessageDialog message={opened} medal={getMedal(opened)} onClose={() => setOpened(null)} />
    </>
  );
}
