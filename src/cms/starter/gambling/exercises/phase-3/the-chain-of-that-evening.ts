import { createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, steps } from '../../../shared/markup.ts';

export const theChainOfThatEvening = exercise({
  id: 'gambling_3_2',
  domain: 'gambling',
  title: { nl: 'Hoe die avond ging', en: 'How that evening went' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Gokken lijkt ineens te gebeuren, maar er gaan kleine stappen aan vooraf. Kies één keer dat je speelde, en niet de zwaarste. Loop die avond nog eens door en zoek waar je iets anders had kunnen doen. Bedragen laat je weg. Die helpen hier niet.',
      ),
      en: p(
        'Gambling seems to happen all at once, but small steps come first. Choose one time that you gambled, and not the hardest one. Walk through that evening and look for places where you could have done something different. Leave out the amounts. They do not help you here.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: steps(
          ['Ervoor.', 'Mijn dochter was ziek, dus ik sliep drie nachten slecht.'],
          ['Eerste kans.', 'Ik had haar vader kunnen vragen om één nacht over te nemen.'],
          ['Een scherm.', 'In de wachtkamer kwam een bericht met een bonus, en ik klikte.'],
          ['Gedachte.', 'Ik dacht dat ik met een klein bedrag haar spaarrekening kon aanvullen.'],
          ['Tijdens.', 'Het werd stil in mijn hoofd, en daarna wilde ik alleen nog terug naar nul.'],
          ['Erna.', 'Het spaargeld was weg, en ik durfde mijn partner niet aan te kijken.'],
          ['Vroegste moment.', 'Het bericht blokkeren kost me één minuut, dus daar begin ik.'],
        ),
        en: steps(
          ['Before.', 'My daughter was ill that week, so I slept badly for three nights.'],
          ['First chance.', 'I could have asked her father to take over for one of those nights.'],
          ['A screen.', 'In the doctor’s waiting room a bonus message came in, and I clicked on it.'],
          ['Thought.', 'I thought that with a small amount I could top up her savings account.'],
          ['During.', 'It went quiet in my mind at first, and then I only wanted to get back to zero.'],
          ['Afterwards.', 'The savings were gone by then, and I could not look my partner in the eye.'],
          ['Earliest moment.', 'Blocking that message takes me one minute, so that’s where I’ll start.'],
        ),
      },
      { folded: { nl: 'De avond van een ouder', en: 'A parent’s evening' } },
    ),
    line(
      'voor',
      { nl: 'Wat gebeurde ervoor: geld, een gevoel, een scherm?', en: 'What came before: money, a feeling, a screen?' },
      { required: true },
    ),
    line('gedachte', {
      nl: 'Wat dacht je vlak voor de eerste inzet?',
      en: 'What did you think right before the first bet?',
    }),
    line('tijdens', { nl: 'Wat veranderde er tijdens het spelen?', en: 'What changed while you were gambling?' }),
    line(
      'stop',
      {
        nl: 'Wat was het eerste moment waarop je kon stoppen?',
        en: 'When could you first have stopped?',
      },
      {
        help: {
          nl: 'Dat ligt meestal al voordat je de site of de zaal zag.',
          en: 'It’s usually well before you even saw the site or the place.',
        },
      },
    ),
    line('erna', {
      nl: 'Hoe voelde je je erna, en de dag erna?',
      en: 'How did you feel afterwards, and the next day?',
    }),
    lines(
      'afslagen',
      { nl: 'Waar had je iets anders kunnen doen?', en: 'Where could you have done something different?' },
      3,
      {
        help: {
          nl: 'Bijvoorbeeld: “Bij het bericht met de bonus.”',
          en: 'For example: “At the message with the bonus.”',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Zo liep de avond', en: 'How the evening went' },
    html: {
      nl: p(
        'Je eerste kans komt meestal vóór de eerste storting, omdat je dan nog rustig bent. Kies één moment en zet daar deze week een slot op. Lukt dat niet, dan komt er later op de avond nog een.',
        'Was dit moeilijk om op te schrijven, praat er dan vandaag met iemand over. Bij de volgende oefening gebruik je deze momenten.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Your first chance usually comes before the first deposit, while you’re still calm. Choose one moment and put a lock on it this week. If that does not work out, there’s always another one later in the evening.',
        'If this was hard to write down, do something kind for yourself and talk to someone today. You’ll use these moments again in the next exercise.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes: 'Method: functional analysis of one evening.',
});
