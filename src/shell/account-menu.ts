import type { OwnUser } from '#src/contract/own-user.ts';
import { storeFirstFrame } from '#src/session/first-frame.ts';
import { avatarNamed } from '#src/ui/avatar/avatars.ts';
import linked from '#src/ui/drawing/linked.json' with { type: 'json' };

/** Shows the user's avatar in the account menu; an invalid number shows the first one. */
export function showAvatar({ avatar }: OwnUser): void {
  const { href } = linked[avatarNamed(avatar)];
  for (const picture of document.querySelectorAll<SVGUseElement>('use[data-avatar]'))
    if (picture.getAttribute('href') !== href) picture.setAttribute('href', href);
  storeFirstFrame({ avatar: href });
}
