import { defineNode } from '../../define.ts';
import { blocksField, descriptionField, leadField } from '../../page-fields.ts';

export const basicPageNode = defineNode({
  name: 'basic_page',
  label: { nl: 'Pagina', en: 'Page' },
  hint: { nl: 'Een gewone pagina, zoals privacy.', en: 'A plain page, such as privacy.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    lead: leadField,
    description: descriptionField,
    paragraphs: blocksField,
  },
});
