import { WAVE as ALCOHOL_WAVE } from '#src/cms/starter/alcohol/wave.ts';
import { WAVE as COCAINE_WAVE } from '#src/cms/starter/cocaine/wave.ts';
import { WAVE as GAMBLING_WAVE } from '#src/cms/starter/gambling/wave.ts';
import type { Language } from '#src/domains/domain.ts';
import { DOORS } from '#src/domains/doors/index.ts';

/** Returns the seven steps of every wave. */
const steps = (language: Language) =>
  Object.values(DOORS).flatMap((doors) => doors[language].flatMap(({ wave }) => wave ?? []));

const WAVES = [...ALCOHOL_WAVE, ...GAMBLING_WAVE, ...COCAINE_WAVE];

/**
 * Texts that were reviewed literally and are used unchanged, although they miss a figure. Safety sentences are not
 * listed here: they are known from `src/domains/safety-texts.ts`.
 */
export const READY: Record<Language, readonly string[]> = {
  nl: [
    ...WAVES.map(({ nl }) => nl),
    ...steps('nl'),
    'Bel dan nu de huisarts of de huisartsenpost, ook ’s nachts, en vertel wat er weg is en sinds wanneer.',
    'Is het antwoord ja, blijf dan bij je cliënt, overleg dezelfde dag met de huisarts en bel samen 113.',
    'Bij klachten van het hart, nu of vroeger, is stoppen het enige doel, en de huisarts kijkt eerst mee.',
    // Alcohol's vitamin B1, counting for users who vape, and a phone that is monitored.
    'Van veel drinken kan je lichaam te weinig vitamine B1 (thiamine) krijgen, en dat kan je zenuwen en je geheugen schaden.',
    'Schatten is goed.',
    'Die doen het meeste kwaad.',
    'Haal alleen deze site weg.',
  ],
  en: [
    ...WAVES.map(({ en }) => en),
    ...steps('en'),
    'Call the GP or the huisartsenpost (out-of-hours GP) now, at night as well, and say what is gone and since when.',
    // Gambling, exercise 1.3: the text after “I do not know”.
    'Keep track for three nights. If money keeps you awake, put your phone away and tell your GP.',
    'It may change from day to day. Make no decisions about money while your heart is pounding. Call someone first.',
    'You can call 113 even if you are not sure. You do not have to prove anything.',
    'Keep the message, tell someone where you are, and ask the police for advice. If you are in danger, call 112.',
    'If the thought comes by now and then, even if you do not believe it, tell someone today or call 113.',
  ],
};

/** Units that may have short sentences in a row: users breathe or act along with them. */
export const BREATHING: readonly string[] = [
  'alcohol_3_1',
  'alcohol_4_3',
  'tobacco_3_1',
  'gambling_3_1',
  'cannabis_3_1',
  'cocaine_3_1',
  // A screen for emergencies: its first lines are short on purpose.
  ...Object.keys(DOORS).map((domain) => `${domain}-hard-moment`),
];
