import { WAVE as ALCOHOL_WAVE } from '#src/cms/starter/alcohol/wave.ts';
import type { Language } from '#src/domains/domain.ts';

/**
 * Texts that stand ready in content/second-edition.md and are taken as they stand, though they miss a figure: the text
 * wins, and is named here. Safety sentences need no place in it: they are known from `src/domains/safety-texts.ts`.
 */
export const READY: Record<Language, readonly string[]> = {
  nl: ALCOHOL_WAVE.map(({ nl }) => nl),
  en: ALCOHOL_WAVE.map(({ en }) => en),
};

/** Units that may have short sentences in a row: one breathes or acts along with them. */
export const BREATHING: readonly string[] = [
  'alcohol_3_1',
  'alcohol_4_3',
  'tobacco_3_1',
  'gambling_3_1',
  'cannabis_3_1',
  'cocaine_3_1',
];
