import type { ThemeNumbers } from '#src/domains/domain.ts';

/** Theme of neutral pages: greys without the hue of a domain. */
export const NEUTRAL: ThemeNumbers = { h: 95, c: 0.32, lh: 112, lc: 0.03, w: 84, sand: false };
