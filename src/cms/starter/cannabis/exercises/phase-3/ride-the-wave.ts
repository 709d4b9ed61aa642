import { createMarkup, exercise, matchAny, read, scale, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { timedWave } from '../../../shared/timed-wave.ts';
import { WAVE } from '../../wave.ts';

const STRENGTH = {
  nl: ['niets', 'heel veel'],
  en: ['nothing', 'very strong'],
} as const;

export const rideTheWave = exercise({
  id: 'cannabis_3_1',
  domain: 'cannabis',
  title: { nl: 'De golf uitzitten', en: 'Ride the wave' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Trek komt op als een golf: hij wordt hoger, en daarna zakt hij weer. Deze golf doe je lopend, omdat veel mensen bij trek niet stil kunnen zitten. Loop je moeilijk, doe hem dan zittend en beweeg je voeten.',
        'Oefen de eerste keer op een rustig moment, zodat je hem kent als je hem nodig hebt. Hij duurt drie minuten, met stiltes ertussen.',
      ),
      en: p(
        'A craving comes up like a wave, gets higher and then drops again. You do this wave walking. Many people cannot sit still when a craving comes. If walking is difficult, do it in a chair and move your feet.',
        'Practise at a calm moment the first time, so that you know it when you need it. It takes three minutes, with silences in between.',
      ),
    }),
    scale('voor', { nl: 'Je trek aan het begin', en: 'Your craving at the start' }, STRENGTH),
    script('script', { nl: 'De golf, lopend', en: 'The wave, walking' }, timedWave(WAVE, 'psychosis')),
    read,
    scale('na', { nl: 'Je trek aan het eind', en: 'Your craving at the end' }, STRENGTH),
    createMarkup(
      'gezakt',
      {
        nl: p(
          'Je cijfer is laag, en je hoefde er niets voor te roken. Drink nu iets en ga door met waar je mee bezig was.',
        ),
        en: p(
          'Your number is low, and you did not have to smoke anything for that. Have something to drink, and then go back to whatever you were doing before.',
        ),
      },
      { when: matchAny(['na'], '0', '1', '2', '3', '4', '5') },
    ),
    createMarkup(
      'nog_hoog',
      {
        nl: p(
          'Je cijfer is nog hoog, en dat komt in het begin vaker voor. Blijf er niet alleen mee: bel iemand of loop samen een stukje. Daarna kun je de golf nog een keer doen.',
        ),
        en: p(
          'Your number is still high, and that’s common at first. Please do not stay alone with it, but call someone or go for a walk together. After that, it’s a good idea to do the wave again.',
        ),
      },
      { when: matchAny(['na'], '6', '7', '8', '9', '10') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een vader kreeg trek zodra zijn kinderen in bed lagen. Hij liep drie keer de trap op en daarna met de vuilniszak om het blok. Zijn trek ging van acht naar zes, en later op de bank naar drie. “Zes vond ik tegenvallen,” zei hij, “maar het was wel genoeg om niet te draaien.”',
        ),
        en: p(
          'A father got a craving as soon as his children were in bed. He went up and down the stairs three times, and then round the block with the rubbish. His craving went from eight to six, and later on the sofa to three. “Six was disappointing,” he said, “but it was enough to stop me rolling one.”',
        ),
      },
      { folded: { nl: 'De golf van een ander', en: 'Someone else’s wave' } },
    ),
  ],
  feedback: {
    title: { nl: 'Trek zakt ook zonder te draaien', en: 'A craving drops without rolling one' },
    html: {
      nl: p(
        'Je hebt geoefend, en dat telt ook als je cijfer gelijk bleef. Na een paar keer herken je de top eerder, dus probeer hem nog twee keer.',
        `De stappen vind je ook altijd bij <a href="/hulp">Hulp</a>. ${safety('psychosis', 'nl')}`,
      ),
      en: p(
        'You’ve practised, and that counts even if your number stayed the same. After a few times you’ll recognise the top sooner, so try it twice more this week.',
        `You can always find the steps on the <a href="/en/help">Help</a> page too. ${safety('psychosis', 'en')}`,
      ),
    },
  },
  notes:
    'Method: urge surfing (Larimer, Palmer and Marlatt 1999 [S31]), walking version; the script is that of the second edition, 5.2. CHECK [C1]: psychiatrist: closing line.',
});
