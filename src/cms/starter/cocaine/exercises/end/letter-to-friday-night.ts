import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const letterToFridayNight = exercise({
  id: 'cocaine_end_2',
  domain: 'cocaine',
  title: { nl: 'Brief aan vrijdagavond', en: 'Letter to Friday night' },
  parts: [
    told('inleiding', {
      nl: p('Schrijf een brief voor de eerste vrijdag die lastig wordt. Jij van nu weet wat jij van dan nodig hebt.'),
      en: p('Write a letter for the first Friday that gets hard. The you of now knows what the you of then needs.'),
    }),
    line('zin', { nl: 'De eerste zin', en: 'The first sentence' }, { required: true }),
    line('bel', { nl: 'Deze persoon bel ik', en: 'This is the person I call' }),
    story(
      'brief',
      { nl: 'Mijn brief', en: 'My letter' },
      {
        help: { nl: 'Wat wil je dat je dan nog weet?', en: 'What do you want to remember then?' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor een lastige vrijdag', en: 'For a hard Friday' },
    html: {
      nl: p('Zet je brief bovenaan je telefoon.', safety('chest', 'nl'), safety('suicide', 'nl')),
      en: p('Put your letter at the top of your phone.', safety('chest', 'en'), safety('suicide', 'en')),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself. CHECK: wording with 113.',
});
