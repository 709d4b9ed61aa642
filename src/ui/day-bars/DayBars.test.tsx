// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mount } from '../mount.ts';
import { type DayBar, DayBars } from './DayBars.tsx';

function getVisible(day: Pick<DayBar, 'kind' | 'height' | 'goal' | 'isZero'>) {
  const page = mount(<DayBars label="Week 1" days={[{ ...day, key: 'ma', name: 'ma', label: 'maandag' }]} />);
  const post = page.one('.day-bars-post');
  const getHeight = (name: string) => Number(post.querySelector(name)?.getAttribute('height') ?? 0);
  const match = {
    isChecked: post.querySelector('.icon') !== null,
    bar: getHeight('.day-bar'),
    place: getHeight('.day-bar-place'),
    line: Number(post.querySelector('line')?.getAttribute('y1') ?? Number.NaN),
  };
  page.remove();
  return match;
}

it.each(['within', 'filled', 'no-goal'] as const)('a day of nothing stands as a post of its own: %s', (kind) => {
  const { bar, isChecked } = getVisible({ kind, height: 0, goal: 0.5, isZero: true });
  expect(bar).toBeGreaterThan(0);
  expect(isChecked).toBe(kind === 'within');
});

it.each([
  { kind: 'within', height: 0.2, goal: 0.5 },
  { kind: 'above', height: 1, goal: 0 },
  { kind: 'open', height: 0, goal: 0 },
  { kind: 'future', height: 0, goal: 0 },
] as const)('shows no check on %o', (day) => {
  expect(getVisible(day).isChecked).toBe(false);
});

it('a goal as high as the highest bar keeps its line on the picture', () => {
  const { line, bar, place } = getVisible({ kind: 'within', height: 1, goal: 1 });
  expect(line).toBeGreaterThan(place * 0.1);
  expect(bar).toBeLessThan(place);
});

it('draws nothing of a day before the start', () => {
  expect(getVisible({ kind: 'before', height: 0 })).toMatchObject({ bar: 0, place: 0 });
});
