import { exercise, line, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const whatDoITakeOver = exercise({
  id: 'closeones_4_1',
  domain: 'close-ones',
  title: { nl: 'Wat neem ik over?', en: 'What do I take over?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je lost vaak dingen op voor de ander. Dat komt uit zorg. Soms merkt de ander daardoor niet wat er gebeurt. Kies één ding dat je kunt loslaten.',
      ),
      en: p(
        'You often solve things for the other person. That comes from care. Sometimes the other person then does not notice what happens. Choose one thing you can let go of.',
      ),
    }),
    several(
      'neem_over',
      { nl: 'Wat neem jij over?', en: 'What do you take over?' },
      [
        option('ziekmelden', { nl: 'Ziekmelden of smoezen bedenken', en: 'Calling in sick or making excuses' }),
        option('schuld', { nl: 'Schulden betalen', en: 'Paying debts' }),
        option('excuses', { nl: 'Excuses maken bij anderen', en: 'Apologising to others' }),
        option('opruimen', { nl: 'Opruimen wat de ander achterlaat', en: 'Cleaning up after the other person' }),
        option('wekken', { nl: 'Wekken en op tijd laten komen', en: 'Waking and getting there on time' }),
        option('niets', { nl: 'Niets van dit alles', en: 'None of these' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('loslaten', { nl: 'Welk ene ding laat je los?', en: 'Which one thing do you let go of?' }),
    line(
      'mis',
      {
        nl: 'Wat kan er dan misgaan, voor jou of voor kinderen?',
        en: 'What can go wrong then, for you or for children?',
      },
      {
        help: { nl: 'Is dat te groot? Kies dan iets kleiners.', en: 'Is that too big? Then choose something smaller.' },
      },
    ),
    line('zeg', { nl: 'Wat zeg je vooraf, rustig en kort?', en: 'What do you say beforehand, calm and short?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Loslaten is niet straffen', en: 'Letting go is not punishing' },
    html: {
      nl: p(
        'Laat nooit los als iemand in gevaar is. Dan bel je 112 of de huisarts.',
        `Word jij er onveilig door? Doe dit dan niet, en bel Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        'Never let go when someone is in danger. Then call 112 or the GP.',
        `Does it make things unsafe for you? Then do not do this, and call Veilig Thuis: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes: 'Method: natural consequences, safely (CRAFT). CHECK: Veilig Thuis; clinician.',
});
