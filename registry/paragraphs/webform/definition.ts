import { defineParagraph } from '../../define.ts';
import { text } from '../../fields/text.ts';
import { webform } from '../../fields/webform.ts';

export const webformParagraph = defineParagraph({
  name: 'webform',
  label: { nl: 'Formulier', en: 'Form' },
  hint: { nl: 'Een formulier dat je bij Formulieren hebt gemaakt.', en: 'A form that you made under Forms.' },
  group: 'action',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    webform: webform({
      wireName: 'field_webform',
      label: { nl: 'Formulier', en: 'Form' },
      hint: {
        nl: 'Bezoekers loggen eerst in. Achter elk formulier staat wie het kan invullen.',
        en: 'Visitors log in first. Each form says who can fill it in.',
      },
      required: true,
    }),
  },
});
