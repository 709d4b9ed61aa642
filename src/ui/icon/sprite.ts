import type { IconName } from './icons.ts';
import sprite from './sprite.json' with { type: 'json' };

/** Name of the file with all icons and the logo mark. It changes with them, so that browsers may cache it forever. */
export const SPRITE_FILE = `icons.${sprite.version}`;

/** Returns the URL of an icon for `<use>`. */
export const getIconHref = (name: IconName | 'logo') => `/drawings/${SPRITE_FILE}.svg#${name}`;
