import { exercise, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { waveNumbers, waveTexts } from '../../../shared/wave.ts';

const urge = { nl: 'trek', en: 'craving' };

export const theWaveWithoutSmoke = exercise({
  id: 'tobacco_3_1',
  domain: 'tobacco',
  title: { nl: 'De golf zonder rook', en: 'The wave without smoke' },
  parts: [
    script(
      'script',
      { nl: 'De golf zonder rook', en: 'The wave without smoke' },
      waveTexts({
        urge,
        start: {
          nl: 'Ga zitten of leun ergens tegenaan. Je hoeft je ogen niet dicht te doen. Je kunt dit doen met trek, en ook zonder.',
          en: 'Sit down or lean against something. You do not have to close your eyes. You can do this with a craving, and also without.',
        },
        body: {
          nl: 'Misschien in je mond, je borst of je handen.',
          en: 'Perhaps in your mouth, your chest or your hands.',
        },
        thought: { nl: '“eentje kan wel”', en: '“one will not hurt”' },
        extra: {
          nl: 'Merk je dat je diep inademt? Dat deed je vaak als je rookte. Die adem is van jou. Die houd je.',
          en: 'Do you notice that you breathe in deeply? You often did that when you smoked. That breath is yours. You keep it.',
        },
        last: {
          nl: `${safety('chest', 'nl')} Dat is geen trek.`,
          en: `${safety('chest', 'en')} That is not a craving.`,
        },
      }),
    ),
    read,
    ...waveNumbers(urge),
  ],
  feedback: {
    title: { nl: 'Trek zakt ook zonder roken', en: 'A craving drops without smoking too' },
    html: {
      nl: p(
        'Je hebt geoefend om te kijken in plaats van te roken. Elke golf die je uitzit, maakt de volgende vaak iets bekender.',
      ),
      en: p(
        'You practised looking instead of smoking. Every wave you sit out often makes the next one a little more familiar.',
      ),
    },
  },
  notes: 'Method: urge surfing (Larimer, Palmer and Marlatt 1999).',
});
