import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theChain = exercise({
  id: 'cannabis_3_2',
  domain: 'cannabis',
  title: { nl: 'De ketting', en: 'The chain' },
  parts: [
    told('inleiding', {
      nl: p(
        'Kies één avond waarop je blowde. Loop hem stap voor stap langs. Je zoekt een plek waar het anders had gekund.',
      ),
      en: p(
        'Choose one evening when you used cannabis. Walk through it step by step. You look for a place where it could have gone differently.',
      ),
    }),
    line('vooraf', { nl: 'Wat ging eraan vooraf?', en: 'What came before it?' }, { required: true }),
    line('gedachte', { nl: 'Wat was de eerste gedachte aan blowen?', en: 'What was the first thought of using?' }),
    line(
      'wie',
      { nl: 'Wie was erbij?', en: 'Who was there?' },
      { help: { nl: 'Geen namen nodig.', en: 'No names needed.' } },
    ),
    line('anders', {
      nl: 'Op welk moment kon je nog iets anders?',
      en: 'At which moment could you still do something else?',
    }),
    line('dag_erna', { nl: 'Wat leverde het de volgende dag op?', en: 'What did it bring the next day?' }),
    line('afslag', { nl: 'Welke afslag kies je de volgende keer?', en: 'Which exit do you choose next time?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je afslag zit vaak vroeg', en: 'Your exit is often early' },
    html: {
      nl: p(
        'Vaak ligt de afslag al vóór het halen: op de route, bij een bericht, of na het werk. Daar kost een andere keuze het minst.',
      ),
      en: p(
        'Often the exit lies before buying: on the route, at a message, or after work. There, another choice costs least.',
      ),
    },
  },
  notes: 'Method: functional analysis of one evening.',
});
