import type { OwnUser } from '#src/contract/own-user.ts';

/** Puts the person's own picture on the menu of the account; a number that is none leaves the first one. */
export function showAvatar({ avatar }: OwnUser): void {
  for (const picture of document.querySelectorAll<SVGUseElement>('use[data-avatars]')) {
    const address = picture.dataset.avatars?.split(' ')[avatar - 1];
    if (address) picture.setAttribute('href', address);
  }
}
