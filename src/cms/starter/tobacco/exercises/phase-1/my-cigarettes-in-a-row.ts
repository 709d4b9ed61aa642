import { exercise, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myCigarettesInARow = exercise({
  id: 'tobacco_1_2',
  domain: 'tobacco',
  title: { nl: 'Mijn sigaretten op een rij', en: 'My cigarettes in a row' },
  parts: [
    told('inleiding', {
      nl: p(
        'Kies één dag. Schrijf van elke sigaret de tijd en de plek op. Geef ook een cijfer voor je zin, van 0 tot 10.',
        'Je hoeft niets te veranderen. Weet je het niet precies? Schatten is goed.',
      ),
      en: p(
        'Choose one day. For each cigarette, write down the time and the place. Add a number for how much you wanted it, from 0 to 10.',
        'You do not have to change anything. Not sure? A guess is fine.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: p('“7.15 uur, achterdeur, 8” of “11 uur, pauze met een collega, 3”.'),
        en: p('“7.15, back door, 8” or “11.00, break with a colleague, 3”.'),
      },
      { folded: { nl: 'Zo kan een regel eruitzien', en: 'This is what a line can look like' } },
    ),
    lines('sigaretten', { nl: 'Tijd, plek en cijfer', en: 'Time, place and number' }, 40, {
      required: true,
      help: {
        nl: 'Eén regel is genoeg om te beginnen. Je kunt later aanvullen.',
        en: 'One line is enough to begin. You can add more later.',
      },
    }),
    lines('niet_missen', { nl: 'Welke zou je nauwelijks missen?', en: 'Which ones would you hardly miss?' }, 5),
    lines('moeilijk', { nl: 'Welke zijn het moeilijkst om te laten?', en: 'Which are the hardest to leave?' }, 3),
    skip,
  ],
  feedback: {
    title: { nl: 'Je kijkt anders naar elke sigaret', en: 'You look at each cigarette in a new way' },
    html: {
      nl: p(
        'De sigaretten met een laag cijfer zijn vaak gewoonte. Daar begint je winst.',
        'Voor de moeilijkste maak je later een plan. Nu hoeft dat nog niet.',
      ),
      en: p(
        'The cigarettes with a low number are often habit. That is where your gain starts.',
        'For the hardest ones you make a plan later. You do not need it yet.',
      ),
    },
  },
  notes: 'Method: self-monitoring (relapse prevention, Larimer, Palmer and Marlatt 1999).',
});
