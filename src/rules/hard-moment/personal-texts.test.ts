import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ExerciseQuestion,
  PERSONAL_TEXT_SOURCES,
  type PersonalTextSources,
} from '../../domains/personal-text-sources.ts';
import { type AnsweredTexts, type DatedPersonalTexts, getOwnTexts, parseContactPerson } from './personal-texts.ts';

const ALCOHOL = PERSONAL_TEXT_SOURCES.alcohol as PersonalTextSources;
const TOBACCO = PERSONAL_TEXT_SOURCES.tobacco as PersonalTextSources;
const EARLY = '2026-11-01T10:00:00.000Z';
const LATE = '2026-11-20T10:00:00.000Z';

const createAnswers =
  (input: Readonly<Record<string, readonly string[]>>, change = EARLY) =>
  ({ webform, field }: ExerciseQuestion): AnsweredTexts | null => {
    const answer = input[`${webform} ${field}`];
    return answer === undefined ? null : { words: answer, changed: change };
  };
const kept = (datedPersonalTexts: Partial<DatedPersonalTexts>): DatedPersonalTexts => ({
  sentence: null,
  list: [],
  card: {},
  person: null,
  signs: [],
  changed: {},
  ...datedPersonalTexts,
});

const WHY = { 'alcohol_1_5 mijn_zin': ['Ik wil uitgerust wakker worden.'] };

describe('the own things', () => {
  test('begin with the sentence of the exercise', () => {
    expect(getOwnTexts(ALCOHOL, createAnswers(WHY), null).sentence).toBe('Ik wil uitgerust wakker worden.');
  });

  test('keep a sentence that was written here later', () => {
    const datedPersonalTexts = kept({ sentence: 'Voor mijn dochter.', changed: { sentence: LATE } });
    expect(getOwnTexts(ALCOHOL, createAnswers(WHY), datedPersonalTexts).sentence).toBe('Voor mijn dochter.');
  });

  test('follow an exercise that was answered again after that', () => {
    const datedPersonalTexts = kept({ sentence: 'Voor mijn dochter.', changed: { sentence: EARLY } });
    expect(getOwnTexts(ALCOHOL, createAnswers(WHY, LATE), datedPersonalTexts).sentence).toBe(
      'Ik wil uitgerust wakker worden.',
    );
  });

  test('stay empty where somebody emptied them here, until the exercise says otherwise', () => {
    const datedPersonalTexts = kept({ changed: { sentence: LATE } });
    expect(getOwnTexts(ALCOHOL, createAnswers(WHY), datedPersonalTexts).sentence).toBe(null);
  });

  test('take nothing of a quit day: tobacco has no sentence there', () => {
    expect(getOwnTexts(TOBACCO, createAnswers({ 'tobacco_1_5 wie': ['Mijn broer'] }), null).sentence).toBe(null);
  });

  test('put the list together from several exercises, each line once, eight at most', () => {
    const find = createAnswers({
      'tobacco_2_2 doen': ['Thee zetten'],
      'tobacco_3_3 plekken': [
        'Jaszak',
        'Thee zetten',
        'Auto',
        ...Array.from({ length: 9 }, (_, index) => `Plek ${index}`),
      ],
    });
    const { list } = getOwnTexts(TOBACCO, find, null);
    expect(list.slice(0, 3)).toEqual(['Thee zetten', 'Jaszak', 'Auto']);
    expect(list).toHaveLength(8);
  });

  test('leave a line out that does not fit the card', () => {
    const find = createAnswers({ 'alcohol_6_2 weg': ['x'.repeat(121)], 'alcohol_6_2 morgen': ['Vroeg op'] });
    expect(getOwnTexts(ALCOHOL, find, null).card).toEqual({ tomorrow: 'Vroeg op' });
  });

  test('change one part without the others', () => {
    fc.assert(
      fc.property(fc.constantFrom('sentence', 'list', 'card', 'person' as const), (part) => {
        const find = createAnswers({
          ...WHY,
          'alcohol_3_3 lijst': ['Lopen'],
          'alcohol_6_2 weg': ['Naar boven'],
          'alcohol_6_2 persoon': ['Joke'],
        });
        const all = getOwnTexts(ALCOHOL, find, null);
        const texts = getOwnTexts(ALCOHOL, find, kept({ changed: { [part]: LATE } }));
        const none = kept({})[part as 'sentence'];
        expect(texts).toEqual({ ...all, [part]: none });
      }),
    );
  });
});

test.each([
  ['Joke, mijn zus 06 12345678', { name: 'Joke, mijn zus', phone: '06 12345678' }],
  ['Joke (06-12345678)', { name: 'Joke', phone: '06-12345678' }],
  ['+31612345678', { name: '+31612345678', phone: '+31612345678' }],
  ['Mijn buurman van nummer 12', { name: 'Mijn buurman van nummer 12', phone: null }],
])('the person in “%s”', (line, person) => {
  expect(parseContactPerson(line)).toEqual(person);
});
