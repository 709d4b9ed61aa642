import { answer, exercise, one, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const youCannotWinItBack = exercise({
  id: 'gambling_2_4',
  domain: 'gambling',
  title: { nl: 'Terugwinnen klopt niet', en: 'You cannot win it back' },
  parts: [
    told('inleiding', {
      nl: p('Een spel geeft je hoofd gedachten die heel waar voelen. Kies wat jij denkt, en lees daarna de uitleg.'),
      en: p('A game gives your mind thoughts that feel very true. Choose what you think, then read the explanation.'),
    }),
    one(
      'zes_keer',
      {
        nl: 'Je hebt zes keer achter elkaar verloren. Is de kans nu groter dat je wint?',
        en: 'You have lost six times in a row. Is your chance of winning higher now?',
      },
      [
        answer('ja', { nl: 'Ja, het moet een keer omslaan', en: 'Yes, it has to turn at some point' }, false, {
          nl: 'Het voelt logisch dat het omslaat. Bijna iedereen denkt dat. Het spel onthoudt niets: elke ronde heeft dezelfde kans.',
          en: 'It feels logical that it has to turn. Almost everyone thinks so. The game remembers nothing: every round has the same chance.',
        }),
        answer('nee', { nl: 'Nee, elke ronde begint opnieuw', en: 'No, every round starts again' }, true, {
          nl: 'Dat klopt. Het spel onthoudt niets. Elke ronde heeft dezelfde kans, en die is in het voordeel van de aanbieder.',
          en: 'That is right. The game remembers nothing. Every round has the same chance, in favour of the provider.',
        }),
        answer('spel', { nl: 'Dat ligt aan het spel', en: 'That depends on the game' }, false, {
          nl: 'Het lijkt per spel te verschillen. Bij kansspelen begint elke ronde opnieuw. Het voordeel blijft bij de aanbieder.',
          en: 'It seems to differ between games. In games of chance every round starts again. The advantage stays with the provider.',
        }),
      ],
      { required: true },
    ),
    statement(
      'uitkeren',
      { nl: 'Een automaat moet na lang spelen een keer uitkeren.', en: 'A machine has to pay out after a long time.' },
      false,
      {
        nl: 'Niet waar. Elke draai staat los van de vorige. Lang spelen maakt de kans niet groter, het kost wel meer.',
        en: 'Not true. Every spin stands apart from the one before. Playing longer does not raise the chance, but it costs more.',
      },
    ),
    statement('winst', { nl: 'Spelen met winst kost niets.', en: 'Playing with winnings costs nothing.' }, false, {
      nl: 'Niet waar. Winst is jouw geld, net als je loon. Als je het inzet, ben je het meestal weer kwijt.',
      en: 'Not true. Winnings are your money, like your wages. If you put them in, you usually lose them again.',
    }),
    statement(
      'net_niet',
      { nl: 'Net niet winnen betekent dat het eraan komt.', en: 'A near win means it is coming.' },
      false,
      {
        nl: 'Niet waar. Net niet is verloren, meer niet. Het voelt alleen anders. Spellen maken daar gebruik van.',
        en: 'Not true. A near win is a loss, nothing more. It only feels different. Games make use of that.',
      },
    ),
    statement(
      'systeem',
      { nl: 'Met een goed systeem versla je de aanbieder.', en: 'With a good system you beat the provider.' },
      false,
      {
        nl: 'Niet waar. Een systeem verandert hoe je inzet, niet de kans. Het voordeel van de aanbieder blijft in elke ronde.',
        en: 'Not true. A system changes how you bet, not the chance. The advantage of the provider stays in every round.',
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Verliezen ligt niet aan jou. Het spel is zo gemaakt.',
        'Verlies terughalen lukt daarom meestal niet, en maakt het vaak groter. Wil je iets terugwinnen? Wacht tot morgen en bel iemand.',
      ),
      en: p(
        'Losing is not because of you. The game is made that way.',
        'So winning back a loss usually does not work, and often makes it bigger. Do you want to win something back? Wait until tomorrow and call someone.',
      ),
    },
  },
  notes:
    'Method: chasing and the gambler’s fallacy. General knowledge of games of chance; skill in poker and sports bets is left out.',
});
