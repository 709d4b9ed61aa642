import { expect, it } from 'vitest';
import { createAskedStories, getUntold } from './stories.ts';

const getStory = (file: string, number: number) => `tests/e2e/${file}.spec.ts › story ${number}`;
const getStories = (file: string, count: number) => Array.from({ length: count }, (_, index) => getStory(file, index));
const getFile = (file: string) => `tests/e2e/${file}.spec.ts`;
const getTimes = (plan: readonly string[], ms: number) => Object.fromEntries(plan.map((id) => [id, ms]));

it('a small change is told five times, and the rest of its room but the gate once', () => {
  const plan = [...getStories('forum/forum', 2), ...getStories('forum/reply', 3), ...getStories('day/day', 3)];
  const request = createAskedStories(
    plan,
    [getStory('forum/reply', 0)],
    [getFile('forum/forum')],
    getTimes(plan, 4_000),
  );
  expect(request).toEqual({
    changed: getStories('forum/forum', 2),
    times: 5,
    rooms: [getStory('forum/reply', 1), getStory('forum/reply', 2)],
    left: [],
  });
});

it('a change of many files takes no longer: a story of each file comes first, and what is left is named', () => {
  const files = Array.from({ length: 15 }, (_, index) => `desk/desk-${index}`);
  const plan = files.flatMap((file) => getStories(file, 3));
  const request = createAskedStories(plan, [], files.map(getFile), getTimes(plan, 5_000));
  expect(request.times).toBe(1);
  expect(request.changed).toEqual([...files.map((file) => getStory(file, 0)), getStory('desk/desk-0', 1)]);
  expect(request.left).toEqual(files.map((file, index) => `${file}.spec.ts (${index === 0 ? 1 : 2})`));
});

it('a change of no story asks for none', () => {
  const plan = getStories('forum/forum', 2);
  expect(createAskedStories(plan, [], ['src/app.ts'], {})).toEqual({ changed: [], times: 5, rooms: [], left: [] });
});

it('a story that was selected and has no result counts as not run', () => {
  const [first = '', second = ''] = getStories('forum/forum', 2);
  const ending = { id: first, title: '', file: '', line: 1, status: 'passed', errors: [], attached: [] } as const;
  expect(getUntold([first, second], [ending, ending])).toEqual([second]);
});
