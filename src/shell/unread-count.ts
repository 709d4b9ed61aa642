import { unreadMessages } from '#src/contract/message.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { countWords } from './count-words.ts';

const MOST_SHOWN = 99;

/** How many messages wait, at the picture of the account and at its messages: a number, and words to hear. */
export function showUnread({ fields }: OwnUser): void {
  const count = unreadMessages(fields);
  for (const place of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    const [number, words] = place.children;
    if (number) number.textContent = count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
    if (words) words.textContent = countWords(place, count);
    place.hidden = count === 0;
  }
}
