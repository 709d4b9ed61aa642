import { anyOf, exercise, read, ruler, script, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
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
    told('intro', {
      nl: p(
        'Met deze oefening leer je naar trek te kijken tot hij zakt. Doe hem de eerste keer op een rustig moment, zodat je hem straks kent. Een korte versie staat altijd bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'With this exercise you learn to look at a craving until it drops. Do it at a calm moment the first time. Then you know it when you need it. A short version is always on the <a href="/en/help">Help</a> page.',
      ),
    }),
    ruler('begin', { nl: 'Hoe sterk is je trek nu?', en: 'How strong is your craving now?' }, STRENGTH),
    script('golf', { nl: 'De golf', en: 'The wave' }, timedWave(WAVE, 'alcoholToday', 'alcoholEmergency')),
    read,
    ruler(
      'eind',
      { nl: 'En hoe sterk is je trek na de golf?', en: 'And how strong is your craving after the wave?' },
      STRENGTH,
    ),
    told(
      'nog_hoog',
      {
        nl: p(
          'Is je trek nog hoog, blijf er dan niet alleen mee. Loop tien minuten, eet iets of bel iemand. Daarna kun je de golf nog een keer doen.',
        ),
        en: p(
          'Still high? Do not stay alone with it. Walk for ten minutes, eat something or call someone. After that you can do the wave again.',
        ),
      },
      { when: anyOf(['eind'], '6', '7', '8', '9', '10') },
    ),
  ],
  feedback: {
    title: { nl: 'Je hebt geoefend', en: 'You have practised' },
    html: {
      nl: p(
        'Trek gaat ook voorbij als je niets doet. Bleef je cijfer gelijk of werd het hoger, dan is dat in het begin niet vreemd. Doe de golf nog een keer, of loop tien minuten.',
        '<strong>Tril of zweet je omdat je niet drinkt? Dat is geen trek. Bel je huisarts.</strong>',
      ),
      en: p(
        'A craving also passes when you do nothing. Did your number stay the same or get higher? That can happen the first times. Do the wave again, or walk for ten minutes.',
        '<strong>Do you shake or sweat because you are not drinking? That is not a craving. Call your GP.</strong>',
      ),
    },
  },
  notes: `Method: urge surfing (relapse prevention, Larimer, Palmer and Marlatt 1999). The script has pauses: three minutes.
CHECK: clinician, the line about shaking or sweating.`,
});
