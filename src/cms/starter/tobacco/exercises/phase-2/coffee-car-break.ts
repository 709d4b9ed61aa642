import { exercise, line, lines, option, several, skip, told } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const coffeeCarBreak = exercise({
  id: 'tobacco_2_3',
  domain: 'tobacco',
  title: { nl: 'Koffie, auto, pauze', en: 'Coffee, car, break' },
  parts: [
    told('inleiding', {
      nl: p(
        'Roken hoort vaak bij vaste momenten. Verander je het moment een beetje, dan komt de gedachte minder vaak.',
      ),
      en: p('Smoking often belongs to fixed moments. Change the moment a little, and the thought comes less often.'),
    }),
    several(
      'momenten',
      { nl: 'Bij welke momenten hoort roken bij jou?', en: 'Which moments go with smoking for you?' },
      [
        option('opstaan', { nl: 'Na het opstaan', en: 'After getting up' }),
        option('koffie', { nl: 'Bij de koffie', en: 'With coffee' }),
        option('auto', { nl: 'In de auto of onderweg', en: 'In the car or on the way' }),
        option('pauze', { nl: 'In de pauze', en: 'During breaks' }),
        option('eten', { nl: 'Na het eten', en: 'After meals' }),
        option('telefoon', { nl: 'Tijdens het bellen', en: 'While on the phone' }),
        option('balkon', { nl: 'Op het balkon of in de tuin', en: 'On the balcony or in the garden' }),
        option('drank', { nl: 'Bij een drankje', en: 'With a drink' }),
      ],
      { required: true, other: { nl: 'Een ander moment', en: 'Another moment' } },
    ),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Koffie: een andere mok, of thee op een andere stoel.',
          'Auto: raam open en meezingen.',
          'Pauze: een rondje met een collega die niet rookt.',
          'Na het eten: meteen tandenpoetsen.',
        ),
        en: ul(
          'Coffee: another mug, or tea in another chair.',
          'Car: window open and sing along.',
          'Break: a walk with a colleague who does not smoke.',
          'After meals: brush your teeth at once.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    lines(
      'anders',
      {
        nl: 'Wat doe je anders? Kies hoogstens vier momenten.',
        en: 'What do you do differently? Choose four moments at most.',
      },
      4,
      {
        help: {
          nl: 'Schrijf het zo: “Na het eten: meteen afwassen.”',
          en: 'Write it like this: “After dinner: wash up at once.”',
        },
      },
    ),
    line('klaarzetten', { nl: 'Wat zet je daarvoor klaar?', en: 'What do you put ready for that?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een nieuwe volgorde', en: 'A new order' },
    html: {
      nl: p(
        'Je hoofd leert een nieuwe volgorde door hem te herhalen, niet door hard te denken. De eerste keren voelen vreemd. Daarna gaat het lichter.',
      ),
      en: p(
        'Your mind learns a new order by repeating it, not by thinking hard. The first times feel odd. After that it gets lighter.',
      ),
    },
  },
  notes: 'Method: stimulus control per routine.',
});
