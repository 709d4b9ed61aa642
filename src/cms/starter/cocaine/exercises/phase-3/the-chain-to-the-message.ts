import { exercise, line, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theChainToTheMessage = exercise({
  id: 'cocaine_3_2',
  domain: 'cocaine',
  title: { nl: 'De ketting naar het bericht', en: 'The chain to the message' },
  parts: [
    told('inleiding', {
      nl: p('Kies één avond. Je loopt terug vanaf het eerste bericht of belletje. Namen hoeven er niet bij.'),
      en: p('Choose one evening. You walk back from the first message or call. No names needed.'),
    }),
    line(
      'eerste',
      { nl: 'Wanneer dacht je er die dag het eerst aan?', en: 'When did you first think of it that day?' },
      { required: true },
    ),
    line('met_wie', { nl: 'Met wie was je, of was je alleen?', en: 'Who were you with, or were you alone?' }),
    line(
      'drank',
      { nl: 'Na welk drankje werd de gedachte sterker?', en: 'After which drink did the thought get stronger?' },
      {
        help: { nl: 'Dronk je niet? Laat dit leeg.', en: 'Did you not drink? Leave this empty.' },
      },
    ),
    line('pauze', { nl: 'Was er een pauze, op de wc of buiten?', en: 'Was there a break, in the toilet or outside?' }),
    line(
      'bericht',
      { nl: 'Wie stuurde of belde het eerst?', en: 'Who messaged or called first?' },
      {
        help: { nl: 'Jij, een ander, of het lag er al.', en: 'You, someone else, or it was already there.' },
      },
    ),
    lines('afslagen', { nl: 'Waar zie je een afslag?', en: 'Where do you see an exit?' }, 3),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor het tweede drankje', en: 'Before the second drink' },
    html: {
      nl: p(
        'De eerste afslag ligt bij veel mensen voor het tweede drankje. Kies er één en zet die in je telefoon, met een tijd erbij.',
      ),
      en: p(
        'For many people the first exit is before the second drink. Choose one and put it in your phone, with a time.',
      ),
    },
  },
  notes: 'Method: functional analysis ending at the first message.',
});
