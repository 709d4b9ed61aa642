import { expect, it } from 'vitest';
import { PIECES } from './pieces.ts';

/**
 * Rules of a hard moment: it gives no points, medals or a count that can break, never falls back to zero, and does not
 * blame.
 */
const FORBIDDEN = {
  nl: /(?<!\p{L})(punten|medailles?|levels?|niveau|score|highscore|streak|terug naar (nul|0)|opnieuw bij (nul|0)|schuldig|zwak|zwakte|schande|dom|stom|verpest|verknald|gezakt|verloren)(?!\p{L})/giu,
  en: /(?<!\p{L})(points|medals?|badges?|levels?|score|streak|back to (zero|0)|start from zero|guilty|weak|weakness|shameful|stupid|ruined|blew it|you lost)(?!\p{L})/giu,
} as const;

/** Texts for a hard moment: the screens, the mails of its reminders, and the pages of every domain. */
const UNITS = /^(hard-moment|lock|own-hour|look-back)$|trek|craving|hard-moment|moeilijk-moment|wave|door|first-days/;

const pieces = PIECES.filter(({ unit }) => UNITS.test(unit));

it('the words for a hard moment are looked at in every programme and both languages', () => {
  for (const language of ['nl', 'en']) {
    const owners = new Set(pieces.filter((piece) => piece.language === language).map(({ owner }) => owner));
    for (const owner of ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine', 'close-ones', 'screens', 'mails']) {
      expect([language, [...owners]]).toEqual([language, expect.arrayContaining([owner])]);
    }
  }
});

it('no word for a hard moment counts, rewards or blames', () => {
  const forbiddenWords = pieces.flatMap(({ unit, language, text }) =>
    [...text.matchAll(FORBIDDEN[language])].map(([word]) => `${unit} (${language}): ${word} in “${text}”`),
  );
  expect(forbiddenWords).toEqual([]);
});
