import type { ThemeNumbers } from '#src/domains/domain.ts';

/** The clothes of pages that name no programme: stone and paper, the hue of no domain. */
export const NEUTRAL: ThemeNumbers = { h: 95, c: 0.32, lh: 112, lc: 0.03, w: 84, sand: false };
