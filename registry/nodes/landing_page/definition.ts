import { defineNode } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { link } from '../../fields/link.ts';
import { blocksField, descriptionField, leadField } from '../../page-fields.ts';

export const landingPageNode = defineNode({
  name: 'landing_page',
  label: { nl: 'Landingspagina', en: 'Landing page' },
  hint: { nl: 'De eerste pagina van een programma.', en: 'The first page of a programme.' },
  madeBy: 'editor',
  renderedBy: 'component',
  fields: {
    lead: leadField,
    description: descriptionField,
    primary: link({ wireName: 'field_link', label: { nl: 'Knop', en: 'Button' } }),
    second: link({ wireName: 'field_second_link', label: { nl: 'Tweede knop', en: 'Second button' } }),
    scene: choice({
      wireName: 'field_scene',
      label: { nl: 'Landschap', en: 'Landscape' },
      choices: { own: { nl: 'Van dit programma', en: 'Of this programme' }, none: { nl: 'Geen', en: 'None' } },
      standard: 'own',
    }),
    paragraphs: blocksField,
  },
});
