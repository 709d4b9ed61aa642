import { checkboxes, createMarkup, exercise, line, matchAny, option, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const whatDoITakeOver = exercise({
  id: 'closeones_4_1',
  domain: 'close-ones',
  title: { nl: 'Wat neem ik over?', en: 'What do I take over?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je lost dingen op voor de ander, en dat komt uit zorg. Soms merkt de ander daardoor niet wat er gebeurt. Kies één ding dat je kunt loslaten zonder dat het gevaarlijk wordt.',
      ),
      en: p(
        'You solve things for them out of love. Sometimes that keeps them from noticing what happens. Choose one thing you can let go of without putting anyone in danger.',
      ),
    }),
    checkboxes(
      'neem_over',
      { nl: 'Wat neem jij over?', en: 'What do you take over?' },
      [
        option('ziekmelden', { nl: 'Ziekmelden of smoezen bedenken', en: 'Calling in sick or making excuses' }),
        option('schuld', { nl: 'Schulden betalen', en: 'Paying debts' }),
        option('excuses', { nl: 'Excuses maken bij anderen', en: 'Apologising to others' }),
        option('opruimen', { nl: 'Opruimen wat de ander achterlaat', en: 'Cleaning up after them' }),
        option('wekken', { nl: 'Wekken en op tijd laten komen', en: 'Waking them and getting them there on time' }),
        option('niets', { nl: 'Niets van dit alles', en: 'None of these' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'dekken',
      {
        nl: p(
          'Met één zin neem je een smoes terug: “Ik bel je werk morgen niet meer, dat doe je zelf.” Zeg het een dag vooruit, zodat de ander kan kiezen.',
        ),
        en: p(
          'One sentence is enough to hand back an excuse: “I won’t call your work tomorrow, you’ll do that yourself.” Say it a day ahead, so they have a choice.',
        ),
      },
      { when: matchAny(['neem_over'], 'ziekmelden', 'excuses') },
    ),
    createMarkup(
      'schulden',
      {
        nl: p(
          'Betaal je schulden van de ander, bel dan eerst Geldfit voordat je daarmee stopt. Zij weten wat door moet gaan, zoals huur en stroom.',
        ),
        en: p(
          'If you pay their debts, call Geldfit (free debt advice) before you stop. They know which payments have to go on, such as rent and power.',
        ),
      },
      { when: matchAny(['neem_over'], 'schuld') },
    ),
    line('loslaten', { nl: 'Welk ene ding laat je los?', en: 'Which one thing will you let go of?' }),
    line(
      'mis',
      {
        nl: 'Wat kan er dan misgaan, voor jou of voor kinderen?',
        en: 'What could go wrong then, for you or for children?',
      },
      {
        help: { nl: 'Is dat te groot, kies dan iets kleiners.', en: 'If that’s too much, choose something smaller.' },
      },
    ),
    line('zeg', { nl: 'Wat zeg je vooraf, rustig en kort?', en: 'What will you say beforehand, calmly and briefly?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Loslaten is niet straffen', en: 'Letting go is not punishing' },
    html: {
      nl: p(
        'Je laat iets los omdat de ander dan merkt wat er gebeurt, niet om te straffen. Komt iemand daardoor in gevaar, doe het dan niet en bel 112 of de huisarts.',
        `Voel je je er zelf onveilig bij, bel dan eerst Veilig Thuis: ${tel('0800-2000')}.`,
      ),
      en: p(
        'You’re letting go so they can notice what happens, not to punish them. If it would put someone in danger, do not do it, and call 112 or the GP.',
        `If it makes you feel unsafe yourself, call Veilig Thuis, the domestic abuse helpline, first: ${tel('0800-2000')}.`,
      ),
    },
  },
  notes: 'Method: natural consequences, safely (CRAFT). CHECK [C1]: Veilig Thuis; clinician.',
});
