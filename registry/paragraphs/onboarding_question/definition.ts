import { defineParagraph } from '../../define.ts';
import { link } from '../../fields/link.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const onboardingQuestionParagraph = defineParagraph({
  name: 'onboarding_question',
  label: { nl: 'Vraag vooraf', en: 'Starter question' },
  hint: {
    nl: 'Een veiligheidsvraag met ja of nee; bij ja verschijnt de uitleg.',
    en: 'A safety question with yes or no; a yes shows the explanation.',
  },
  group: 'programme',
  renderedBy: 'screen',
  fields: {
    title: text({ wire: 'field_title', label: { nl: 'Vraag', en: 'Question' }, required: true, maxLength: 300 }),
    text: richText({ wire: 'field_text', label: { nl: 'Waarom we dit vragen', en: 'Why we ask' } }),
    explainerTitle: text({
      wire: 'field_title_explainer',
      label: { nl: 'Titel van de uitleg', en: 'Title of the explanation' },
      maxLength: 160,
    }),
    explainer: richText({ wire: 'field_text_explainer', label: { nl: 'Uitleg bij ja', en: 'Explanation after yes' } }),
    link: link({ wire: 'field_link', label: { nl: 'Link', en: 'Link' } }),
  },
});
