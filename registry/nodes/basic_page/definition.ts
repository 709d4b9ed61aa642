import { defineNode } from '../../define.ts';
import { paragraphs } from '../../fields/paragraphs.ts';
import { text } from '../../fields/text.ts';

export const basicPageNode = defineNode({
  name: 'basic_page',
  label: { nl: 'Pagina', en: 'Page' },
  hint: { nl: 'Een gewone pagina, zoals privacy.', en: 'A plain page, such as privacy.' },
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
      allow: ['text', 'text_image', 'text_video', 'video', 'cta', 'faq', 'webform', 'block_reference'],
    }),
  },
});
