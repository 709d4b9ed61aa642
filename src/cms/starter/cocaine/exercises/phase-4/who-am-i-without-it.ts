import { exercise, line, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whoAmIWithoutIt = exercise({
  id: 'cocaine_4_2',
  domain: 'cocaine',
  title: { nl: 'Wie ben ik zonder?', en: 'Who am I without it?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je was al iemand voordat cocaïne in beeld kwam. Die persoon is er nog. Zoek drie dingen die bij jou horen.',
      ),
      en: p(
        'You were someone before cocaine came along. That person is still there. Find three things that belong to you.',
      ),
    }),
    lines('eigenschappen', { nl: 'Drie eigenschappen van mij', en: 'Three qualities of mine' }, 3, {
      required: true,
      help: {
        nl: 'Eén is genoeg. Bijvoorbeeld: grappig, trouw, nieuwsgierig.',
        en: 'One is enough. For example: funny, loyal, curious.',
      },
    }),
    line('gezien', { nl: 'Wanneer zag iemand dat aan jou?', en: 'When did someone see that in you?' }),
    line('week', { nl: 'Hoe gebruik je er deze week één van?', en: 'How do you use one of them this week?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jij zat er al', en: 'You were already there' },
    html: {
      nl: p('Je bent niet saai. Je was vaak moe. Doe deze week één klein ding dat bij die persoon past.'),
      en: p('You are not boring. You were often tired. This week, do one small thing that fits that person.'),
    },
  },
  notes: 'Method: identity and values.',
});
