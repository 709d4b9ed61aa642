import { defineNode } from '../../define.ts';
import { link } from '../../fields/link.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { descriptionField } from '../../page-fields.ts';

export const joyrideNode = defineNode({
  name: 'joyride',
  label: { nl: 'Rondleiding', en: 'Welcome tour' },
  hint: {
    nl: 'De rondleiding na het registreren, pagina voor pagina.',
    en: 'The tour after registering, page by page.',
  },
  madeBy: 'editor',
  island: 'joyride',
  renderedBy: 'component',
  fields: {
    description: descriptionField,
    steps: paragraphsField({ wireName: 'field_steps', label: { nl: 'Stappen', en: 'Steps' }, allow: ['text_image'] }),
    start: link({
      wireName: 'field_link',
      label: { nl: 'Knop op de laatste stap', en: 'Button on the last step' },
      required: true,
    }),
    skip: link({
      wireName: 'field_skip_link',
      label: { nl: 'Link om over te slaan', en: 'Link to skip' },
      required: true,
    }),
  },
});
