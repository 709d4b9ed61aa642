import { defineNode } from '../../define.ts';
import { blocksField, descriptionField, leadField } from '../../page-fields.ts';

export const helpNode = defineNode({
  name: 'help',
  label: { nl: 'Hulppagina', en: 'Help page' },
  hint: { nl: 'Hulp en uitleg, met de vragen onderaan.', en: 'Help and explanation, with the questions at the end.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    lead: leadField,
    description: descriptionField,
    paragraphs: blocksField,
  },
});
