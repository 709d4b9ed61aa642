import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const youCannotWinItBack = exercise({
  id: 'gambling_2_4',
  domain: 'gambling',
  title: { nl: 'Terugwinnen klopt niet', en: 'You cannot win it back' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een spel geeft je hoofd gedachten die heel waar voelen, vooral na een lange nacht. Kies bij elke zin wat jij denkt. Er is geen score. Daarna lees je wat er in het spel gebeurt.',
      ),
      en: p(
        'A game gives your mind thoughts that feel very true, above all after a long night. Choose what you think each time. Nobody keeps score. After each answer you’ll read what really happens in the game.',
      ),
    }),
    radios(
      'zes_keer',
      {
        nl: 'Je hebt zes keer achter elkaar verloren. Is de kans nu groter dat je wint?',
        en: 'You have lost six times running. Is your chance of winning higher now?',
      },
      [
        answer('ja', { nl: 'Ja, het moet een keer omslaan', en: 'Yes, it has to turn at some point' }, false, {
          nl: 'Het voelt logisch dat het omslaat, en bijna iedereen denkt dat. Alleen onthoudt het spel niets, dus elke ronde heeft dezelfde kans.',
          en: 'It feels logical that it has to turn, and almost everyone thinks so. But the game remembers nothing, so every round has the same chance.',
        }),
        answer('nee', { nl: 'Nee, elke ronde begint opnieuw', en: 'No, every round starts again' }, true, {
          nl: 'Zo is het: een spel heeft geen geheugen. De kans is elke ronde gelijk, en altijd in het voordeel van de aanbieder.',
          en: 'That’s right: a game has no memory. The odds are the same each round, and they favour the company every time.',
        }),
        answer('spel', { nl: 'Dat ligt aan het spel', en: 'That depends on the game' }, false, {
          nl: 'De spellen zien er anders uit, en toch werkt het bij kansspelen hetzelfde. Elke ronde begint opnieuw, terwijl het voordeel bij de aanbieder blijft.',
          en: 'Games look different, and yet games of chance all work alike. Every round starts again, while the odds stay with the company.',
        }),
      ],
      { required: true },
    ),
    statement(
      'uitkeren',
      { nl: 'Een automaat moet na lang spelen een keer uitkeren.', en: 'A machine has to pay out after a long time.' },
      false,
      {
        right: {
          nl: 'Precies: elke draai staat los van de vorige.',
          en: 'Well spotted. Every spin stands apart from the one before.',
        },
        wrong: {
          nl: 'Het voelt alsof de kast vol zit, en toch staat elke draai los van de vorige.',
          en: 'It feels as if the machine is full, and yet every spin stands apart from the one before.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit, omdat de kast het anders laat lijken. Elke draai staat los.',
          en: 'Hardly anyone knows this, as the machine makes it look different. Every spin stands alone.',
        },
        explanation: {
          nl: 'Langer blijven maakt de kans dus niet groter, maar het kost wel meer. Loop je weg, dan mis je niets waar je recht op had.',
          en: 'Staying longer does not raise your chance, but it does cost more. If you walk away, you’re not missing anything that was coming to you.',
        },
      },
    ),
    statement('winst', { nl: 'Spelen met winst kost niets.', en: 'Playing with winnings costs nothing.' }, false, {
      right: {
        nl: 'Je ziet het goed: geld dat je wint, is vanaf dat moment van jou.',
        en: 'You’ve got it: money you win is yours from that moment on.',
      },
      wrong: {
        nl: 'Het voelt als geld van het casino, en toch is het vanaf dat moment van jou.',
        en: 'It feels like the casino’s money, and yet it’s yours from that moment on.',
      },
      unsure: {
        nl: 'Die twijfel komt de aanbieder goed uit, maar het geld is dan al van jou.',
        en: 'Your doubt suits the company. By then the money is already yours.',
      },
      explanation: {
        nl: 'Je kunt er net zo goed de huur van betalen als van je loon. Zet je het in, dan ben je het meestal weer kwijt.',
        en: 'It could pay the rent as well as your wages do. If you bet it, you usually lose it again.',
      },
    }),
    statement(
      'net_niet',
      { nl: 'Net niet winnen betekent dat het eraan komt.', en: 'A near win means it is coming.' },
      false,
      {
        right: {
          nl: 'Inderdaad: net niet is in geld hetzelfde als ver ernaast.',
          en: 'Exactly. In money a near miss is the same as a big miss.',
        },
        wrong: {
          nl: 'Je lichaam reageert alsof je er bijna was, en toch is net niet in geld verloren.',
          en: 'Your body reacts as if you were almost there, and yet in money it’s a loss.',
        },
        unsure: {
          nl: 'Hier zijn veel mensen onzeker over. Net niet voelt heel anders dan verliezen.',
          en: 'Many people are unsure about this, as a near miss feels so different from losing.',
        },
        explanation: {
          nl: 'Makers van spellen weten dat en laten het daarom graag zien. Het zegt niets over de volgende ronde, dus je kunt nu weggaan.',
          en: 'The people who make games know this, so they like to show it. It tells you nothing about the next round, so you can stop now.',
        },
      },
    ),
    statement(
      'systeem',
      { nl: 'Met een goed systeem versla je de aanbieder.', en: 'With a good system you can beat the company.' },
      false,
      {
        right: {
          nl: 'Goed gezien: een systeem verandert alleen hoe je inzet.',
          en: 'Good thinking: a system only changes how you bet.',
        },
        wrong: {
          nl: 'Een systeem geeft het gevoel dat je stuurt, en toch verandert het alleen hoe je inzet.',
          en: 'A system makes you feel in control, and yet it only changes how you bet.',
        },
        unsure: {
          nl: 'Op internet lijkt het te kunnen, maar een systeem verandert alleen hoe je inzet.',
          en: 'Online it looks possible, but a system only changes how you bet.',
        },
        explanation: {
          nl: 'De kans zelf blijft gelijk, en het voordeel ligt in elke ronde bij de aanbieder. Hoe langer je het volhoudt, hoe meer dat telt.',
          en: 'The chance itself stays the same, and the odds favour the company in every round. The longer you keep it up, the more that counts.',
        },
      },
    ),
    statement(
      'kennis',
      {
        nl: 'Wie veel van voetbal weet, verdient op den duur aan wedden.',
        en: 'If you know a lot about football, betting pays in the long run.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad niet: jouw kennis zit al in de uitbetaling verwerkt.',
          en: 'Right, it does not: what you know is already built into the odds.',
        },
        wrong: {
          nl: 'Het voelt als jouw vak, en toch zit die kennis al in de uitbetaling verwerkt.',
          en: 'It feels like your own field, and yet that knowledge is already built into the odds.',
        },
        unsure: {
          nl: 'Over deze zin wordt veel gepraat, maar jouw kennis zit al in de uitbetaling verwerkt.',
          en: 'People argue about this one a lot, but what you know is already built into the odds.',
        },
        explanation: {
          nl: 'De aanbieder heeft zelf mensen en cijfers, en houdt van elke inzet iets over. Je liefde voor voetbal blijft, ook als je niet inzet.',
          en: 'The company has experts and figures of its own, and keeps part of every bet. You can carry on loving football without one.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'What you know now' },
    html: {
      nl: p(
        'Dat je verliest, ligt niet aan jou. Het spel is zo gemaakt. Verlies terughalen lukt daarom meestal niet, en het maakt het gat groter.',
        'Wil je vanavond iets terugwinnen, wacht dan tot morgen en bel iemand. Je antwoorden en de uitleg kun je hier altijd teruglezen.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Losing is not your fault. The game is made that way. That’s why winning it back usually does not work, and makes the hole bigger.',
        'If you want to win something back tonight, wait until tomorrow and call someone. You can always read your answers and the explanations here again.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes:
    'Method: chasing and the gambler’s fallacy. General knowledge of games of chance. CHECK [C3]: Kansspelautoriteit or researcher: bets on sport and knowledge; skill in poker is left out.',
});
