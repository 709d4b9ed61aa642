import { createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const takeABreak = exercise({
  id: 'closeones_4_5',
  domain: 'close-ones',
  title: { nl: 'Er een tijdje tussenuit', en: 'Take a break' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Wie lang voor een ander zorgt, heeft af en toe afstand nodig. Dat kan een uur zijn, een avond of een weekend. Plan het nu. Vanzelf komt het er niet van.',
      ),
      en: p(
        'If you’ve been caring for someone for a long time, you need some distance now and then. It can be an hour, an evening or a weekend. Plan it now. It will not happen by itself.',
      ),
    }),
    line('wanneer', { nl: 'Wanneer ga je?', en: 'When will you go?' }, { required: true }),
    line('waar', { nl: 'Waarheen, en met wie?', en: 'Where to, and who with?' }),
    line(
      'regelen',
      { nl: 'Wat moet er geregeld zijn voor je kunt gaan?', en: 'What has to be arranged before you can go?' },
      {
        help: {
          nl: 'Bijvoorbeeld oppas, of iemand die bereikbaar is als jij weg bent.',
          en: 'For example a babysitter, or someone who can be reached while you’re away.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Afstand is ook hulp', en: 'Distance is help too' },
    html: {
      nl: p(
        'Na een pauze kijk je meestal rustiger naar huis. Voel je je schuldig, dan is dat normaal en het gaat voorbij. Loopt iemand thuis dan gevaar, regel dan eerst hulp.',
      ),
      en: p(
        'After a break you’ll probably feel calmer about home. It’s normal to feel guilty, and the feeling usually passes. If children or the other person would not be safe, arrange for someone to be there first.',
      ),
    },
  },
  notes: 'Method: respite. The Dutch title leaves out a word that the texts avoid.',
});
