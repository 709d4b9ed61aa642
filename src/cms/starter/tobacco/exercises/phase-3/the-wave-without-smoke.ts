import { createMarkup, exercise, matchAny, read, scale, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { timedWave } from '../../../shared/timed-wave.ts';
import { WAVE } from '../../wave.ts';

const STRENGTH = { nl: ['niets', 'heel veel'], en: ['nothing', 'very strong'] } as const;

export const theWaveWithoutSmoke = exercise({
  id: 'tobacco_3_1',
  domain: 'tobacco',
  title: { nl: 'De golf zonder rook', en: 'The wave without smoke' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'In drie minuten leer je trek uit te zitten zonder te roken. Doe het eerst als het rustig is, dan ken je de weg op een lastig moment. Zet een klok in beeld, want de tijden staan erbij.',
      ),
      en: p(
        'In three minutes you’ll learn to sit out a craving without smoking, one line at a time. Do it at a quiet time first, so that you know the way when things get hard. Keep a clock in sight. Each line has its time.',
      ),
    }),
    scale('voor', { nl: 'Je trek aan het begin', en: 'Your craving at the start' }, STRENGTH),
    script('script', { nl: 'De golf zonder rook', en: 'The wave without smoke' }, timedWave(WAVE, 'chestPlain')),
    read,
    scale('na', { nl: 'Je trek aan het eind', en: 'Your craving at the end' }, STRENGTH),
    createMarkup(
      'nog_hoog',
      {
        nl: p(
          'Is je cijfer nog hoog, ga dan naar een plek waar je niet kunt roken. Een winkel is al goed, of de keuken van de buren. Bel onderweg iemand, en doe de golf daarna nog een keer.',
        ),
        en: p(
          'If your number is still high, go somewhere you cannot smoke. A shop will do, and so will a neighbour’s kitchen. Call someone on the way, and do the wave once more when you’re there.',
        ),
      },
      { when: matchAny(['na'], '6', '7', '8', '9', '10') },
    ),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een moeder van twee kleuters rookte altijd achter de schuur, zodat ze het niet zagen. De eerste golf deed ze met de deur dicht, in de badkamer. Haar jongste klopte drie keer. “Mama telt”, zei ze. Na drie minuten was haar 8 een 5. De volgende dag telde de jongste mee.',
        ),
        en: p(
          'A mother of two small children always smoked behind the shed, so that they would not see it. She did her first wave in the bathroom with the door shut. Her youngest knocked three times, and she called out that she was counting. After three minutes her 8 was a 5, and the next day the youngest counted along.',
        ),
      },
      { folded: { nl: 'Zo ging de eerste golf bij iemand anders', en: 'Someone else’s first wave' } },
    ),
  ],
  feedback: {
    title: { nl: 'Trek zakt ook zonder roken', en: 'A craving drops without smoking too' },
    html: {
      nl: p(
        'Je oefende om te kijken in plaats van te roken. Zakte je cijfer niet, dan weet je nu hoe een golf van binnen voelt. De tweede keer gaat meestal anders. De golf staat ook altijd bij <a href="/hulp">Hulp</a>.',
        safety('chestPlain', 'nl'),
      ),
      en: p(
        'You practised watching a craving instead of smoking, and that’s a skill. If your number did not drop, you’ve still learned what a wave feels like. The second time usually goes differently, so give it another try. You’ll always find the wave on the <a href="/en/help">Help</a> page too.',
        safety('chestPlain', 'en'),
      ),
    },
  },
  notes: 'Method: urge surfing (Larimer, Palmer and Marlatt 1999 [S31]). The script stays word for word.',
});
