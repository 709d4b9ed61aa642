import { defineParagraph } from '../../define.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const frontpageProgramsParagraph = defineParagraph({
  name: 'frontpage_programs',
  label: { nl: "Lijst van programma's", en: 'List of programmes' },
  hint: {
    nl: "De programma's met hun plaats en een regel tekst.",
    en: 'The programmes with their place and a line of text.',
  },
  group: 'lists',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    body: richText({ wireName: 'field_text', label: { nl: 'Tekst', en: 'Text' } }),
    programmes: paragraphsField({
      wireName: 'field_programs',
      label: { nl: "Programma's", en: 'Programmes' },
      allow: ['frontpage_program'],
    }),
  },
});
