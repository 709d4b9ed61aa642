import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const textParagraph = defineParagraph({
  name: 'text',
  label: { nl: 'Tekst', en: 'Text' },
  hint: { nl: 'Een stuk tekst, met of zonder titel.', en: 'A piece of text, with or without a title.' },
  group: 'text',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    body: richText({ wireName: 'field_text', label: { nl: 'Tekst', en: 'Text' }, required: true }),
    appearance: choice({
      wireName: 'field_appearance',
      label: { nl: 'Vorm', en: 'Appearance' },
      choices: {
        plain: { nl: 'Gewoon', en: 'Plain' },
        notice: { nl: 'Let op', en: 'Notice' },
        quote: { nl: 'Citaat', en: 'Quote' },
        walk: { nl: 'Stappen langs het pad (genummerde lijst)', en: 'Steps along the path (numbered list)' },
      },
      standard: 'plain',
    }),
    width: choice({
      wireName: 'field_width',
      label: { nl: 'Breedte', en: 'Width' },
      hint: {
        nl: 'Twee halve blokken na elkaar staan naast elkaar op een breed scherm.',
        en: 'Two half blocks in a row stand side by side on a wide screen.',
      },
      choices: { full: { nl: 'Hele breedte', en: 'Full width' }, half: { nl: 'Halve breedte', en: 'Half width' } },
      standard: 'full',
    }),
  },
});
