import { exercise, line, ruler, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myLine = exercise({
  id: 'cocaine_1_5',
  domain: 'cocaine',
  title: { nl: 'Mijn zin', en: 'My sentence' },
  parts: [
    told('inleiding', {
      nl: p('Eén eigen zin is op een lastig moment meer waard dan tien adviezen. Geef eerst twee cijfers.'),
      en: p('One sentence of your own is worth more than ten tips at a difficult moment. First give two numbers.'),
    }),
    ruler(
      'belang',
      {
        nl: 'Hoe belangrijk is het voor jou om te stoppen of minderen?',
        en: 'How important is it to you to stop or cut down?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    ruler(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het lukt?', en: 'How much do you trust that it will work?' },
      { nl: ['geen', 'heel veel'], en: ['none', 'very much'] },
    ),
    line('punt', { nl: 'Wat zou één punt meer vertrouwen geven?', en: 'What would give you one more point of trust?' }),
    line(
      'zin',
      { nl: 'Mijn zin', en: 'My sentence' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik wil maandag wakker worden en niets hoeven uitleggen.’',
          en: 'For example: ‘I want to wake up on Monday with nothing to explain.’',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor het eerste drankje', en: 'Before the first drink' },
    html: {
      nl: p('Heb je een zin? Zet hem op je telefoon. Lees hem voordat je uitgaat en voor je eerste drankje.'),
      en: p('Do you have a sentence? Put it on your phone. Read it before you go out and before your first drink.'),
    },
  },
  notes: 'Method: rulers of importance and confidence (motivational interviewing).',
});
