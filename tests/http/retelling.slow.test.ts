import { expect, it, vi } from 'vitest';
import type { Ending } from '../gate/message.ts';
import { runStep } from '../gate/step.ts';
import { createStoryStep, retell } from '../gate/stories.ts';
import { settle } from '../gate/verdict.ts';

// The test runs nine stories, two of which hang until they are killed.
vi.setConfig({ testTimeout: 900_000 });

const getTitles = (endings: readonly { readonly title: string }[]) => endings.map(({ title }) => title);

it('a real run tells a starved story from one that fails alone, one with a wrong value, and one that hangs', async () => {
  vi.stubEnv('STORIES', 'gate/samples/*.spec.ts');
  const { endings, isGood } = await runStep(createStoryStep('stories', []));
  expect(isGood).toBe(false);
  expect(endings.every(({ status }) => status === 'failed')).toBe(true);
  const getField = (text: string): Ending => {
    const ending = endings.find(({ title }) => title.endsWith(text));
    if (!ending) throw new Error(`No story "${text}" in ${getTitles(endings).join(', ')}.`);
    return ending;
  };
  const [starvedEnding, once, wrongEnding, hanging] = [
    getField('starved by its neighbours'),
    getField('one of three'),
    getField('a wrong value'),
    getField('that hangs'),
  ];

  const first = await settle([starvedEnding, once], [], retell);
  expect(getTitles(first.unstable)).toEqual([starvedEnding.title]);
  expect(getTitles(first.failed)).toEqual([once.title]);

  const second = await settle([wrongEnding, hanging], [], retell);
  expect(getTitles(second.failed).toSorted()).toEqual([hanging.title, wrongEnding.title].toSorted());
  expect(second.unstable).toEqual([]);

  const report = {
    title: starvedEnding.title,
    file: starvedEnding.file,
    date: '2026-11-28',
    waitedFor: 'Saved',
  };
  expect(getTitles((await settle([starvedEnding], [report], retell)).failed)).toEqual([starvedEnding.title]);
  expect(hanging.errors.join('\n')).toContain('Test timeout of 110000ms exceeded.');
});
