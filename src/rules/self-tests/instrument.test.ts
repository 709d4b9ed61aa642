import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { containsReassurance, findBand, getNextTestDay, getScore, getScoreRange, getUseLevel } from './instrument.ts';
import { INSTRUMENT_PARSERS, type InstrumentInputs, readInstrument } from './instrument-inputs.ts';

/** Two questions with uneven scores, as in some published questionnaires. */
const TYPED: InstrumentInputs = {
  range: '0-7',
  questionsNl: 'Hoe vaak?\n0 Nooit\n1 Soms\n3 Vaak\n\nEn daarna?\n0 Nee\n2 Niet dit jaar\n4 Dit jaar',
  questionsEn: 'How often?\n0 Never\n1 Sometimes\n3 Often\n\nAnd then?\n0 No\n2 Not this year\n4 This year',
  bandsNl: '0-2 pagina Lees verder.\n3-5 huisarts Praat erover.\n6-7 hulplijn Bel nu.',
  bandsEn: '0-2 page Read on.\n3-5 gp Talk about it.\n6-7 line Call now.',
  examples: '0 0 = 0\n1 2 = 3\n3 4 = 7',
};

const getProblems = (change: Partial<InstrumentInputs>) => {
  const input = { ...TYPED, ...change };
  return Object.fromEntries(
    Object.entries(INSTRUMENT_PARSERS).flatMap(([name, read]) => {
      const result = read(input);
      return result.ok ? [] : [[name, result.error]];
    }),
  );
};

describe('a test that an editor types', () => {
  it('has questions with scores, bands with words in both languages and a way to help', () => {
    const read = readInstrument(TYPED);
    expect(read?.questions[0]?.options[2]).toEqual({ text: { nl: 'Vaak', en: 'Often' }, score: 3 });
    expect(read?.bands.map(({ from, to, way }) => [from, to, way])).toEqual([
      [0, 2, 'page'],
      [3, 5, 'gp'],
      [6, 7, 'line'],
    ]);
    expect(read && getScoreRange(read.questions)).toEqual([0, 7]);
  });

  it.each<[string, Partial<InstrumentInputs>, object]>([
    ['a range that is none', { range: '7-0' }, { range: 'range', bandsNl: 'gap' }],
    ['a range that the questions do not have', { range: '0-8' }, { range: 'other-range', bandsNl: 'gap' }],
    ['an answer without a score', { questionsNl: 'Hoe vaak?\nNooit\n1 Soms' }, { questionsNl: 'line' }],
    ['a question with one answer', { questionsNl: 'Hoe vaak?\n0 Nooit' }, { questionsNl: 'two-options' }],
    [
      'other scores in English',
      { questionsEn: TYPED.questionsEn.replace('3 Often', '2 Often') },
      { questionsEn: 'other-language' },
    ],
    ['no bands', { bandsNl: ' ' }, { bandsNl: 'required' }],
    ['a band without a way to help', { bandsNl: '0-7 niks Lees verder.' }, { bandsNl: 'line' }],
    ['a gap between bands', { bandsNl: '0-2 page a\n4-7 gp b', bandsEn: '0-2 page a\n4-7 gp b' }, { bandsNl: 'gap' }],
    ['bands that overlap', { bandsNl: '0-3 page a\n3-7 gp b', bandsEn: '0-3 page a\n3-7 gp b' }, { bandsNl: 'gap' }],
    ['bands that stop early', { bandsNl: '0-6 page a', bandsEn: '0-6 page a' }, { bandsNl: 'gap' }],
    ['other bands in English', { bandsEn: '0-7 page Read on.' }, { bandsEn: 'other-language' }],
    ['good news', { bandsNl: TYPED.bandsNl.replace('Lees verder.', 'Dat gaat goed.') }, { bandsNl: 'good-news' }],
    ['good news in English', { bandsEn: TYPED.bandsEn.replace('Read on.', 'Lower risk.') }, { bandsEn: 'good-news' }],
    ['no example', { examples: '' }, { examples: 'required' }],
    ['an example that does not add up', { examples: '1 2 = 4' }, { examples: 'sum' }],
    ['an example of other answers', { examples: '2 2 = 4' }, { examples: 'sum' }],
    ['an example of too few answers', { examples: '3 = 3' }, { examples: 'sum' }],
  ])('refuses %s', (_name, change, problems) => {
    expect(getProblems(change)).toMatchObject(problems);
    expect(readInstrument({ ...TYPED, ...change })).toBeNull();
  });

  it('may wait for its questions', () => {
    const structure = { ...TYPED, questionsNl: '', questionsEn: '', examples: '' };
    expect(readInstrument(structure)).toMatchObject({ questions: [], examples: [] });
  });

  it('scores every way to answer within its range and tells a band of it', () => {
    const read = readInstrument(TYPED);
    if (!read) throw new Error('not read');
    const option = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(option, option, (number, otherNumber) => {
        const score = getScore(read, [number, otherNumber]);
        expect(score).not.toBeNull();
        expect(findBand(read, score ?? -1)).not.toBeNull();
      }),
    );
    expect([getScore(read, [0]), getScore(read, [0, 3]), getScore(read, [0, -1]), getScore(read, [0, 0.5])]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    for (const { scores, score } of read.examples) {
      const answers = scores.map(
        (score, index) => read.questions[index]?.options.findIndex((o) => o.score === score) ?? -1,
      );
      expect(getScore(read, answers)).toBe(score);
    }
  });
});

it('is asked again after what its questions ask about', () => {
  expect(getNextTestDay('now', '2027-03-01')).toBe('2027-03-22');
  expect(getNextTestDay('year', '2027-03-01')).toBe('2028-02-29');
});

it.each([
  [33.6, 'far-above'],
  [14.5, 'far-above'],
  [14, 'above'],
  [7.5, 'above'],
  [7, 'within'],
  [5, 'within'],
  [null, null],
])('a week of %s glasses stands %s the advice of 7', (week, kind) => {
  expect(getUseLevel(week, 7)).toBe(kind);
});

it('tells no kind of use where nobody advises an amount, and every use where none is advised', () => {
  expect(getUseLevel(6, null)).toBeNull();
  expect([0, 0.5, 20].map((week) => getUseLevel(week, 0))).toEqual(['within', 'far-above', 'far-above']);
});

it('finds good news in the middle of a sentence, in both languages', () => {
  expect(containsReassurance('Dat is veilig.', 'nl')).toBe(true);
  expect(containsReassurance('This is a lower risk.', 'en')).toBe(true);
  expect(containsReassurance('Praat erover met je huisarts.', 'nl')).toBe(false);
});
