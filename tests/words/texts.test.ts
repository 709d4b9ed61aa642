import { describe, expect, test } from 'vitest';
import { WAVE as ALCOHOL_WAVE } from '#src/cms/starter/alcohol/wave.ts';
import { WAVE as COCAINE_WAVE } from '#src/cms/starter/cocaine/wave.ts';
import { WAVE as GAMBLING_WAVE } from '#src/cms/starter/gambling/wave.ts';
import { ACROSS, BARS, type FigureName, missed } from './bars.ts';
import { MEASURED_PAGES, measure } from './figures.ts';
import { data, getBar } from './reached.ts';
import { readWords } from './sentences.ts';

/*
 * Checks of the figures of texts. A domain that misses a limit has its reached figure in reached.json, and may not fall
 * below it; `node tests/words/measure.ts <domain> <language> --keep` updates it.
 */
/** Tolerance of a figure across domains below its limit, because another domain's text may change it. */
const LEEWAY = 1;

describe.each(MEASURED_PAGES)('the words of %s (%s)', (owner, language) => {
  const { figures, places } = measure(owner, language);
  const storedFigures = data[owner]?.[language] ?? {};
  const names = (Object.keys(BARS[language]) as FigureName[]).filter((name) => figures[name] !== undefined);

  test.each(names)('%s meets its bar, or what was reached', (name) => {
    const bar = getBar(language, name);
    const value = figures[name] ?? 0;
    const allowedValues = missed(storedFigures[name] ?? bar.atLeast ?? bar.atMost ?? 0, bar);
    const message = (places[name] ?? []).map(({ unit, text }) => `${unit}: ${text}`).join('\n');
    expect(missed(value, bar), `${name} is ${value}\n${message}`).toBeLessThanOrEqual(
      allowedValues + (allowedValues > 0 && ACROSS.includes(name) ? LEEWAY : 1e-9),
    );
  });

  test('what meets its bar is held to it: it has left reached.json', () => {
    const met = (Object.keys(storedFigures) as FigureName[])
      .filter((name) => !ACROSS.includes(name))
      .filter((name) => missed(figures[name] ?? 0, getBar(language, name)) === 0);
    expect(met).toEqual([]);
  });
});

/** The waves that were reviewed literally: each programme adds its wave here. */
const WAVES = [
  ['alcohol', ALCOHOL_WAVE],
  ['gambling', GAMBLING_WAVE],
  ['cocaine', COCAINE_WAVE],
] as const;

const getSeconds = (location: string) => Number(location.split(':')[0]) * 60 + Number(location.split(':')[1]);

describe.each(WAVES)('the wave of %s', (_, lines) => {
  test('takes three minutes: its times rise to at most 2:50', () => {
    const times = lines.map(({ at }) => getSeconds(at));
    expect(times).toEqual([...times].sort((number, other) => number - other));
    expect(times[0]).toBe(0);
    expect(times.at(-1)).toBeLessThanOrEqual(170);
  });

  test.each(['nl', 'en'] as const)('can be said in three minutes (%s)', (language) => {
    const wordCount = lines.flatMap((line) => readWords(line[language])).length;
    expect(wordCount).toBeGreaterThanOrEqual(80);
    expect(wordCount).toBeLessThanOrEqual(130);
  });
});
