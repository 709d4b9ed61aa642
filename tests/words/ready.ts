import { WAVE as ALCOHOL_WAVE } from '#src/cms/starter/alcohol/wave.ts';
import { WAVE as GAMBLING_WAVE } from '#src/cms/starter/gambling/wave.ts';
import type { Language } from '#src/domains/domain.ts';

const WAVES = [...ALCOHOL_WAVE, ...GAMBLING_WAVE];

/**
 * Texts that stand ready in content/second-edition.md and are taken as they stand, though they miss a figure: the text
 * wins, and is named here. Safety sentences need no place in it: they are known from `src/domains/safety-texts.ts`.
 */
export const READY: Record<Language, readonly string[]> = {
  nl: WAVES.map(({ nl }) => nl),
  en: [
    ...WAVES.map(({ en }) => en),
    // 1.3, gambling: “Ik denk dat anderen beter af zijn zonder mij”.
    'If the thought comes by now and then, even if you do not believe it, tell someone today or call 113.',
  ],
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
