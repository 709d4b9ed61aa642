import { expect, it } from 'vitest';
import { loadTexts } from './load.ts';
import { createTranslator } from './translator.ts';
import { listSavedWeekSentences } from './week-words.ts';

const WEEK = { filled: 7, days: 7, saved: 5, counted: 7, none: 3, direction: 'more', dropped: [], high: 0 };
const MORE = 'Dat is meer dan in de weken ervoor. Eén week zegt nog weinig.';
const NOW = 'Wat je nu invulde, is samen 2.';

it.each([
  ['the total of the whole week', {}, '28 glazen', ['Op 3 dagen niets, en samen 28 glazen.', MORE]],
  [
    'a whole week without use',
    { none: 7, direction: 'same' },
    '0 glazen',
    ['Op alle 7 dagen was het niets.', 'Dat is ongeveer evenveel als in de weken ervoor.'],
  ],
  [
    'the total of the days just typed',
    { counted: 5 },
    '2',
    [NOW, 'Samen met de dagen die al ingevuld waren is dat meer dan in de weken ervoor. Eén week zegt nog weinig.'],
  ],
  [
    'days just typed without use',
    { counted: 5, none: 5, direction: 'less' },
    '0',
    [
      'Wat je nu invulde, is samen 0.',
      'Samen met de dagen die al ingevuld waren is dat minder dan in de weken ervoor.',
    ],
  ],
  ['nothing to compare', { counted: 5, direction: 'unknown' }, '2', [NOW, 'Over een paar weken kun je vergelijken.']],
])('a saved week says %s', (_name, change, sum, sentences) => {
  loadTexts();
  const t = createTranslator('nl', 'week-link');
  expect(listSavedWeekSentences({ ...WEEK, ...change }, sum, 'nl', t)).toEqual([
    'Je week is ingevuld: 7 van de 7 dagen.',
    ...sentences,
  ]);
});
