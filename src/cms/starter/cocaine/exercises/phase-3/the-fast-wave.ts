import { exercise, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { waveNumbers, waveTexts } from '../../../shared/wave.ts';

const urge = { nl: 'trek', en: 'craving' };

export const theFastWave = exercise({
  id: 'cocaine_3_1',
  domain: 'cocaine',
  title: { nl: 'De snelle golf', en: 'The fast wave' },
  parts: [
    script(
      'script',
      { nl: 'De snelle golf', en: 'The fast wave' },
      waveTexts({
        urge,
        start: {
          nl: 'Leg je telefoon in een andere kamer, of laat alleen deze tekst open. Houd je polsen anderhalve minuut onder koud water. Adem rustig door.',
          en: 'Put your phone in another room, or leave only this text open. Hold your wrists under cold water for a minute and a half. Keep breathing calmly.',
        },
        body: {
          nl: 'Misschien in je neus, je kaken of je handen.',
          en: 'Perhaps in your nose, your jaw or your hands.',
        },
        thought: { nl: '‘ik stuur alleen een bericht’', en: '‘I will only send a message’' },
        extra: {
          nl: 'Sta op als dat kan. Loop heen en weer en voel elke stap. Maak vuisten, tel tot vijf, en laat los. Doe dat drie keer.',
          en: 'Stand up if you can. Walk up and down and feel every step. Make fists, count to five, and let go. Do that three times.',
        },
        last: {
          nl: `${safety('chest', 'nl')} Dit is geen trek. Tril of zweet je omdat je niet drinkt? Bel je huisarts.`,
          en: `${safety('chest', 'en')} This is not a craving. Do you shake or sweat because you do not drink? Call your GP.`,
        },
      }),
    ),
    read,
    ...waveNumbers(urge),
  ],
  feedback: {
    title: { nl: 'Hard, kort, en weer voorbij', en: 'Hard, short, and over again' },
    html: {
      nl: p('Trek in coke komt vaak hard en kort. Staat hij nog hoog? Doe een tweede ronde, of ga naar een mens toe.'),
      en: p('A craving for coke often comes hard and short. Is it still high? Do a second round, or go to a person.'),
    },
  },
  notes:
    'Method: urge surfing (Larimer, Palmer and Marlatt 1999), shorter, with cold water and walking. CHECK: cardiologist: cold water on the wrists; closing line.',
});
