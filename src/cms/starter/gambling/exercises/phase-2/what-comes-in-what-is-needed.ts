import { anyOf, count, exercise, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const whatComesInWhatIsNeeded = exercise({
  id: 'gambling_2_1',
  domain: 'gambling',
  title: { nl: 'Wat is er binnen, wat is er nodig?', en: 'What comes in, what is needed?' },
  parts: [
    told('inleiding', {
      nl: p('Naar geld kijken is spannend. Je hoeft vandaag niets op te lossen. Je kijkt alleen wat eerst moet.'),
      en: p('Looking at money is scary. You do not have to solve anything today. You only look at what comes first.'),
    }),
    told('eerst', {
      nl: ul('huur of hypotheek', 'energie', 'zorgpremie', 'boodschappen'),
      en: ul('rent or mortgage', 'energy', 'health insurance', 'groceries'),
    }),
    several(
      'geregeld',
      { nl: 'Welke van deze vier zijn deze maand geregeld?', en: 'Which of these four are taken care of this month?' },
      [
        option('huis', { nl: 'Huur of hypotheek', en: 'Rent or mortgage' }),
        option('energie', { nl: 'Energie', en: 'Energy' }),
        option('zorg', { nl: 'Zorgpremie', en: 'Health insurance' }),
        option('boodschappen', { nl: 'Geld voor boodschappen', en: 'Money for groceries' }),
        option('geen', { nl: 'Nog geen', en: 'None yet' }),
        option('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }),
      ],
      { required: true },
    ),
    told(
      'hulp',
      {
        nl: p(
          `Dat is een begin: je weet het nu. <strong>Bel Geldfit: ${tel('0800-8115')}, gratis en anoniem.</strong>`,
          'Dreig je je huis, energie of zorgverzekering te verliezen? Bel vandaag je gemeente en zeg dat het spoed is.',
        ),
        en: p(
          `That is a beginning: you know it now. <strong>Call Geldfit: ${tel('0800-8115')}, free and anonymous.</strong>`,
          'Are you about to lose your home, energy or health insurance? Call your municipality today and say it is urgent.',
        ),
      },
      { when: anyOf(['geregeld'], 'geen', 'weet_niet') },
    ),
    lines('binnen', { nl: 'Wat komt er binnen, en op welke dag?', en: 'What comes in, and on which day?' }, 6, {
      help: { nl: 'Bijvoorbeeld: “Loon, de 25e.”', en: 'For example: “Wages, the 25th.”' },
    }),
    count(
      'over',
      {
        nl: 'Hoeveel euro is er daarna ongeveer over per week?',
        en: 'Roughly how many euros are left per week after that?',
      },
      100_000,
      { help: { nl: 'Schatten is goed. Leeg laten ook.', en: 'A guess is fine. So is leaving it empty.' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Deze vier eerst', en: 'These four first' },
    html: {
      nl: p(
        'Huis, energie, zorg en eten gaan voor. De rest kan wachten tot je hulp hebt.',
        'Kun je een automatische betaling instellen op de dag dat je loon komt? Dan hoef je minder te kiezen.',
      ),
      en: p(
        'Home, energy, health insurance and food come first. The rest can wait until you have help.',
        'Can you set up an automatic payment on the day your wages come in? Then there is less to choose.',
      ),
    },
  },
  notes:
    'Sources: NVVK, rijksoverheid.nl (Geldfit, municipality). CHECK: debt counsellor: order of bills, urgent help.',
});
