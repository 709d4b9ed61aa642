import { expect, it } from 'vitest';
import { UNKNOWN_BLOCK } from '../stored/to-puck.ts';
import { findRowPosition } from './row-position.ts';

const block = (id: string, width?: 'full' | 'half') => ({ type: 'text', props: { id, ...(width ? { width } : {}) } });

it('puts two half blocks after each other in one row, and gives every other block a row to itself', () => {
  const items = [block('a'), block('b', 'half'), block('c', 'half'), block('d', 'half'), block('e', 'full')];
  expect(items.map(({ props }) => findRowPosition(items, props.id))).toEqual([
    'whole-odd',
    'first-even',
    'second-even',
    'whole-odd',
    'whole-even',
  ]);
});

it('gives a block that is on its way to another place a row to itself', () => {
  expect(findRowPosition([block('a')], 'elsewhere')).toBe('whole-odd');
});

it('keeps two half blocks together around a block of an unknown type, of which visitors see nothing', () => {
  const unknown = { type: UNKNOWN_BLOCK, props: { id: 'x', name: 'carousel' } };
  const items = [block('a'), block('b', 'half'), unknown, block('c', 'half'), block('d')];
  expect(items.map(({ props }) => findRowPosition(items, props.id))).toEqual([
    'whole-odd',
    'first-even',
    'whole-odd',
    'second-even',
    'whole-odd',
  ]);
});
