import { expect, it } from 'vitest';
import { askedStories } from './stories.ts';

const storyOf = (file: string, at: number) => `tests/e2e/${file}.spec.ts › story ${at}`;
const storiesOf = (file: string, count: number) => Array.from({ length: count }, (_, at) => storyOf(file, at));
const fileOf = (file: string) => `tests/e2e/${file}.spec.ts`;
const timesOf = (plan: readonly string[], ms: number) => Object.fromEntries(plan.map((id) => [id, ms]));

it('a small change is told five times, and the rest of its room but the gate once', () => {
  const plan = [...storiesOf('forum/forum', 2), ...storiesOf('forum/reply', 3), ...storiesOf('day/day', 3)];
  const asked = askedStories(plan, [storyOf('forum/reply', 0)], [fileOf('forum/forum')], timesOf(plan, 4_000));
  expect(asked).toEqual({
    changed: storiesOf('forum/forum', 2),
    times: 5,
    rooms: [storyOf('forum/reply', 1), storyOf('forum/reply', 2)],
    left: [],
  });
});

it('a change of many files takes no longer: a story of each file comes first, and what is left is named', () => {
  const files = Array.from({ length: 15 }, (_, at) => `desk/desk-${at}`);
  const plan = files.flatMap((file) => storiesOf(file, 3));
  const asked = askedStories(plan, [], files.map(fileOf), timesOf(plan, 5_000));
  expect(asked.times).toBe(1);
  expect(asked.changed).toEqual([...files.map((file) => storyOf(file, 0)), storyOf('desk/desk-0', 1)]);
  expect(asked.left).toEqual(files.map((file, at) => `${file}.spec.ts (${at === 0 ? 1 : 2})`));
});

it('a change of no story asks for none', () => {
  const plan = storiesOf('forum/forum', 2);
  expect(askedStories(plan, [], ['src/app.ts'], {})).toEqual({ changed: [], times: 5, rooms: [], left: [] });
});
