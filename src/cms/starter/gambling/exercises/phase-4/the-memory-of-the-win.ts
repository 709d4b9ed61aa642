import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theMemoryOfTheWin = exercise({
  id: 'gambling_4_2',
  domain: 'gambling',
  title: { nl: 'Geheugen van de winst', en: 'The memory of the win' },
  parts: [
    told('inleiding', {
      nl: p(
        'Het hoofd bewaart winst beter dan verlies. Op papier staan ze naast elkaar. Bedragen hoeven er niet bij. Roept dit nu drang op? Sla het dan over.',
      ),
      en: p(
        'The mind keeps wins better than losses. On paper they stand side by side. No amounts needed. Does this bring up an urge now? Then skip it.',
      ),
    }),
    line(
      'weg',
      {
        nl: 'Een winst die je je herinnert: hoe snel was dat geld weer weg?',
        en: 'A win you remember: how soon was that money gone again?',
      },
      { required: true },
    ),
    line('ervoor', { nl: 'Wat was eraan voorafgegaan?', en: 'What had come before it?' }),
    line('gedaan', { nl: 'Wat deed je met het geld?', en: 'What did you do with the money?' }),
    story('eerlijk', { nl: 'Wat zou je nu over die winst zeggen?', en: 'What would you now say about that win?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Nu staat het naast elkaar', en: 'Now it stands side by side' },
    html: {
      nl: p(
        'Winst blijft in kleur in je hoofd, verlies in grijs. Op papier zie je allebei.',
        'Is er nu drang? Leg je pas en telefoon weg en loop tien minuten. Meer staat bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'Wins stay in colour in your mind, losses in grey. On paper you see both.',
        'Is there an urge now? Put your card and phone away and walk for ten minutes. There is more at <a href="/en/help">Help</a>.',
      ),
    },
  },
  notes: 'Method: biased recall. Asks for what followed, not for the feeling of winning (no euphoric recall).',
});
