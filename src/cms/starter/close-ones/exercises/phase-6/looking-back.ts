import { exercise, line, ruler, skip, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const lookingBack = exercise({
  id: 'closeones_6_4',
  domain: 'close-ones',
  title: { nl: 'Terugkijken', en: 'Looking back' },
  parts: [
    told('inleiding', {
      nl: p('Je kijkt naar hoe het nu met jou gaat. Niet naar de ander. Alles is goed om te weten.'),
      en: p('You look at how you are now. Not at the other person. All of it is good to know.'),
    }),
    ruler(
      'slaap',
      { nl: 'Mijn slaap', en: 'My sleep' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    ruler('zorgen', { nl: 'Mijn zorgen', en: 'My worries' }, { nl: ['heel veel', 'weinig'], en: ['very many', 'few'] }),
    ruler(
      'gesprekken',
      { nl: 'Onze gesprekken', en: 'Our talks' },
      { nl: ['heel moeilijk', 'heel goed'], en: ['very hard', 'very good'] },
    ),
    line('anders', {
      nl: 'Wat doe jij nu anders dan in het begin?',
      en: 'What do you do differently from the beginning?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Wat jij leerde, blijft', en: 'What you learned stays' },
    html: {
      nl: p(
        `Is het cijfer laag? Dat zegt iets over hoe zwaar het is. Bel je huisarts, of praat met iemand: ${tel('113')} is er ook voor jou.`,
      ),
      en: p(
        `Is the number low? That says something about how heavy it is. Call your GP, or talk to someone: ${tel('113')} is there for you too.`,
      ),
    },
  },
  notes: 'Method: then and now. CHECK: GP line.',
});
