import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const backToSomething = exercise({
  id: 'cannabis_5_3',
  domain: 'cannabis',
  title: { nl: 'Terug naar iets', en: 'Back to something' },
  parts: [
    told('inleiding', {
      nl: p('Wat deed je graag voordat blowen veel plek kreeg? Of wat wilde je altijd nog eens proberen?'),
      en: p('What did you like to do before cannabis took a lot of room? Or what did you always want to try?'),
    }),
    several(
      'iets',
      { nl: 'Wat trekt je?', en: 'What draws you?' },
      [
        option('sport', { nl: 'Sporten', en: 'Sports' }),
        option('muziek', { nl: 'Muziek maken', en: 'Making music' }),
        option('school', { nl: 'School of studie', en: 'School or studies' }),
        option('werk', { nl: 'Werk of een klus', en: 'Work or a job' }),
        option('dieren', { nl: 'Dieren', en: 'Animals' }),
        option('koken', { nl: 'Koken', en: 'Cooking' }),
        option('buiten', { nl: 'Naar buiten, de natuur in', en: 'Going outside, into nature' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('plan_1', { nl: 'Plan 1: dag, tijd, met wie?', en: 'Plan 1: day, time, with whom?' }),
    line('plan_2', { nl: 'Plan 2: dag, tijd, met wie?', en: 'Plan 2: day, time, with whom?' }),
    line('klein', { nl: 'Wat is de kleinste eerste stap?', en: 'What is the smallest first step?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zin komt na beginnen', en: 'The wish comes after beginning' },
    html: {
      nl: p('Vaak komt de zin pas na een minuut of tien. Plan het klein en zet het in je agenda.'),
      en: p('Often the wish comes only after ten minutes or so. Plan it small and put it in your calendar.'),
    },
  },
  notes: 'Method: community reinforcement.',
});
