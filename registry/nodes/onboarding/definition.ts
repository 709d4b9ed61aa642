import { defineNode } from '../../define.ts';
import { paragraphsField } from '../../fields/paragraphs.ts';
import { richText } from '../../fields/rich-text.ts';

export const onboardingNode = defineNode({
  name: 'onboarding',
  label: { nl: 'Vragen vooraf', en: 'Starter questions' },
  hint: { nl: 'De vragen voor het registreren.', en: 'The questions before registering.' },
  madeBy: 'editor',
  renderedBy: 'screen',
  fields: {
    text: richText({ wireName: 'field_text', label: { nl: 'Inleiding', en: 'Introduction' } }),
    questions: paragraphsField({
      wireName: 'field_questions',
      label: { nl: 'Vragen', en: 'Questions' },
      allow: ['onboarding_question'],
    }),
  },
});
