import { defineNode } from '../../define.ts';
import { richText } from '../../fields/rich-text.ts';

export const faqQuestionNode = defineNode({
  name: 'faq_question',
  label: { nl: 'Vraag met antwoord', en: 'Question with answer' },
  hint: { nl: 'De titel is de vraag.', en: 'The title is the question.' },
  madeBy: 'editor',
  renderedBy: 'parent',
  fields: {
    answer: richText({ wireName: 'field_answer', label: { nl: 'Antwoord', en: 'Answer' }, required: true }),
  },
});
