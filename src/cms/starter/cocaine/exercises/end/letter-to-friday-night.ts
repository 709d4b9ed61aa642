import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

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
      nl: p(
        `Zet je brief bovenaan je telefoon. Pijn op je borst? ${tel('112')}. Wil je niet meer leven? ${tel('113')}, dag en nacht.`,
      ),
      en: p(
        `Put your letter at the top of your phone. Chest pain? ${tel('112')}. Do you no longer want to live? ${tel('113')}, day and night.`,
      ),
    },
  },
  notes: 'Method: letter to oneself. CHECK: wording with 113.',
});
