import { defineNode } from '../../define.ts';
import { blocks, description, lead } from '../../page-fields.ts';

export const helpNode = defineNode({
  name: 'help',
  label: { nl: 'Hulppagina', en: 'Help page' },
  hint: { nl: 'Hulp en uitleg, met de vragen onderaan.', en: 'Help and explanation, with the questions at the end.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    lead,
    description,
    paragraphs: blocks,
  },
});
