import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const takeABreak = exercise({
  id: 'closeones_4_5',
  domain: 'close-ones',
  title: { nl: 'Er een tijdje tussenuit', en: 'Take a break' },
  parts: [
    told('inleiding', {
      nl: p('Wie lang zorgt, heeft af en toe afstand nodig. Een uur, een avond, of een weekend. Plan het voor jezelf.'),
      en: p(
        'People who care for a long time need distance now and then. An hour, an evening, or a weekend. Plan it for yourself.',
      ),
    }),
    line('wanneer', { nl: 'Wanneer ga je?', en: 'When do you go?' }, { required: true }),
    line('waar', { nl: 'Waarheen, en met wie?', en: 'Where to, and with whom?' }),
    line(
      'regelen',
      { nl: 'Wat moet er geregeld zijn voor je kunt gaan?', en: 'What has to be arranged before you can go?' },
      {
        help: {
          nl: 'Bijvoorbeeld oppas, of iemand die bereikbaar is.',
          en: 'For example a babysitter, or someone who can be reached.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Afstand is ook hulp', en: 'Distance is help too' },
    html: {
      nl: p('Je komt vaak rustiger terug. Voel je je schuldig? Dat gevoel hoort erbij en gaat meestal voorbij.'),
      en: p('You often come back calmer. Do you feel guilty? That feeling is part of it and usually passes.'),
    },
  },
  notes: 'Method: respite. The Dutch title leaves out a word that the texts avoid.',
});
