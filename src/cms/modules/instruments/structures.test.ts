import { describe, expect, it } from 'vitest';
import { selfTestForm } from '#src/contract/forms/self-test.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { BAND_TARGETS, containsReassurance, findBand, WINDOW_DAYS } from '#src/rules/self-tests/instrument.ts';
import { readInstrument } from '#src/rules/self-tests/instrument-inputs.ts';
import { BUILT_IN_TESTS } from './structures.ts';

/** Starting scores of the bands of each questionnaire, as published by its owner. */
const BEGINNINGS: Readonly<Record<string, readonly number[]>> = {
  audit: [0, 8, 16, 20],
  ftnd: [0],
  pgsi: [0, 1, 3, 8],
  'cudit-r': [0, 13],
  sds: [0, 3],
  dudit: [0, 25],
};

describe.each(BUILT_IN_TESTS.map((input) => [input.id, input] as const))('the structure of %s', (id, input) => {
  const read = readInstrument(input);

  it('is what the form of the desk takes, of a programme in which days are registered', () => {
    expect(selfTestForm.check(input as never)).toEqual([]);
    expect(getDomain(input.domain as DomainKey).registration).not.toBeNull();
    expect(Object.keys(WINDOW_DAYS)).toContain(input.window);
  });

  it('waits for the questions of its owner', () => {
    expect(read).toMatchObject({ questions: [], examples: [] });
    expect(input.owner).not.toBe('');
  });

  it('tells every score of its range one band, with words in both languages and a way to help, never good news', () => {
    const [min = 0, max = 0] = input.range.split('-').map(Number);
    expect(read?.bands.map(({ from }) => from)).toEqual(BEGINNINGS[id]);
    for (let score = min; score <= max; score += 1) {
      const band = read && findBand(read, score);
      expect(BAND_TARGETS).toContain(band?.way);
      expect([band?.words.nl, band?.words.en].every((text) => (text ?? '').length > 10)).toBe(true);
    }
    expect(read && [findBand(read, min - 1), findBand(read, max + 1)]).toEqual([null, null]);
    for (const { words } of read?.bands ?? []) {
      expect([containsReassurance(words.nl, 'nl'), containsReassurance(words.en, 'en')]).toEqual([false, false]);
    }
  });
});
