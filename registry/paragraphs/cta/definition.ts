import { defineParagraph } from '../../define.ts';
import { link } from '../../fields/link.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const ctaParagraph = defineParagraph({
  name: 'cta',
  label: { nl: 'Knop met tekst', en: 'Call to action' },
  hint: { nl: 'Eén duidelijke volgende stap.', en: 'One clear next step.' },
  group: 'action',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    body: richText({ wireName: 'field_text', label: { nl: 'Tekst', en: 'Text' } }),
    link: link({ wireName: 'field_link', label: { nl: 'Knop', en: 'Button' }, required: true }),
    second: link({ wireName: 'field_second_link', label: { nl: 'Tweede link', en: 'Second link' } }),
  },
});
