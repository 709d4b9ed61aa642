import { defineNode } from '../../define.ts';
import { paragraphs } from '../../fields/paragraphs.ts';
import { text } from '../../fields/text.ts';

export const frontpageNode = defineNode({
  name: 'frontpage',
  label: { nl: "Pagina met alle programma's", en: 'Page with all programmes' },
  hint: { nl: "Laat alle programma's zien.", en: 'Shows all programmes.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    lead: text({ wire: 'field_lead', label: { nl: 'Inleiding', en: 'Introduction' }, maxLength: 600, multiline: true }),
    description: text({
      wire: 'field_description',
      label: { nl: 'Omschrijving voor zoekmachines', en: 'Description for search engines' },
      maxLength: 200,
      multiline: true,
    }),
    paragraphs: paragraphs({
      wire: 'field_paragraphs',
      label: { nl: 'Blokken', en: 'Blocks' },
      allow: ['frontpage_programs', 'text', 'text_image', 'cta', 'faq', 'block_reference'],
    }),
  },
});
