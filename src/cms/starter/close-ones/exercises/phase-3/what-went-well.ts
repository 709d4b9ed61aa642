import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatWentWell = exercise({
  id: 'closeones_3_5',
  domain: 'close-ones',
  title: { nl: 'Wat zei ik wel goed?', en: 'What went well?' },
  parts: [
    told('inleiding', {
      nl: p('Zoek één zin of één moment dat goed ging. Ook iets wat je juist niet zei, telt.'),
      en: p('Find one sentence or one moment that went well. Something you chose not to say counts too.'),
    }),
    line('zin', { nl: 'Wat zei of deed je?', en: 'What did you say or do?' }, { required: true }),
    line('gebeurde', { nl: 'Wat gebeurde er daarna?', en: 'What happened next?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Klein en vriendelijk telt', en: 'Small and kind counts' },
    html: {
      nl: p('Een gesprek verandert zelden alles. Eén goede zin is al een ander begin.'),
      en: p('One talk rarely changes everything. One good sentence is already another beginning.'),
    },
  },
  notes: 'Method: self-efficacy.',
});
