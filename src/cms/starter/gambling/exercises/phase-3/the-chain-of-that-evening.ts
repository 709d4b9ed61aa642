import { exercise, line, lines, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const theChainOfThatEvening = exercise({
  id: 'gambling_3_2',
  domain: 'gambling',
  title: { nl: 'De ketting van die avond', en: 'The chain of that evening' },
  parts: [
    told('inleiding', {
      nl: p(
        'Kies één keer dat je speelde. Je loopt die avond stap voor stap langs, op zoek naar afslagen. Bedragen hoeven niet.',
      ),
      en: p(
        'Choose one time that you gambled. You walk through that evening step by step, looking for exits. No amounts needed.',
      ),
    }),
    line(
      'voor',
      { nl: 'Wat gebeurde ervoor: geld, een gevoel, een scherm?', en: 'What came before: money, a feeling, a screen?' },
      { required: true },
    ),
    line('gedachte', {
      nl: 'Wat dacht je vlak voor de eerste inzet?',
      en: 'What did you think right before the first stake?',
    }),
    line('tijdens', { nl: 'Wat veranderde er tijdens het spelen?', en: 'What changed while you were gambling?' }),
    line('stop', {
      nl: 'Wat was het eerste moment waarop je kon stoppen?',
      en: 'What was the first moment at which you could stop?',
    }),
    line('erna', {
      nl: 'Hoe voelde je je erna, en de dag erna?',
      en: 'How did you feel afterwards, and the next day?',
    }),
    lines('afslagen', { nl: 'Waar zie je een afslag?', en: 'Where do you see an exit?' }, 3, {
      help: {
        nl: 'Bijvoorbeeld: “Bij het bericht met de bonus.”',
        en: 'For example: “At the message with the bonus.”',
      },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een ketting met afslagen', en: 'A chain with exits' },
    html: {
      nl: p(
        'De eerste afslag ligt meestal vóór de eerste storting. Kies er één en zet daar deze week een slot op.',
        `Was dit zwaar om op te schrijven? Praat er vandaag met iemand over, of bel ${tel('113')}.`,
      ),
      en: p(
        'The first exit is usually before the first deposit. Choose one and put a lock there this week.',
        `Was this hard to write? Talk to someone about it today, or call ${tel('113')}.`,
      ),
    },
  },
  notes: 'Method: functional analysis of one evening.',
});
