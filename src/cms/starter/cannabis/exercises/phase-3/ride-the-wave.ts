import { exercise, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { waveNumbers, waveTexts } from '../../../shared/wave.ts';

const urge = { nl: 'trek', en: 'craving' };

export const rideTheWave = exercise({
  id: 'cannabis_3_1',
  domain: 'cannabis',
  title: { nl: 'De golf uitzitten', en: 'Ride the wave' },
  parts: [
    script(
      'script',
      { nl: 'De golf uitzitten', en: 'Ride the wave' },
      waveTexts({
        urge,
        start: {
          nl: 'Je kunt dit zittend doen. Ben je onrustig? Doe het dan lopend, buiten of door de kamer. Voel bij elke stap je voet op de grond.',
          en: 'You can do this sitting. Are you restless? Then do it walking, outside or through the room. With every step, feel your foot on the ground.',
        },
        body: {
          nl: 'Misschien in je borst, je benen, of in je hele lijf.',
          en: 'Perhaps in your chest, your legs, or in your whole body.',
        },
        thought: { nl: '‘zonder slaap ik niet’', en: '‘I cannot sleep without it’' },
        extra: {
          nl: 'Wil je lijf bewegen? Laat het maar. Zwaai met je armen, rek je uit, loop een stukje sneller. Onrust is ook een golf.',
          en: 'Does your body want to move? Let it. Swing your arms, stretch, walk a little faster. Restlessness is a wave too.',
        },
        last: {
          nl: `${safety('psychosis', 'nl')} Dat is geen trek.`,
          en: `${safety('psychosis', 'en')} That is not a craving.`,
        },
      }),
    ),
    read,
    ...waveNumbers(urge),
  ],
  feedback: {
    title: { nl: 'Trek zakt ook zonder te draaien', en: 'A craving drops without rolling one' },
    html: {
      nl: p(
        'Zittend of lopend: je hebt geoefend. Is je cijfer nog hoog? Loop tien minuten door, of stuur iemand een bericht.',
      ),
      en: p(
        'Sitting or walking: you have practised. Is your number still high? Walk on for ten minutes, or send someone a message.',
      ),
    },
  },
  notes: 'Method: urge surfing (Larimer, Palmer and Marlatt 1999), walking version. CHECK: psychiatrist: closing line.',
});
