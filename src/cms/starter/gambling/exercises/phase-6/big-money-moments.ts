import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const bigMoneyMoments = exercise({
  id: 'gambling_6_4',
  domain: 'gambling',
  title: { nl: 'Grote geldmomenten', en: 'Big money moments' },
  parts: [
    told('inleiding', {
      nl: p(
        'Vakantiegeld, een teruggaaf, een erfenis. Veel geld ineens kan drang geven. Beslis nu waar het heen gaat.',
      ),
      en: p(
        'Holiday pay, a refund, an inheritance. A lot of money at once can bring an urge. Decide now where it goes.',
      ),
    }),
    several(
      'welke',
      { nl: 'Wat komt er dit jaar?', en: 'What is coming this year?' },
      [
        option('vakantiegeld', { nl: 'Vakantiegeld', en: 'Holiday pay' }),
        option('belasting', { nl: 'Belasting terug', en: 'Tax refund' }),
        option('bonus', { nl: 'Extra loon of dertiende maand', en: 'Bonus or extra month’s pay' }),
        option('cadeau', { nl: 'Geld als cadeau', en: 'Money as a present' }),
        option('verkoop', { nl: 'Iets verkopen', en: 'Selling something' }),
        option('geen', { nl: 'Geen van deze', en: 'None of these' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines('heen', { nl: 'Waar gaat het heen, op dag 1?', en: 'Where does it go, on day 1?' }, 4, {
      help: {
        nl: 'Bijvoorbeeld: “Vakantiegeld: de helft naar de schuld, de helft op slot.”',
        en: 'For example: “Holiday pay: half to the debt, half locked away.”',
      },
    }),
    line('wie', { nl: 'Wie kijkt die dag met je mee?', en: 'Who looks with you that day?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Vooraf beslissen', en: 'Deciding ahead' },
    html: {
      nl: p('Op de dag zelf is kiezen lastiger. Een plan vooraf, en iemand erbij, maakt het lichter.'),
      en: p('On the day itself choosing is harder. A plan ahead, and someone with you, makes it lighter.'),
    },
  },
  notes: 'Method: planning high-risk dates.',
});
