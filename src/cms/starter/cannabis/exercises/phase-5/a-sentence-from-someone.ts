import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const aSentenceFromSomeone = exercise({
  id: 'cannabis_5_5',
  domain: 'cannabis',
  title: { nl: 'Zin van een ander', en: 'A sentence from someone' },
  parts: [
    told('inleiding', {
      nl: p('Anderen zien verandering vaak eerder dan jij. Vraag één mens wat die ziet.'),
      en: p('Others often see change sooner than you. Ask one person what they see.'),
    }),
    line('wie', { nl: 'Wie vraag je?', en: 'Who do you ask?' }, { required: true }),
    line(
      'vraag',
      { nl: 'Wat vraag je?', en: 'What do you ask?' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Wat zie jij aan mij, de laatste weken?’',
          en: 'For example: ‘What do you see in me, these last weeks?’',
        },
      },
    ),
    line(
      'antwoord',
      { nl: 'Wat was het antwoord?', en: 'What was the answer?' },
      {
        help: { nl: 'Dit kun je later invullen.', en: 'You can fill this in later.' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Iemand ziet jou', en: 'Someone sees you' },
    html: {
      nl: p(
        'Bewaar de zin in je <a href="/dagboek">dagboek</a>. Wil je iemand die vaker meekijkt? Vraag een <a href="/account/buddies">buddy</a>.',
      ),
      en: p(
        'Keep the sentence in your <a href="/en/diary">diary</a>. Do you want someone to check more often how you are doing? Ask a <a href="/en/account/buddies">buddy</a>.',
      ),
    },
  },
  notes: 'Method: support.',
});
