import type { OwnUser } from '#src/contract/own-user.ts';
import { keepFrame } from '#src/session/first-frame.ts';
import { avatarNamed } from '#src/ui/avatar/avatars.ts';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

/** Puts the person's own picture on the menu of the account; a number that is none is the first one. */
export function showAvatar({ avatar }: OwnUser): void {
  const { href } = linked[avatarNamed(avatar)];
  for (const picture of document.querySelectorAll<SVGUseElement>('use[data-avatar]'))
    if (picture.getAttribute('href') !== href) picture.setAttribute('href', href);
  keepFrame({ avatar: href });
}
