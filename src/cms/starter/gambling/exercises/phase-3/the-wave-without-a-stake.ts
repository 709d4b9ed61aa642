import { createMarkup, exercise, matchAny, read, scale, script } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';
import { timedWave } from '../../../shared/timed-wave.ts';
import { WAVE } from '../../wave.ts';

const STRENGTH = {
  nl: ['niets', 'heel veel'],
  en: ['nothing', 'very strong'],
} as const;

export const theWaveWithoutAStake = exercise({
  id: 'gambling_3_1',
  domain: 'gambling',
  title: { nl: 'De golf zonder inzet', en: 'Ride the wave without betting' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Drang komt op als een golf en zakt daarna weer, ook als je niets doet. In deze drie minuten oefen je dat. Begin op een rustig moment. Dan ken je straks de stappen.',
        'Een korte versie staat altijd bij <a href="/hulp">Hulp</a>. Je kunt ook iemand vragen om de regels voor te lezen.',
      ),
      en: p(
        'An urge rises like a wave, gets high and drops again, even if you do nothing. In these three minutes you learn to let it drop. Try it at a calm moment first, so you’ll know the steps when things get tense.',
        'There’s always a short version on the <a href="/en/help">Help</a> page. If you’d rather do it with someone, let them read the lines to you.',
      ),
    }),
    scale('voor', { nl: 'Je drang aan het begin', en: 'Your urge at the start' }, STRENGTH),
    script('script', { nl: 'De golf zonder inzet', en: 'Ride the wave without betting' }, timedWave(WAVE, 'suicide')),
    read,
    scale('na', { nl: 'Je drang aan het eind', en: 'Your urge at the end' }, STRENGTH),
    createMarkup(
      'nog_hoog',
      {
        nl: p(
          'Is het cijfer nog hoog, blijf er dan niet alleen mee. Leg je pas en je telefoon bij iemand anders en loop tien minuten. Daarna kun je de golf opnieuw doen. De tweede is meestal lager.',
        ),
        en: p(
          'If the number’s still high, try not to be on your own. Leave your card and phone with someone and walk for ten minutes. After that you can do the wave again. The second one is usually lower.',
        ),
      },
      { when: matchAny(['na'], '6', '7', '8', '9', '10') },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Als de kinderen in bed liggen, wil ik op de bank mijn telefoon pakken. Eerst kwam ik van een acht naar een zeven, dus ik dacht dat het niet werkte. Na vier avonden merkte ik dat de golf korter werd. Nu schuif ik mijn telefoon onder een kussen en begin ik te tellen.',
        ),
        en: p(
          'Once the children are in bed, I want to pick up my phone on the sofa. The first time I went from eight to seven, so I thought it did not work. After four evenings I noticed the wave getting shorter. Now I push my phone under the cushion and start counting.',
        ),
      },
      { folded: { nl: 'Hoe het een ouder verging', en: 'How it went for a parent' } },
    ),
  ],
  feedback: {
    title: { nl: 'Drang zonder inzet zakt ook', en: 'An urge drops even if you do not bet' },
    html: {
      nl: p(
        'Je hebt geoefend om niets te doen terwijl je hoofd iets wilde. Bleef het cijfer gelijk, dan is dat in het begin niet vreemd. Met elke golf leert je hoofd dat drang voorbijgaat.',
        'Je kunt deze oefening zo vaak doen als je wilt, en je cijfers blijven hier staan.',
      ),
      en: p(
        'You practised doing nothing while your mind wanted something. If the number stayed the same, that’s not unusual at first. Each time you sit it out, your mind learns that an urge passes.',
        'You can do this exercise as often as you like, and your numbers stay here.',
      ),
    },
  },
  notes:
    'Method: urge surfing (Larimer, Palmer and Marlatt 1999 [S31]). The script stays word for word. CHECK [C2]: clinician: the script and its closing line.',
});
