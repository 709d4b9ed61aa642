import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ending } from '../gate/message.ts';
import { runStep } from '../gate/step.ts';
import { createStoryStep, retell } from '../gate/stories.ts';
import { settle } from '../gate/verdict.ts';

// The tests run nine stories, two of which hang until they are killed.
vi.setConfig({ testTimeout: 900_000 });

const getTitles = (endings: readonly { readonly title: string }[]) => endings.map(({ title }) => title);

describe('a real run', () => {
  let endings: readonly Ending[] = [];
  const getEnding = (text: string): Ending => {
    const ending = endings.find(({ title }) => title.endsWith(text));
    if (!ending) throw new Error(`No story "${text}" in ${getTitles(endings).join(', ')}.`);
    return ending;
  };

  beforeEach(() => vi.stubEnv('STORIES', 'gate/samples/*.spec.ts'));

  it('fails stories that wait in vain, find a wrong value or hang', async () => {
    const outcome = await runStep(createStoryStep('stories', []));
    endings = outcome.endings;
    expect(outcome.isGood).toBe(false);
    expect(endings.every(({ status }) => status === 'failed')).toBe(true);
    expect(getEnding('that hangs').errors.join('\n')).toContain('Test timeout of 110000ms exceeded.');
  });

  it('tells a starved story from one that fails alone', async () => {
    const [starved, once] = [getEnding('starved by its neighbours'), getEnding('one of three')];
    const { unstable, failed } = await settle([starved, once], [], retell);
    expect(getTitles(unstable)).toEqual([starved.title]);
    expect(getTitles(failed)).toEqual([once.title]);
  });

  it('is red for a wrong value at once, and for a story that hangs', async () => {
    const [wrong, hanging] = [getEnding('a wrong value'), getEnding('that hangs')];
    const { unstable, failed } = await settle([wrong, hanging], [], retell);
    expect(getTitles(failed).toSorted()).toEqual([hanging.title, wrong.title].toSorted());
    expect(unstable).toEqual([]);
  });

  it('is red for a story that was unstable before', async () => {
    const { title, file } = getEnding('starved by its neighbours');
    const listed = { title, file, date: '2026-11-28', waitedFor: 'Saved' };
    const { failed } = await settle([getEnding('starved by its neighbours')], [listed], retell);
    expect(getTitles(failed)).toEqual([title]);
  });
});
