import type { IconName } from './icons.ts';
import sprite from './sprite.json' with { type: 'json' };

/**
 * Name of the one file with every icon and the logo's mark; it changes with them, so that a browser may cache it
 * forever.
 */
export const SPRITE_FILE = `icons.${sprite.version}`;

/** Address for `<use>`. */
export const iconReference = (name: IconName | 'logo') => `/drawings/${SPRITE_FILE}.svg#${name}`;
