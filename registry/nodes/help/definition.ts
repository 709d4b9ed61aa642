import { defineNode } from '../../define.ts';
import { paragraphs } from '../../fields/paragraphs.ts';
import { text } from '../../fields/text.ts';

export const helpNode = defineNode({
  name: 'help',
  label: { nl: 'Hulppagina', en: 'Help page' },
  hint: { nl: 'Hulp en uitleg, met de vragen onderaan.', en: 'Help and explanation, with the questions at the end.' },
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
