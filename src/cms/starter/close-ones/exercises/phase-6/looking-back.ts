import { createMarkup, exercise, line, scale, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const lookingBack = exercise({
  id: 'closeones_6_4',
  domain: 'close-ones',
  title: { nl: 'Terugkijken', en: 'Looking back' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Je kijkt naar hoe het nu met jou gaat, en niet naar de ander. Ook een laag cijfer is goed om te weten, omdat je dan ziet wat je nodig hebt.',
      ),
      en: p(
        'Look at how you are now, and not at how they are. Even a low number is good to know: it shows what you need.',
      ),
    }),
    scale(
      'slaap',
      { nl: 'Mijn slaap', en: 'My sleep' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    scale('zorgen', { nl: 'Mijn zorgen', en: 'My worries' }, { nl: ['heel veel', 'weinig'], en: ['a lot', 'few'] }),
    scale(
      'gesprekken',
      { nl: 'Onze gesprekken', en: 'Our conversations' },
      { nl: ['heel moeilijk', 'heel goed'], en: ['very hard', 'very good'] },
    ),
    line('anders', {
      nl: 'Wat doe jij nu anders dan in het begin?',
      en: 'What are you doing differently now?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Wat jij leerde, blijft', en: 'What you learned stays' },
    html: {
      nl: p(
        `Een laag cijfer laat zien hoe zwaar het is, en niet hoe jij het doet. Bel je huisarts of praat met iemand: ${tel('113')} is er ook voor jou. Wat je nu anders doet, neem je mee in je brief.`,
      ),
      en: p(
        `A low number shows how hard things are, and not how well you’re doing. Call your GP, or talk to someone: ${tel('113')} is there for you too. What you’re doing differently can go into your letter.`,
      ),
    },
  },
  notes: 'Method: then and now. CHECK [C2]: GP line.',
});
