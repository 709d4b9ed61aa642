import type { ComponentData } from '@puckeditor/core';
import { expect, it } from 'vitest';
import { createExampleContext } from '#registry/example-context.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { findNodeType, REGISTRY } from '../editor-registry.ts';
import { UNKNOWN_BLOCK } from '../stored/to-puck.ts';
import type { BlockTools } from './render-block.ts';
import { renderCanvasFrame } from './render-canvas-frame.ts';

const tools: BlockTools = {
  registry: REGISTRY,
  context: createExampleContext((key) => key, 'nl'),
  resolve: () => undefined,
  safe: (html) => html as SafeHtml,
};
const createText = (title: string) => ({ type: 'text', props: { id: title, title, body: '<p>Woorden.</p>' } });
const helpLines = { type: 'block_reference', props: { id: 'help', block: 'help_lines' } };
const unknown = { type: UNKNOWN_BLOCK, props: { id: 'x', name: 'carousel' } };
const five = ['Een', 'Twee', 'Drie', 'Vier', 'Vijf'].map(createText);

function getFrame(paragraphs: readonly ComponentData[], type = 'basic_page') {
  const definition = findNodeType(REGISTRY, type);
  if (!definition) throw new Error(`No type "${type}".`);
  return renderCanvasFrame(definition, { title: 'Lang' }, { paragraphs }, tools);
}

it('has the titles of a long page beside its blocks, and folded above them for a small screen', () => {
  const frame = getFrame(five);
  expect(frame).toMatchObject({ blocks: 'reading', besideBlock: null });
  expect(frame.blocks === 'reading' && frame.beside).toMatch(/contents-beside.*#een.*#vijf/s);
  expect(frame.drawn).toMatchObject({ kind: 'html', html: expect.stringMatching(/<h1>Lang.*contents-fold.*#vijf/s) });
  expect(frame.drawn).toMatchObject({ html: expect.not.stringContaining('Woorden.') });
});

it('has the fixed block that opens a long page beside it, whatever visitors do not see before it', () => {
  const frame = getFrame([unknown, helpLines, ...five]);
  expect(frame).toMatchObject({ blocks: 'reading', besideBlock: 'help' });
  expect(frame.blocks === 'reading' && frame.beside).toMatch(/block-reference-help-lines.*contents-beside/s);
});

it('has no titles on a short page, one whose blocks visitors do not all see, or one of bands', () => {
  expect(getFrame(five.slice(1)).blocks).toBe('column');
  expect(getFrame([...five.slice(1), { type: 'text', props: { id: 'Leeg', title: 'Zonder woorden' } }]).blocks).toBe(
    'column',
  );
  expect(getFrame(five, 'landing_page').blocks).toBe('bands');
});
