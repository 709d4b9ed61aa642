// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { type DayBar, DayBars } from './DayBars.tsx';

const checkOf = (day: Pick<DayBar, 'kind' | 'height' | 'goal'>): boolean => {
  const shown = mount(<DayBars label="Week 1" days={[{ ...day, key: 'ma', name: 'ma', label: 'maandag' }]} />);
  const isChecked = shown.one('.day-bars-post').querySelector('.icon') !== null;
  shown.remove();
  return isChecked;
};

it('shows a check where a goal of 0 was met: there is no bar to show it', () => {
  expect(checkOf({ kind: 'met', height: 0, goal: 0 })).toBe(true);
});

it.each([
  { kind: 'met', height: 0, goal: 0.5 },
  { kind: 'over', height: 1, goal: 0 },
  { kind: 'missing', height: 0, goal: 0 },
  { kind: 'ahead', height: 0, goal: 0 },
] as const)('shows none on %o', (day) => {
  expect(checkOf(day)).toBe(false);
});
