import { expect, it, vi } from 'vitest';
import type { Ending } from '../gate/message.ts';
import { runStep } from '../gate/step.ts';
import { retell, storyStep } from '../gate/stories.ts';
import { settle } from '../gate/verdict.ts';

// The test runs nine stories, two of which hang until they are killed.
vi.setConfig({ testTimeout: 900_000 });

const getTitles = (endings: readonly { readonly title: string }[]) => endings.map(({ title }) => title);

it('a real run tells a starved story from one that fails alone, one with a wrong value, and one that hangs', async () => {
  vi.stubEnv('STORIES', 'gate/samples/*.spec.ts');
  const { endings, isGood } = await runStep(storyStep('stories', []));
  expect(isGood).toBe(false);
  expect(endings.every(({ status }) => status === 'failed')).toBe(true);
  const named = (words: string): Ending => {
    const found = endings.find(({ title }) => title.endsWith(words));
    if (!found) throw new Error(`No story "${words}" in ${getTitles(endings).join(', ')}.`);
    return found;
  };
  const [starved, once, wrong, hanging] = [
    named('starved by its neighbours'),
    named('one of three'),
    named('a wrong value'),
    named('that hangs'),
  ];

  const first = await settle([starved, once], [], retell);
  expect(getTitles(first.unstable)).toEqual([starved.title]);
  expect(getTitles(first.failed)).toEqual([once.title]);

  const second = await settle([wrong, hanging], [], retell);
  expect(getTitles(second.failed).toSorted()).toEqual([hanging.title, wrong.title].toSorted());
  expect(second.unstable).toEqual([]);

  const before = { title: starved.title, file: starved.file, date: '2026-11-28', waitedFor: 'Saved' };
  expect(getTitles((await settle([starved], [before], retell)).failed)).toEqual([starved.title]);
  expect(hanging.errors.join('\n')).toContain('Test timeout of 110000ms exceeded.');
});
