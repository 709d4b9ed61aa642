import { expect, it } from 'vitest';
import type { RenderedBlock } from './define.ts';
import type { SafeHtml } from './fields/field.ts';
import { groupIntoRows } from './sections.tsx';

const block = (uuid: string, width: 'full' | 'half'): RenderedBlock => ({
  uuid,
  type: 'text',
  width,
  title: undefined,
  html: '' as SafeHtml,
});

const getRows = (...widths: readonly ('full' | 'half')[]) =>
  groupIntoRows(widths.map((width, index) => block(String(index), width))).map((row) =>
    row.map(({ uuid }) => uuid).join(''),
  );

it('gives every full block a row to itself', () => {
  expect(getRows('full', 'full')).toEqual(['0', '1']);
});

it('puts two half blocks after each other side by side', () => {
  expect(getRows('full', 'half', 'half', 'full')).toEqual(['0', '12', '3']);
});

it('starts a new row after a pair, and leaves a half block without a neighbour alone', () => {
  expect(getRows('half', 'half', 'half')).toEqual(['01', '2']);
  expect(getRows('half', 'full', 'half')).toEqual(['0', '1', '2']);
});
