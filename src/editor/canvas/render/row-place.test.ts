import { expect, it } from 'vitest';
import { rowPlaceOf } from './row-place.ts';

const block = (id: string, width?: 'full' | 'half') => ({ type: 'text', props: { id, ...(width ? { width } : {}) } });

it('puts two half blocks after each other in one row, and gives every other block a row to itself', () => {
  const items = [block('a'), block('b', 'half'), block('c', 'half'), block('d', 'half'), block('e', 'full')];
  expect(items.map(({ props }) => rowPlaceOf(items, props.id))).toEqual([
    'whole-odd',
    'first-even',
    'second-even',
    'whole-odd',
    'whole-even',
  ]);
});

it('gives a block that is on its way to another place a row to itself', () => {
  expect(rowPlaceOf([block('a')], 'elsewhere')).toBe('whole-odd');
});
