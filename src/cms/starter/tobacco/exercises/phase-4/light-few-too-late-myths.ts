import { exercise, statement, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const lightFewTooLateMyths = exercise({
  id: 'tobacco_4_4',
  domain: 'tobacco',
  title: { nl: 'Licht, weinig, te laat: mythes', en: 'Light, few, too late: myths' },
  parts: [
    told('inleiding', {
      nl: p('Over roken bestaan veel halve waarheden. Kies wat jij denkt, en lees daarna de uitleg.'),
      en: p('There are many half-truths about smoking. Choose what you think, then read the explanation.'),
    }),
    statement(
      'paar',
      { nl: 'Een paar sigaretten per dag kunnen weinig kwaad.', en: 'A few cigarettes a day do little harm.' },
      false,
      {
        nl: 'Niet waar. Ook 2 tot 5 per dag geven al duidelijk meer kans op hart- en vaatziekten. Minder is een stap, nul is het doel voor je hart.',
        en: 'Not true. Even 2 to 5 a day clearly raise the chance of heart and vessel disease. Less is a step, zero is best for your heart.',
      },
      { required: true },
    ),
    statement('vapen', { nl: 'Vapen is alleen waterdamp.', en: 'Vaping is only water vapour.' }, false, {
      nl: 'Niet waar. In de damp zitten andere stoffen, en meestal nicotine. Je lijf blijft dan om nicotine vragen.',
      en: 'Not true. The vapour holds other substances, and usually nicotine. Your body then keeps asking for nicotine.',
    }),
    statement(
      'leeftijd',
      { nl: 'Op mijn leeftijd heeft stoppen geen zin meer.', en: 'At my age stopping is no use any more.' },
      false,
      {
        nl: 'Niet waar. Op elke leeftijd heb je er iets aan. Je merkt het vaak aan je adem en je conditie.',
        en: 'Not true. At every age it helps you. You often notice it in your breath and fitness.',
      },
    ),
    statement('light', { nl: 'Lichte sigaretten zijn veiliger.', en: 'Light cigarettes are safer.' }, false, {
      nl: 'Niet waar. Mensen zuigen er vaak dieper aan. Er is geen veilige sigaret.',
      en: 'Not true. People often draw on them more deeply. There is no safe cigarette.',
    }),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Elk jaar rookvrij telt. Nu is vroeger dan later. Gebruik je een vape om te stoppen? Vraag je huisarts of apotheek om mee te kijken.',
      ),
      en: p(
        'Every smoke-free year counts. Now is earlier than later. Do you use a vape to stop? Ask your GP or pharmacy to look with you.',
      ),
    },
  },
  notes: 'Sources: news on a 2025 study (2 to 5 a day); trimbos.nl (e-cigarette). CHECK: GP: few a day, vaping.',
});
