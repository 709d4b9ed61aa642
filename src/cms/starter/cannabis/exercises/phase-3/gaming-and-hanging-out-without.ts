import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const gamingAndHangingOutWithout = exercise({
  id: 'cannabis_3_4',
  domain: 'cannabis',
  title: { nl: 'Gamen en chillen zonder', en: 'Gaming and hanging out without' },
  parts: [
    told('inleiding', {
      nl: p('Leuke dingen hoeven niet weg. Je oefent hoe ze gaan zonder joint. Kies één moment van deze week.'),
      en: p('Nice things do not have to go. You practise how they go without a joint. Choose one moment this week.'),
    }),
    line(
      'moment',
      { nl: 'Welk moment kies je, en met wie?', en: 'Which moment do you choose, and with whom?' },
      { required: true },
    ),
    line(
      'drinken',
      { nl: 'Wat drink of eet je erbij?', en: 'What do you drink or eat with it?' },
      {
        help: {
          nl: 'Liever geen alcohol, dan komt de trek sneller.',
          en: 'Better no alcohol, it brings the craving sooner.',
        },
      },
    ),
    line('stop', { nl: 'Hoe laat stop je?', en: 'What time do you stop?' }),
    line('zeg', { nl: 'Wat zeg je als iemand iets aanbiedt?', en: 'What do you say if someone offers?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Na een paar keer went het', en: 'After a few times you get used to it' },
    html: {
      nl: p(
        'De eerste keer zonder voelt vaak raar, de derde keer al minder. Was het niets? Kies dan iets anders, of korter.',
      ),
      en: p(
        'The first time without often feels odd, the third time less so. Was it no good? Then choose something else, or shorter.',
      ),
    },
  },
  notes: 'Method: rehearsal in a pleasant context.',
});
