import { getUnreadCount } from '#src/contract/message.ts';
import type { OwnUser } from '#src/contract/own-user.ts';
import { createTranslate } from '#src/i18n/create-translate.ts';

/** Returns the text for a count, from the `data-one` and `data-other` of an element, in the language of the page. */
export function formatCount(
  { dataset: { one = '', other = '' } }: HTMLElement,
  count: number,
  values: Readonly<Record<string, number>> = {},
): string {
  return createTranslate({ words_one: one, words_other: other }, document.documentElement.lang)('words', {
    count,
    ...values,
  });
}

const MAX_SHOWN = 99;

/** Shows the number of unread messages on the avatar and in the menu: a number, and a text for screen readers. */
export function showUnreadCount({ fields }: OwnUser): void {
  const count = getUnreadCount(fields);
  for (const container of document.querySelectorAll<HTMLElement>('[data-unread]')) {
    const [number, child] = container.children;
    if (number) number.textContent = count > MAX_SHOWN ? `${MAX_SHOWN}+` : String(count);
    if (child) child.textContent = formatCount(container, count);
    container.hidden = count === 0;
  }
}
