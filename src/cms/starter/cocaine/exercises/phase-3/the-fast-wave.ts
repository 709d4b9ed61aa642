import { createMarkup, exercise, matchAny, read, scale, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { timedWave } from '../../../shared/timed-wave.ts';
import { WAVE } from '../../wave.ts';

const STRENGTH = {
  nl: ['niets', 'heel veel'],
  en: ['nothing', 'very strong'],
} as const;

export const theFastWave = exercise({
  id: 'cocaine_3_1',
  domain: 'cocaine',
  title: { nl: 'De snelle golf', en: 'The fast wave' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Trek in coke komt hard op en zakt snel weer, als je hem tijd geeft. In deze drie minuten doe je iets met je lichaam. Nadenken lukt dan slecht. Oefen eerst op een rustige dag.',
        'Een korte versie staat altijd bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'A craving for coke comes up hard, and drops fast too if you give it time. In these three minutes you only use your body. Reasoning does not work well at a time like this. Practise on a quiet day first.',
        'There’s always a short version on the <a href="/en/help">Help</a> page.',
      ),
    }),
    scale('voor', { nl: 'Je trek aan het begin', en: 'Your craving at the start' }, STRENGTH),
    script('script', { nl: 'De snelle golf', en: 'The fast wave' }, timedWave(WAVE, 'chest')),
    read,
    scale('na', { nl: 'Je trek aan het eind', en: 'Your craving at the end' }, STRENGTH),
    createMarkup(
      'nog_hoog',
      {
        nl: p(
          'Is het cijfer nog hoog, ga dan naar mensen die niet gebruiken. Laat je pas thuis. Daarna mag je de golf opnieuw doen. De tweede is meestal lager.',
        ),
        en: p(
          'If the number’s still high, go out to a place with people who do not use. Leave your card at home. After that you can do the wave again. The second one is usually lower.',
        ),
      },
      { when: matchAny(['na'], '6', '7', '8', '9', '10') },
    ),
    createMarkup(
      'lichaam',
      {
        nl: p(
          `Tril of zweet je omdat je niet drinkt, dan is dat geen trek in coke. ${safety('alcoholNow', 'nl')} Ineens stoppen met alcohol kan gevaarlijk zijn.`,
        ),
        en: p(
          `If you shake or sweat because you’re not drinking, that’s not a craving for coke. ${safety('alcoholNow', 'en')} Stopping alcohol suddenly can be dangerous.`,
        ),
      },
      { folded: { nl: 'Dit is geen trek', en: 'This is not a craving' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Op zondag slapen de kinderen ’s middags een uur, en dan kwam het. Ik liep heen en weer in de gang met mijn handen tot vuisten. Eerst vond ik het onzin, maar na drie rondes werd de jongste wakker. De trek was toen al half weg. Ik had niemand iets gestuurd.',
        ),
        en: p(
          'On Sundays the children sleep for an hour in the afternoon, and that’s when it came. I walked up and down the hall with my hands in fists. The first time I thought it was nonsense, but after three rounds I heard the youngest wake up. By then the craving was half gone, and I had not messaged anyone.',
        ),
      },
      { folded: { nl: 'Een vader in de gang', en: 'A father in the hall' } },
    ),
  ],
  feedback: {
    title: { nl: 'Hard, kort, en weer voorbij', en: 'Hard, short, and over again' },
    html: {
      nl: p(
        'Je liet de trek komen en gaan, en dat kan je lichaam onthouden. Een cijfer dat gelijk bleef, is in het begin niet vreemd. Je cijfers blijven hier staan, zodat je ze kunt vergelijken.',
      ),
      en: p(
        'You let the craving come and go without sending anything, and your body can remember that. If the number stayed the same, that’s not unusual the first few times. Your numbers stay here, so you can compare them.',
      ),
    },
  },
  notes:
    'Method: urge surfing (Larimer, Palmer and Marlatt 1999 [S31]), shorter, with cold water and walking. The script stays word for word. CHECK [C1]: cardiologist: cold water on the wrists; closing line.',
});
