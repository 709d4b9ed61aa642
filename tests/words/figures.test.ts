import { expect, it } from 'vitest';
import en from '../../public/locales/en/plan.json' with { type: 'json' };
import nl from '../../public/locales/nl/plan.json' with { type: 'json' };
import { PIECES } from './pieces.ts';

/**
 * Statements that no figure contains: a win or a loss in gambling, alcohol in the blood, the amount that is still
 * allowed, minutes of a life, or good news about a test. Energy is shown only on request, if a clinician approved it.
 */
const FORBIDDEN = {
  nl: /(?<!\p{L})(verloren|verlies|winst|gewonnen|promille|je mag nog|nog \d+ kan|minuten van je leven|kcal|calorie\p{L}*|goed nieuws|laag risico|gefeliciteerd)(?!\p{L})/giu,
  en: /(?<!\p{L})(losses|lost money|winnings|you won|blood alcohol|you may still|minutes of (your )?life|kcal|calories|good news|great news|low(er)? risk|congratulations)(?!\p{L})/giu,
} as const;

/** Sentences that state that wins are not counted. */
const SAID = ['Winst trek je er niet af.', 'do not take off any winnings.'];

/** Texts about energy, behind its two switches. */
const ENERGY = [nl.energy, en.energy].flatMap(({ kcal, least, show, hide }) => [kcal, least, show, hide]);

/** Screens with figures of a user, by the file of their texts. */
const UNITS = [
  'registration',
  'plan',
  'summary',
  'self-tests',
  'programme',
  'calendar',
  'moments',
  'exercise',
  'portal',
];

const pieces = PIECES.filter(({ owner, unit }) => owner === 'screens' && UNITS.includes(unit));

it('the words of every screen with figures are looked at, in both languages', () => {
  for (const language of ['nl', 'en']) {
    const units = new Set(pieces.filter((piece) => piece.language === language).map(({ unit }) => unit));
    expect([language, [...units].toSorted()]).toEqual([language, UNITS.toSorted()]);
  }
});

it('no figure speaks of winning or losing, of blood, of what one may still use, or of good news', () => {
  const forbiddenWords = pieces.flatMap(({ unit, language, text }) =>
    [...text.matchAll(FORBIDDEN[language])].map(([word]) => `${unit} (${language}): ${word} in “${text}”`),
  );
  expect(forbiddenWords.filter((item) => ![...SAID, ...ENERGY].some((text) => item.includes(text)))).toEqual([]);
});
