import type { IconName } from './icons.ts';
import sprite from './sprite.json' with { type: 'json' };

/** Name of the one file with every icon and the mark of the logo; it changes with them, so that a browser may keep it for ever. */
export const SPRITE_FILE = `icons.${sprite.version}`;

/** What `<use>` refers to. */
export const iconReference = (name: IconName | 'logo') => `/drawings/${SPRITE_FILE}.svg#${name}`;
