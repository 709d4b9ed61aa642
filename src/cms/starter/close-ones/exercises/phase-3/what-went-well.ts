import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatWentWell = exercise({
  id: 'closeones_3_5',
  domain: 'close-ones',
  title: { nl: 'Wat zei ik wel goed?', en: 'What went well?' },
  parts: [
    createMarkup('inleiding', {
      nl: p('Zoek één zin of één moment dat goed ging deze week. Ook iets wat je juist niet zei, telt mee.'),
      en: p('Find one sentence or one moment that went well this week. Something you chose not to say counts too.'),
    }),
    line('zin', { nl: 'Wat zei of deed je?', en: 'What did you say or do?' }, { required: true }),
    line('gebeurde', { nl: 'Wat gebeurde er daarna?', en: 'What happened next?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein en vriendelijk telt', en: 'Small and kind counts' },
    html: {
      nl: p(
        'Eén gesprek verandert zelden alles, en toch kan één goede zin een ander begin zijn. Lees dit terug als een gesprek misloopt. Je kunt het dus wel.',
      ),
      en: p(
        'One conversation rarely changes everything, and yet one good sentence can be a new start. Come back to this when a conversation goes badly. It shows that you can do it.',
      ),
    },
  },
  notes: 'Method: self-efficacy.',
});
