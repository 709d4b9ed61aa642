import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theMemoryOfTheWin = exercise({
  id: 'gambling_4_2',
  domain: 'gambling',
  title: { nl: 'Geheugen van de winst', en: 'The memory of the win' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een hoofd bewaart een keer winst jarenlang in kleur, terwijl verlies grijs wordt. Daarom begin je hier bij de vraag waar het geld bleef. De herinnering zelf komt daarna, en die mag je overslaan.',
        'Voel je nu al drang, sla de oefening dan over. Je doet jezelf daar een plezier mee, want later kan het ook.',
      ),
      en: p(
        'A mind keeps one win in colour for years, while losses turn grey. That’s why you start here with where the money went. The memory itself comes after that, and you can skip it.',
        'If you feel an urge already, skip the exercise. You’ll be doing yourself a favour. It can wait until later.',
      ),
    }),
    line(
      'weg',
      {
        nl: 'Een winst die je je herinnert: hoe snel was dat geld weer weg?',
        en: 'A win you remember: how soon was that money gone again?',
      },
      {
        required: true,
        help: {
          nl: 'Een dag, een uur of een avond is duidelijk. Een bedrag laat je weg.',
          en: 'A day, an hour or an evening is clear. There’s no need for an amount.',
        },
      },
    ),
    line('gedaan', { nl: 'Wat deed je met het geld?', en: 'What did you do with the money?' }),
    line('ervoor', { nl: 'Wat was eraan voorafgegaan?', en: 'What had come before it?' }),
    line('wie_wist', {
      nl: 'Wie wist van de winst, en wie van het verlies?',
      en: 'Who knew of the win, and who of the loss?',
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'In onze gemeenschap weet iedereen alles van elkaar, maar over gokken praat niemand. Van die ene keer dat het goed ging, kocht ik cadeaus voor de hele familie. Twee dagen later was de rest weg, en ik had ook geleend van iemand uit de gebedsgroep. Dat stuk vertelde ik nooit, al denk ik er elke nacht aan.',
        ),
        en: p(
          'In our community everyone knows everything, but nobody talks about gambling. The one time it went well, I bought presents for the whole family. Two days later the rest was gone, and I had borrowed from someone in my prayer group as well. I never told that part, although I think of it every night.',
        ),
      },
      { folded: { nl: 'Het hele verhaal van één keer', en: 'The whole story of one time' } },
    ),
    longText(
      'eerlijk',
      { nl: 'Wat zou je nu over die winst zeggen?', en: 'What would you now say about that win?' },
      {
        help: {
          nl: 'Vertel het zoals het echt ging, met het eind erbij.',
          en: 'Tell it as it really went, with the ending included.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Nu staat het naast elkaar', en: 'Now you see both side by side' },
    html: {
      nl: p(
        'Een verhaal met het eind erbij is minder mooi, en daardoor trekt het minder. Komt de herinnering terug, denk dan ook aan hoe snel het weg was.',
        'Is er nu drang, leg dan je pas en telefoon weg en loop tien minuten. Meer staat bij <a href="/hulp">Hulp</a>, en je antwoorden blijven hier.',
      ),
      en: p(
        'A story with its ending is less beautiful, so it pulls less. If the memory comes back, think as well of how quickly it was gone.',
        'If there’s an urge now, put your card and phone away and walk for ten minutes. You’ll find more on the <a href="/en/help">Help</a> page, and your answers stay here.',
      ),
    },
  },
  notes:
    'Method: biased recall. Asks first where the money went, then for what followed, never for the feeling of winning (no euphoric recall). CHECK [C2]: clinician: whether the exercise is offered to people with strong urges.',
});
