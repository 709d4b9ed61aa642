import { expect, it } from 'vitest';
import { toProgrammeContent } from './programme.ts';

const createNode = (type: string, props: object) =>
  ({ type, title: 'Programma', props, paragraphs: {} }) as unknown as Parameters<typeof toProgrammeContent>[0];

it('has a day between two phases where the content names no interval, and no phases where it has none', () => {
  expect(toProgrammeContent(createNode('program', {}), new Set())).toMatchObject({
    intervalDays: 1,
    unlockInfo: null,
    phases: [],
    end: { title: null, exercises: [] },
  });
  expect(toProgrammeContent(createNode('program', { phaseDayInterval: 7 }), new Set())?.intervalDays).toBe(7);
});

it('is of no other node', () => {
  expect(toProgrammeContent(createNode('help', {}), new Set())).toBeNull();
});

it('calls an exercise to watch one to read, unless its form has something to play', () => {
  const createExercise = (webform: string) => ({
    props: { webform, title: webform, icon: 'video', category: 'video' },
    paragraphs: {},
  });
  const paragraphs = {
    phases: [{ uuid: 'p', props: { title: 'Een' }, paragraphs: { exercises: ['a', 'b'].map(createExercise) } }],
  };
  const programme = toProgrammeContent({ ...createNode('program', {}), paragraphs } as never, new Set(['b']));
  expect(programme?.phases[0]?.exercises).toMatchObject([
    { webform: 'a', icon: 'read', category: 'read' },
    { webform: 'b', icon: 'video', category: 'video' },
  ]);
});

it('marks the exercises that are repeated in later six weeks, and no other', () => {
  const exercises = ['yes', 'no', undefined].map((secondText, index) => ({
    props: { webform: `${index}`, title: 'Een', icon: 'text', category: 'text', again: secondText },
    paragraphs: {},
  }));
  const paragraphs = { phases: [{ uuid: 'p', props: { title: 'Een' }, paragraphs: { exercises } }] };
  const programme = toProgrammeContent({ ...createNode('program', {}), paragraphs } as never, new Set());
  expect(programme?.phases[0]?.exercises.map(({ isRepeated }) => isRepeated)).toEqual([true, undefined, undefined]);
});
