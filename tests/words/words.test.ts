import { describe, expect, test } from 'vitest';
import { ACROSS, BARS, type FigureName, missed } from './bars.ts';
import { MEASURED, measure } from './figures.ts';
import { barOf, reached } from './reached.ts';

/*
 * The checks of content/second-edition.md, section 7, that count. A domain that does not meet a bar yet has the figure it
 * reached in reached.json, and may not fall behind it; `node tests/words/measure.ts <domain> <language> --keep` moves it.
 */
describe.each(MEASURED)('the words of %s (%s)', (owner, language) => {
  const { figures, places } = measure(owner, language);
  const kept = reached[owner]?.[language] ?? {};
  const names = (Object.keys(BARS[language]) as FigureName[]).filter((name) => figures[name] !== undefined);

  test.each(names)('%s meets its bar, or what was reached', (name) => {
    const bar = barOf(language, name);
    const value = figures[name] ?? 0;
    const allowed = missed(kept[name] ?? bar.atLeast ?? bar.atMost ?? 0, bar);
    const said = (places[name] ?? []).map(({ unit, text }) => `${unit}: ${text}`).join('\n');
    expect(missed(value, bar), `${name} is ${value}\n${said}`).toBeLessThanOrEqual(allowed + 1e-9);
  });

  test('what meets its bar is held to it: it has left reached.json', () => {
    const met = (Object.keys(kept) as FigureName[])
      .filter((name) => !ACROSS.includes(name))
      .filter((name) => missed(figures[name] ?? 0, barOf(language, name)) === 0);
    expect(met).toEqual([]);
  });
});
