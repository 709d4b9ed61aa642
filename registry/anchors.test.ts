import fc from 'fast-check';
import { expect, it } from 'vitest';
import { listAnchors } from './anchors.ts';
import type { RenderedBlock } from './define.ts';
import type { SafeHtml } from './fields/field.ts';

const block = (title: string | undefined, at: number): RenderedBlock => ({
  uuid: String(at),
  type: 'text',
  width: 'full',
  title,
  html: '' as SafeHtml,
});
const getIds = (...titles: readonly (string | undefined)[]) => listAnchors(titles.map(block)).map(({ id }) => id);

it('names a place after the title of its block, and leaves blocks without a title out', () => {
  expect(getIds('Wie ziet wat?', undefined, 'Eén dag: vóór en ná')).toEqual(['wie-ziet-wat', 'een-dag-voor-en-na']);
});

it('keeps apart what has the same title, and what the frame calls so already', () => {
  expect(getIds('Trek', 'Trek', 'Content')).toEqual(['trek', 'trek-2', 'content-2']);
});

it('gives every title an id of its own that fits in an address', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (titles) => {
      const ids = getIds(...titles);
      expect(new Set(ids).size).toBe(titles.length);
      for (const id of ids) expect(id).toMatch(/^[\p{L}\p{N}-]+$/u);
    }),
  );
});
