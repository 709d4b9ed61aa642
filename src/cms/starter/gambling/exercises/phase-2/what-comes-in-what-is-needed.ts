import {
  answer,
  checkboxes,
  count,
  createMarkup,
  exercise,
  lines,
  matchAny,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const whatComesInWhatIsNeeded = exercise({
  id: 'gambling_2_1',
  domain: 'gambling',
  title: { nl: 'Wat is er binnen, wat is er nodig?', en: 'What comes in, what is needed?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Naar geld kijken is spannend, dus vandaag los je nog niets op. Je kijkt alleen welke rekeningen voorgaan, omdat niet alles tegelijk kan. Deze vier komen eerst.',
      ),
      en: p(
        'Looking at money is scary, so there’s nothing to solve today. You’re only finding out which bills come first, as not everything can be paid at once. These four go first.',
      ),
    }),
    createMarkup('eerst', {
      nl: ul('huur of hypotheek', 'energie', 'zorgpremie', 'boodschappen'),
      en: ul('rent or mortgage', 'energy', 'health insurance', 'groceries'),
    }),
    checkboxes(
      'geregeld',
      { nl: 'Welke van deze vier zijn deze maand geregeld?', en: 'Which of these four are taken care of this month?' },
      [
        answer('huis', { nl: 'Huur of hypotheek', en: 'Rent or mortgage' }, null, {
          nl: 'Een dak boven je hoofd staat bovenaan. Dit is een goed begin. Laat het volgende maand automatisch gaan, op de dag na je loon.',
          en: 'A roof over your head comes first, so this is a good start. Next month, let the payment go out automatically on the day after payday.',
        }),
        answer('energie', { nl: 'Energie', en: 'Energy' }, null, {
          nl: 'Licht en warmte zijn voor deze maand betaald, en dat scheelt een zorg. Bewaar de rekening waar je hem zonder zoeken terugvindt.',
          en: 'Light and heating are paid for this month, and that’s one worry less. Keep the bill in a place where you can find it without searching.',
        }),
        answer('zorg', { nl: 'Zorgpremie', en: 'Health insurance' }, null, {
          nl: 'Zolang je premie betaald is, kun je naar de huisarts zonder extra zorgen. Zet ook deze betaling vast, dan kun je hem niet vergeten.',
          en: 'While this is paid, you can see your GP without extra worries. Make this an automatic payment as well, so that you cannot forget it.',
        }),
        answer('boodschappen', { nl: 'Geld voor boodschappen', en: 'Money for groceries' }, null, {
          nl: 'Eten gaat voor elke schuld, ook als een ander iets anders zegt. Verdeel het bedrag per week, dan kom je de maand rond.',
          en: 'Food comes before any debt, whatever anyone else tells you. Split the amount by week, so that it lasts until the end of the month.',
        }),
        answer('geen', { nl: 'Nog geen', en: 'None yet' }, null, {
          nl: 'Dat is een zware plek om te beginnen, en je keek toch. Begin vandaag met één telefoontje. Alleen oplossen lukt bijna niemand.',
          en: 'That’s a hard place to start from, and still you looked. Make one phone call today. Hardly anyone solves this alone.',
        }),
        answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, {
          nl: 'Dat komt veel voor als je al een tijd niet keek. Kijk vandaag alleen wat er betaald is, het liefst met iemand naast je.',
          en: 'Not knowing is common when you have not looked for a long time. Today, check only what was paid, with someone beside you.',
        }),
      ],
      { required: true },
    ),
    createMarkup(
      'hulp',
      {
        nl: p(
          `<strong>Bel Geldfit op ${tel('0800-8115')}, dat is gratis en anoniem.</strong> Iemand kijkt dan met je mee welke rekening eerst moet.`,
          'Kun je je huis kwijtraken, of je energie of zorgverzekering? Bel dan vandaag je gemeente en zeg dat het spoed is.',
        ),
        en: p(
          `<strong>Call Geldfit (free debt advice) on ${tel('0800-8115')}. You can stay anonymous.</strong> Someone will help you see which bill comes first.`,
          'If you could lose your home, your energy or your health insurance, call your council today and say it’s urgent.',
        ),
      },
      { when: matchAny(['geregeld'], 'geen', 'weet_niet') },
    ),
    radios('soort', { nl: 'Hoe komt je geld binnen?', en: 'How does your money come in?' }, [
      answer('vast', { nl: 'Elke maand ongeveer hetzelfde', en: 'About the same every month' }, null, {
        nl: 'Dan kun je de vier rekeningen op de dag na je loon zetten. Wat er daarna staat, verdeel je over de weken.',
        en: 'You can set the four bills for the day after payday. Whatever is left after that, you divide over the four weeks.',
      }),
      answer(
        'wisselend',
        { nl: 'Wisselend, met diensten of oproepen', en: 'It varies, with shifts or on call' },
        null,
        {
          nl: 'Reken met je laagste maand. Dan kom je ook in een stille maand uit. Wat er meer binnenkomt, gaat eerst naar een spaarrekening.',
          en: 'Count on your lowest month, so that a quiet month works out too. Anything above that goes to a savings account first.',
        },
      ),
      answer('uitkering', { nl: 'Een uitkering of toeslagen', en: 'Benefits or allowances' }, null, {
        nl: 'Toeslagen zijn bedoeld voor huur, zorg en kinderen, dus laat ze daar direct heen gaan. Verandert er iets, meld het dan, want terugbetalen is zwaar.',
        en: 'Allowances are meant for rent, health care and children, so send them straight there. Report any changes: paying money back is hard.',
      }),
      answer('eigen_zaak', { nl: 'Uit mijn eigen zaak', en: 'From my own business' }, null, {
        nl: 'Zet geld voor de belasting meteen apart. Dat is niet van jou. Laat iemand anders de pas daarvan bewaren.',
        en: 'Put the tax money in a separate account at once. It’s not yours to spend. Let someone else keep the card of that account.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Ik werk nachten, en mijn loon komt om middernacht binnen. Dan zat ik alleen met een scherm, dus het was weg voordat ik thuiskwam. Nu gaan huur en zorg er om vijf over twaalf automatisch af. De rest staat op een rekening waarvan mijn zus de pas heeft.',
        ),
        en: p(
          'I work nights, and my wages come in at midnight. I’d be alone in the canteen with a screen, so it was gone before I got home. These days rent and insurance leave my account automatically right away. The rest is in an account that my sister keeps the card for.',
        ),
      },
      { folded: { nl: 'Iemand die ’s nachts werkt', en: 'Someone who works nights' } },
    ),
    lines('binnen', { nl: 'Wat komt er binnen, en op welke dag?', en: 'What comes in, and when?' }, 6, {
      help: { nl: 'Bijvoorbeeld: “Loon, de 25e.”', en: 'For example: “Wages, the 25th.”' },
    }),
    count(
      'over',
      {
        nl: 'Hoeveel euro is er daarna ongeveer over per week?',
        en: 'Roughly how many euros are left per week after that?',
      },
      100_000,
      {
        help: {
          nl: 'Een schatting is prima, en je kunt dit ook leeg laten.',
          en: 'A guess is fine, and you can also leave it empty.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Deze vier eerst', en: 'These four first' },
    html: {
      nl: p(
        'Huis, energie, zorg en eten gaan voor. Daar hangt je dagelijks leven aan. De rest kan wachten tot je hulp hebt.',
        'Stel als het kan een automatische betaling in op de dag dat je loon komt. Dan is er die avond minder te kiezen. Je lijst blijft hier staan voor het gesprek met wie je helpt.',
      ),
      en: p(
        'Home, energy, health insurance and food come first. Your daily life depends on them. The rest can wait until you have help.',
        'If you can, set up automatic payments for the day your wages come in. That leaves less to choose that evening. Your list stays here for when you talk to the person who helps you.',
      ),
    },
  },
  notes:
    'Sources: NVVK [S37], rijksoverheid.nl (Geldfit, municipality). CHECK [C3]: debt counsellor: order of bills, urgent help, variable income, allowances, tax money of the self-employed.',
});
