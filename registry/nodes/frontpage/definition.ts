import { defineNode } from '../../define.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { descriptionField, leadField } from '../../page-fields.ts';

export const frontpageNode = defineNode({
  name: 'frontpage',
  label: { nl: "Pagina met alle programma's", en: 'Page with all programmes' },
  hint: { nl: "Laat alle programma's zien.", en: 'Shows all programmes.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    lead: leadField,
    description: descriptionField,
    paragraphs: paragraphsField({
      wireName: 'field_paragraphs',
      label: { nl: 'Blokken', en: 'Blocks' },
      allow: ['frontpage_programs', 'text', 'text_image', 'cta', 'faq', 'block_reference'],
    }),
  },
});
