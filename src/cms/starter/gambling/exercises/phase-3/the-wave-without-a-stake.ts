import { exercise, read, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { waveNumbers, waveTexts } from '../../../shared/wave.ts';

const urge = { nl: 'drang', en: 'urge' };

export const theWaveWithoutAStake = exercise({
  id: 'gambling_3_1',
  domain: 'gambling',
  title: { nl: 'De golf zonder inzet', en: 'The wave without a stake' },
  parts: [
    script(
      'script',
      { nl: 'De golf zonder inzet', en: 'The wave without a stake' },
      waveTexts({
        urge,
        start: {
          nl: 'Leg je telefoon weg, of laat alleen deze tekst open. Ga zitten of leun ergens tegenaan. Je hoeft je ogen niet dicht te doen.',
          en: 'Put your phone away, or leave only this text open. Sit down or lean against something. You do not have to close your eyes.',
        },
        body: {
          nl: 'Misschien in je vingers, je borst of je buik.',
          en: 'Perhaps in your fingers, your chest or your belly.',
        },
        thought: { nl: '“ik kan het terughalen”', en: '“I can win it back”' },
        extra: {
          nl: 'Zie je beelden in je hoofd? Laat ze voorbijgaan, zoals een bus die langsrijdt. Je hoeft niet in te stappen.',
          en: 'Do you see pictures in your mind? Let them pass, like a bus that drives by. You do not have to get on.',
        },
        last: {
          nl: 'Zie je geen uitweg, of denk je aan doodgaan? Dat is geen drang. Bel 113, dag en nacht.',
          en: 'Do you see no way out, or do you think about dying? That is not an urge. Call 113, day and night.',
        },
      }),
    ),
    read,
    ...waveNumbers(urge),
  ],
  feedback: {
    title: { nl: 'Drang zonder inzet zakt ook', en: 'An urge without a stake drops too' },
    html: {
      nl: p(
        'Je hebt geoefend om niets te doen met drang. Bleef het cijfer gelijk? Doe het nog eens, of loop tien minuten zonder telefoon en pas.',
      ),
      en: p(
        'You practised doing nothing with an urge. Did the number stay the same? Do it again, or walk for ten minutes without your phone and card.',
      ),
    },
  },
  notes: 'Method: urge surfing (Larimer, Palmer and Marlatt 1999). CHECK: clinician: closing line.',
});
