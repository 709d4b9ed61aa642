import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { nodesField } from '../../fields/nodes.ts';
import { text } from '../../fields/text.ts';

export const faqParagraph = defineParagraph({
  name: 'faq',
  label: { nl: 'Veelgestelde vragen', en: 'Frequently asked questions' },
  hint: { nl: 'Een lijst vragen die open en dicht kunnen.', en: 'A list of questions that open and close.' },
  group: 'lists',
  renderedBy: 'component',
  island: true,
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    questions: nodesField({
      wireName: 'field_questions',
      label: { nl: 'Vragen', en: 'Questions' },
      nodeType: 'faq_question',
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
