import { expect, test } from 'vitest';
import { PERSONAL_TEXT_SOURCES, type PersonalTextSources } from '../../domains/personal-text-sources.ts';
import { hasOwnTextsField, prefillAnswers } from './initial-answers.ts';
import type { PersonalTexts } from './personal-texts.ts';

const ALCOHOL = PERSONAL_TEXT_SOURCES.alcohol as PersonalTextSources;
const TOBACCO = PERSONAL_TEXT_SOURCES.tobacco as PersonalTextSources;
const NONE: PersonalTexts = { sentence: null, list: [], card: {}, person: null, signs: [] };
const KEPT: PersonalTexts = {
  sentence: 'Ik wil uitgerust wakker worden.',
  list: ['Thee', 'Een blokje om'],
  card: { say: 'Dit is één avond.', tomorrow: 'Op tijd op.' },
  person: { name: 'Mijn broer', phone: '06 12345678' },
  signs: [],
};

test.each([
  [
    'the emergency card of alcohol',
    ALCOHOL,
    'alcohol_6_2',
    { dit_zeg_ik: 'Dit is één avond.', morgen: 'Op tijd op.', persoon: 'Mijn broer 06 12345678' },
  ],
  ['its sentence', ALCOHOL, 'alcohol_1_5', { mijn_zin: 'Ik wil uitgerust wakker worden.' }],
  ['its list', ALCOHOL, 'alcohol_3_3', { lijst: ['Thee', 'Een blokje om'] }],
  [
    'the card of tobacco, whose list several exercises fill',
    TOBACCO,
    'tobacco_6_2',
    { zin: 'Ik wil uitgerust wakker worden.', mens: 'Mijn broer 06 12345678' },
  ],
  ['an exercise about something else', ALCOHOL, 'alcohol_1_1', {}],
] as const)('%s begins with what is kept', (_, personalTextSources, webform, filling) => {
  expect(prefillAnswers(personalTextSources, webform, KEPT)).toEqual(filling);
});

test('nothing kept fills nothing in', () => {
  expect(prefillAnswers(ALCOHOL, 'alcohol_6_2', NONE)).toEqual({});
});

test('only the exercises that ask for such words wait for them', () => {
  const asking = ['alcohol_1_1', 'alcohol_1_5', 'alcohol_3_3', 'alcohol_6_2'].filter((id) =>
    hasOwnTextsField(ALCOHOL, id),
  );
  expect(asking).toEqual(['alcohol_1_5', 'alcohol_3_3', 'alcohol_6_2']);
});
