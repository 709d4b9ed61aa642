import { createMarkup, exercise, matchAny, read, scale, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { timedWave } from '../../../shared/timed-wave.ts';
import { WAVE } from '../../wave.ts';

const STRENGTH = {
  nl: ['niets', 'heel veel'],
  en: ['nothing', 'very strong'],
} as const;

export const theWave = exercise({
  id: 'alcohol_3_1',
  domain: 'alcohol',
  title: { nl: 'De golf', en: 'The wave' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Met deze oefening leer je naar trek te kijken tot hij zakt. Doe hem de eerste keer op een rustig moment, zodat je hem straks kent. Een korte versie staat altijd bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'This exercise teaches you to watch a craving until it drops. Do it at a calm moment first, so you’ll know it when you need it. You’ll always find a short version on the <a href="/en/help">Help</a> page.',
      ),
    }),
    scale('begin', { nl: 'Hoe sterk is je trek nu?', en: 'How strong is your craving now?' }, STRENGTH),
    script('golf', { nl: 'De golf', en: 'The wave' }, timedWave(WAVE, 'alcoholStopped', 'alcoholEmergency')),
    read,
    scale(
      'eind',
      { nl: 'En hoe sterk is je trek na de golf?', en: 'And how strong is your craving after the wave?' },
      STRENGTH,
    ),
    createMarkup(
      'nog_hoog',
      {
        nl: p(
          'Is je trek nog hoog, blijf er dan niet alleen mee. Loop tien minuten, eet iets of bel iemand. Daarna kun je de golf nog een keer doen.',
        ),
        en: p(
          'If your craving is still high, try not to be on your own with it. Walk for ten minutes, eat something or call someone you like. After that you can go through the wave once more.',
        ),
      },
      { when: matchAny(['eind'], '6', '7', '8', '9', '10') },
    ),
  ],
  feedback: {
    title: { nl: 'Je hebt geoefend', en: 'You have practised' },
    html: {
      nl: p(
        'Trek gaat ook voorbij als je niets doet. Bleef je cijfer gelijk of werd het hoger, dan is dat in het begin niet vreemd. Doe de golf nog een keer, of loop tien minuten.',
        `<strong>Tril of zweet je omdat je niet drinkt? Dat is geen trek. ${safety('alcoholNow', 'nl')}</strong>`,
      ),
      en: p(
        'A craving will pass even if you do nothing about it. If your number stayed the same or went up, that’s not unusual at first. Go through the wave again, or walk for ten minutes.',
        `<strong>If you shake or sweat because you are not drinking, that is not a craving. ${safety('alcoholNow', 'en')}</strong>`,
      ),
    },
  },
  notes: `Method: urge surfing (relapse prevention, Larimer, Palmer and Marlatt 1999 [S31]). The script has pauses: three minutes.
CHECK [C1]: clinician, the line about shaking or sweating.`,
});
