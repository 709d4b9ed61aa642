import { describe, expect, test } from 'vitest';
import { listLeafElements } from '#src/contract/webform/answers.ts';
import { getDomain } from '#src/domains/index.ts';
import { SCREENS } from '#src/screens/index.ts';
import { STARTER } from './content.ts';
import type { StarterPage } from './starter.ts';

const programmes = STARTER.pages.filter((page): page is StarterPage<'program'> => page.type === 'program');
const LANGUAGES = ['nl', 'en'] as const;

/** Maximum duration of a phase's last step, which opens the next phase. */
const MINUTES_OF_LAST = 4;

describe.each(programmes)('$id', (page) => {
  test.each(LANGUAGES)('is six phases of five exercises, a week apart, in %s', (language) => {
    const { phases = [], phaseDayInterval } = page[language] ?? {};
    expect(phases.map(({ exercises }) => exercises?.length)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(phaseDayInterval).toBe(7);
    for (const { exercises = [] } of phases) {
      expect(Number.parseInt(exercises.at(-1)?.time ?? '', 10)).toBeLessThanOrEqual(MINUTES_OF_LAST);
    }
  });
});

test('every programme goes on after six weeks with three exercises of its own', () => {
  expect(programmes).toHaveLength(6);
  for (const { nl, en } of programmes) {
    expect([nl.endExercises?.length, en?.endExercises?.length]).toEqual([3, 3]);
    expect(nl.endTitle).not.toBe('');
  }
});

test('a line has room for 120 code points, a story for 1,500', () => {
  const texts = STARTER.webforms.flatMap((form) =>
    listLeafElements(form.nl).flatMap((element) =>
      element.type === 'text' || element.type === 'textarea' ? [element] : [],
    ),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const { key, type, multiple, maxLength } of texts) {
    expect([key, maxLength]).toEqual([key, type === 'textarea' && !multiple ? 1500 : 120]);
  }
});

test('help against craving is never behind a lock: it stands on the page that is open to everybody', () => {
  const screen = SCREENS.find(({ id }) => id === 'help');
  expect([screen?.access, screen?.paths.nl]).toEqual(['default', '/hulp']);
  for (const key of programmes.flatMap(({ domains }) => domains)) {
    if (getDomain(key).variant !== 'self-help') continue;
    const help = STARTER.pages.find(({ path, domains }) => path.nl === '/hulp' && domains.includes(key));
    expect([key, JSON.stringify(help?.nl)]).toEqual([key, expect.stringMatching(/"title":"(Trek|Drang) nu/)]);
    expect([key, JSON.stringify(help?.en)]).toEqual([key, expect.stringMatching(/"title":"[^"]*(craving|urge) now/i)]);
  }
});
