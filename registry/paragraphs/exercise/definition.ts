import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { text } from '../../fields/text.ts';
import { webform } from '../../fields/webform.ts';

export const exerciseParagraph = defineParagraph({
  name: 'exercise',
  label: { nl: 'Oefening', en: 'Exercise' },
  hint: { nl: 'Een oefening van een fase, met haar formulier.', en: 'An exercise of a phase, with its form.' },
  group: 'programme',
  renderedBy: 'screen',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, required: true, maxLength: 160 }),
    time: text({ wireName: 'field_time', label: { nl: 'Tijd', en: 'Time' }, maxLength: 40 }),
    icon: choice({
      wireName: 'field_icon',
      label: { nl: 'Pictogram', en: 'Icon' },
      choices: {
        text: { nl: 'Schrijven', en: 'Writing' },
        list: { nl: 'Lijst', en: 'List' },
        quiz: { nl: 'Vragen', en: 'Quiz' },
        video: { nl: 'Kijken of luisteren', en: 'Watch or listen' },
      },
      standard: 'text',
    }),
    webform: webform({ wireName: 'field_field_webform', label: { nl: 'Formulier', en: 'Form' }, required: true }),
    category: choice({
      wireName: 'field_category',
      label: { nl: 'Soort', en: 'Type' },
      choices: {
        text: { nl: 'Tekst', en: 'Text' },
        list: { nl: 'Lijst', en: 'List' },
        quiz: { nl: 'Quiz', en: 'Quiz' },
        video: { nl: 'Video', en: 'Video' },
      },
      standard: 'text',
    }),
    again: choice({
      wireName: 'field_again',
      label: { nl: 'Opnieuw in volgende zes weken', en: 'Again in later six weeks' },
      choices: {
        no: { nl: 'Nee', en: 'No' },
        yes: { nl: 'Ja', en: 'Yes' },
      },
      standard: 'no',
    }),
  },
});
