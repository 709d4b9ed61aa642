import { defineNode } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { paragraphs } from '../../fields/paragraphs.ts';
import { text } from '../../fields/text.ts';

export const landingPageNode = defineNode({
  name: 'landing_page',
  label: { nl: 'Landingspagina', en: 'Landing page' },
  hint: { nl: 'De eerste pagina van een programma.', en: 'The first page of a programme.' },
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
    primary: link({ wire: 'field_link', label: { nl: 'Knop', en: 'Button' } }),
    second: link({ wire: 'field_second_link', label: { nl: 'Tweede knop', en: 'Second button' } }),
    scene: choice({
      wire: 'field_scene',
      label: { nl: 'Landschap', en: 'Landscape' },
      choices: { own: { nl: 'Van dit programma', en: 'Of this programme' }, none: { nl: 'Geen', en: 'None' } },
      standard: 'own',
    }),
    paragraphs: paragraphs({
      wire: 'field_paragraphs',
      label: { nl: 'Blokken', en: 'Blocks' },
      allow: ['text', 'text_image', 'text_video', 'video', 'cta', 'faq', 'webform', 'block_reference'],
    }),
  },
});
