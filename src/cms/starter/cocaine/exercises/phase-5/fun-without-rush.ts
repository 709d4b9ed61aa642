import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const funWithoutRush = exercise({
  id: 'cocaine_5_3',
  domain: 'cocaine',
  title: { nl: 'Plezier zonder haast', en: 'Fun without rush' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je hersenen hebben een paar weken nodig om plezier weer te proeven. Begin dus voor je er zin in hebt. Plan twee dingen in het weekend.',
      ),
      en: p(
        'Your brain needs a few weeks to taste pleasure again. So begin before you feel like it. Plan two things at the weekend.',
      ),
    }),
    several(
      'wat',
      { nl: 'Wat past bij jou?', en: 'What fits you?' },
      [
        option('sport', { nl: 'Een sport met vaart', en: 'A fast sport' }),
        option('klimmen', { nl: 'Klimmen of boksen op een zak', en: 'Climbing or a punch bag' }),
        option('muziek', { nl: 'Muziek maken', en: 'Making music' }),
        option('warm_koud', { nl: 'Zwemmen of sauna', en: 'Swimming or sauna' }),
        option('vroeg', { nl: 'Vroeg op en naar buiten', en: 'Up early and outside' }),
        option('koken', { nl: 'Koken voor anderen', en: 'Cooking for others' }),
        option('maken', { nl: 'Iets bouwen of repareren', en: 'Building or fixing something' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    told('hart', {
      nl: p(
        'Heb je hartklachten of hoge bloeddruk? Vraag eerst je huisarts wat veilig is. Ga niet zwaar sporten of naar de sauna na gebruik.',
      ),
      en: p(
        'Do you have heart problems or high blood pressure? First ask your GP what is safe. No hard sports or sauna after using.',
      ),
    }),
    line('plan_1', { nl: 'Plan 1: dag, tijd, met wie?', en: 'Plan 1: day, time, with whom?' }),
    line('plan_2', { nl: 'Plan 2: dag, tijd, met wie?', en: 'Plan 2: day, time, with whom?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Plezier komt langzaam terug', en: 'Pleasure comes back slowly' },
    html: {
      nl: p(
        'Voelt het nog vlak? Dat hoort er in het begin bij. Herhalen helpt. Een plan op zondagochtend maakt de zaterdag korter.',
      ),
      en: p(
        'Does it still feel flat? That is part of the beginning. Repeating helps. A plan on Sunday morning makes Saturday shorter.',
      ),
    },
  },
  notes: 'Method: community reinforcement. CHECK: cardiologist: sports and sauna.',
});
