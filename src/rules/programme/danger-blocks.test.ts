import { expect, test } from 'vitest';
import { placeDangerBlocks } from './danger-blocks.ts';

const block = (kind: string, order: number, ...calls: readonly string[]) => ({
  kind,
  order,
  calls: calls.map((id) => ({ id })),
});
const getKinds = (...blocks: readonly ReturnType<typeof block>[]) =>
  placeDangerBlocks(blocks).map((block) => `${block.block.kind}${block.isSameCall ? '*' : ''}`);

test('the gravest block comes first, in whichever order the questions were answered', () => {
  expect(getKinds(block('daily', 9, 'gp'), block('suicide', 1, '113'))).toEqual(['suicide', 'daily']);
});

test('a kind that two questions share is one block', () => {
  expect(getKinds(block('drinks-too', 3, 'gp'), block('drinks-too', 3, 'gp'))).toEqual(['drinks-too']);
});

test('questions of an editor keep a block each', () => {
  expect(getKinds(block('other', 9, 'gp'), block('other', 9, 'gp'))).toEqual(['other', 'other*']);
});

test('a first call that a block above asks for is said in the same call', () => {
  expect(getKinds(block('fit', 1, 'gp'), block('midwife', 2, 'midwife'), block('older', 3, 'gp'))).toEqual([
    'fit',
    'midwife',
    'older*',
  ]);
});

test('blocks without a call never share one', () => {
  expect(getKinds(block('secret', 1), block('quiet', 2))).toEqual(['secret', 'quiet']);
});
