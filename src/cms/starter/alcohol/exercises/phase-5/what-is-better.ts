import {
  checkboxes,
  count,
  createMarkup,
  exercise,
  line,
  matchAny,
  option,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatIsBetter = exercise({
  id: 'alcohol_5_5',
  domain: 'alcohol',
  title: { nl: 'Wat is er al beter?', en: 'What is better already?' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Wat nog lastig is, valt je meteen op. Wat beter gaat, merk je vaak pas later. Kijk daarom terug naar de afgelopen weken en zoek het op.',
      ),
      en: p(
        'What is still hard stands out at once. What gets better, you often only notice later. So look back at the past few weeks and go and find it.',
      ),
    }),
    checkboxes(
      'beter',
      { nl: 'Wat is er beter, al is het maar een beetje?', en: 'What is better, even if only a little?' },
      [
        option('slaap', { nl: 'Ik slaap beter', en: 'I sleep better' }),
        option('ochtend', { nl: 'Mijn ochtenden zijn lichter', en: 'My mornings are better' }),
        option('geld', { nl: 'Ik houd geld over', en: 'I have money left over' }),
        option('ruzie', { nl: 'Er is minder ruzie', en: 'There are fewer arguments' }),
        option('gewicht', { nl: 'Mijn gewicht of mijn maag', en: 'My weight or my stomach' }),
        option('hoofd', { nl: 'Mijn hoofd is helderder', en: 'My head is clearer' }),
        option('trots', { nl: 'Ik ben trots op iets', en: 'I am proud of something' }),
        option('nog_niets', { nl: 'Ik merk nog niets', en: 'I notice nothing yet' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    count(
      'geld_per_week',
      { nl: 'Hoeveel euro is dat ongeveer per week?', en: 'About how many euros a week is that?' },
      5000,
      {
        help: {
          nl: 'Hoeveel glazen drink je minder per week? Doe dat keer de prijs van een glas.',
          en: 'How many fewer drinks a week is that? Multiply it by the price of a drink.',
        },
        when: matchAny(['beter'], 'geld'),
      },
    ),
    createMarkup(
      'nog_niets_uitleg',
      {
        nl: p(
          'Dat komt vaker voor, want bij sommige mensen duurt het langer. Je bent hier nog steeds, en dat is ook iets.',
          'Voel je je al weken moe, somber of ziek, bel dan je huisarts.',
        ),
        en: p(
          'That’s quite common. For some people it takes longer. You’re still here and still looking, and that’s something too.',
          'If you’ve felt tired, low or ill for weeks on end, call your GP.',
        ),
      },
      { when: matchAny(['beter'], 'nog_niets') },
    ),
    line('een_moment', {
      nl: 'Welk klein moment van deze week wil je onthouden?',
      en: 'Which small moment from this week do you want to remember?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Ook een beetje beter telt', en: 'A little better counts too' },
    html: {
      nl: p(
        'Je lichaam en je week veranderen mee als je minder drinkt. Bij de een gaat dat snel en bij de ander langzaam. Ook een beetje beter telt.',
        'Dit was het eind van fase 5. Op een mindere dag kun je hier teruglezen en iets aanvullen.',
      ),
      en: p(
        'Your body and your week change along with you when you drink less. It’s quick for some people and slow for others. Even if it’s only a little better, that counts.',
        'This was the end of phase 5. On a harder day you can come back here to read or add something.',
      ),
    },
  },
  notes: `Method: reinforcement of gains.
CHECK [C2]: clinician, "tired, low or ill for weeks: call your GP".`,
});
