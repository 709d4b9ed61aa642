import { expect, it } from 'vitest';
import { programmeOf } from './programme.ts';

const node = (type: string, props: object) =>
  ({ type, title: 'Programma', props, paragraphs: {} }) as unknown as Parameters<typeof programmeOf>[0];

it('has a day between two phases where the content names no interval, and no phases where it has none', () => {
  expect(programmeOf(node('program', {}))).toMatchObject({
    intervalDays: 1,
    unlockInfo: null,
    phases: [],
    end: { title: null, exercises: [] },
  });
  expect(programmeOf(node('program', { phaseDayInterval: 7 }))?.intervalDays).toBe(7);
});

it('is of no other node', () => {
  expect(programmeOf(node('help', {}))).toBeNull();
});
