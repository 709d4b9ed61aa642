import { answer, createMarkup, exercise, lines, matchAny, radios, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const myCigarettesInARow = exercise({
  id: 'tobacco_1_2',
  domain: 'tobacco',
  title: { nl: 'Mijn sigaretten op een rij', en: 'My day in cigarettes' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Schrijf één dag van elke sigaret op hoe laat het was en waar je stond. Zet er een cijfer bij voor je zin, van 0 tot 10. Je verandert nog niets. Je wilt eerst zien hoe het nu gaat. Schatten is goed.',
      ),
      en: p(
        'Pick one day and note the time and the place of every cigarette. Add a number from 0 to 10 for how much you wanted it. You’re not changing anything yet. First you want to see how things are. A guess is fine.',
      ),
    }),
    radios('soort', { nl: 'Wat rook of gebruik je?', en: 'What do you smoke or use?' }, [
      answer('sigaretten', { nl: 'Sigaretten', en: 'Cigarettes' }, null, {
        nl: 'Tel elke sigaret, ook een halve of een die je van iemand kreeg. Anders mis je juist de momenten waarop het vanzelf gaat.',
        en: 'Count every cigarette, including half ones and ones you were given. Otherwise you’ll miss the moments when it happens without thinking.',
      }),
      answer('shag', { nl: 'Shag', en: 'Roll-ups' }, null, {
        nl: 'Eén gedraaide sigaret is één regel, ook als hij dun is. Draai je er een paar tegelijk, schrijf dan op wanneer je ze rookt.',
        en: 'One roll-up is one line, even if it’s thin. If you roll several at once, write down when you smoke each of them.',
      }),
      answer('vape', { nl: 'Een vape', en: 'A vape' }, null, {
        nl: 'Losse trekjes tellen lukt niemand, omdat een vape altijd aan staat. Tel daarom vapemomenten: elke keer dat je hem pakt en weer weglegt.',
        en: 'Hardly anyone can count single puffs, as a vape is always ready. Count vaping sessions instead: each time you pick it up and put it down.',
      }),
      answer('allebei', { nl: 'Roken en vapen', en: 'Smoking and vaping' }, null, {
        nl: 'Zet er een letter achter, de s van sigaret of de v van vape. Zo zie je later welke van de twee bij welk moment hoort.',
        en: 'Add a letter to each line, c for cigarette or v for vape. That way you’ll see which of the two goes with which moment.',
      }),
    ]),
    createMarkup(
      'vapen',
      {
        nl: p(
          'Let bij een vape ook op waar hij ligt als je hem niet gebruikt. Ligt hij naast je bed of in je hand, dan gaat het pakken vanzelf. Schrijf de plek er daarom bij. Die kun je het eerst veranderen.',
        ),
        en: p(
          'With a vape, notice where it lies when you’re not using it. If it’s next to your bed or in your hand, reaching for it happens on its own. Write down the place. That’s the first thing you can change.',
        ),
      },
      { when: matchAny(['soort'], 'vape', 'allebei') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl:
          p('Zo vulde een buschauffeur een dag in. Bij een 3 of lager zette hij een sterretje.') +
          ul(
            '5.10 uur, keuken, koffie: 9',
            '6.40 uur, remise, wachten op de bus: 3 *',
            '9.05 uur, eindpunt, file gehad: 8',
            '11.20 uur, eindpunt, collega rookte: 2 *',
            '14.15 uur, thuis, schoenen nog aan: 7',
            '19.30 uur, balkon, telefoon in de hand: 3 *',
          ) +
          p('Drie van de zes hadden een sterretje. Daar begon hij, omdat hij die nauwelijks zou missen.'),
        en:
          p('This is how a bus driver logged one day. He put a star next to every 3 or lower.') +
          ul(
            '5.10, kitchen, coffee: 9',
            '6.40, depot, waiting for the bus: 3 *',
            '9.05, last stop, after a traffic jam: 8',
            '11.20, last stop, colleague was smoking: 2 *',
            '14.15, home, shoes still on: 7',
            '19.30, balcony, phone in hand: 3 *',
          ) +
          p('Three of the six had a star. He started with those, as he would hardly miss them.'),
      },
      { folded: { nl: 'Een dag van een buschauffeur', en: 'A bus driver’s day' } },
    ),
    lines('sigaretten', { nl: 'Tijd, plek en cijfer', en: 'Time, place and number' }, 40, {
      required: true,
      help: {
        nl: 'Met één regel ben je al begonnen, en de rest kan morgen.',
        en: 'One line is a start, and you can add the rest tomorrow.',
      },
    }),
    lines('niet_missen', { nl: 'Welke zou je nauwelijks missen?', en: 'Which ones would you hardly miss?' }, 5, {
      help: {
        nl: 'Dit zijn die met een 3 of lager, of die je uit verveling opstak.',
        en: 'These are the ones with a 3 or lower, or the ones you had out of boredom.',
      },
    }),
    lines('moeilijk', { nl: 'Welke zijn het moeilijkst om te laten?', en: 'Which are the hardest to leave?' }, 3, {
      help: {
        nl: 'Kies er hoogstens drie, want voor die drie maak je straks een plan.',
        en: 'Choose three at most. Those three will get a plan of their own.',
      },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je kijkt anders naar elke sigaret', en: 'You see each cigarette differently now' },
    html: {
      nl: p(
        'Een sigaret met een laag cijfer is meestal gewoonte. Daar verandert het makkelijkst iets. Vulde je maar een paar regels in, dan zie je daar ook al iets aan.',
        'Je drie moeilijkste gebruik je weer in week 3, bij “Als-dan voor mijn zwaarste sigaret”.',
      ),
      en: p(
        'A cigarette with a low number is usually a habit, so that’s where change costs the least. Even a few lines will tell you something.',
        'You’ll use your three hardest ones in week 3, in “If-then for my hardest one”.',
      ),
    },
  },
  notes: 'Method: self-monitoring (relapse prevention, Larimer, Palmer and Marlatt 1999 [S31]).',
});
