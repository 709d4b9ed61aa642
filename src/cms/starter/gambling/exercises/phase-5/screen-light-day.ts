import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const screenLightDay = exercise({
  id: 'gambling_5_5',
  domain: 'gambling',
  title: { nl: 'Twee uur zonder scherm', en: 'Two hours without a screen' },
  parts: [
    told('inleiding', {
      nl: p('Minder scherm geeft vaak minder drang. Begin met 2 uur. Kies een tijd waarop dat kan.'),
      en: p('Less screen often means less urge. Begin with 2 hours. Choose a time when that is possible.'),
    }),
    line(
      'uren',
      { nl: 'Welke 2 uur gaat je telefoon weg?', en: 'Which 2 hours is your phone away?' },
      { required: true },
    ),
    line('waar', { nl: 'Waar ligt hij dan?', en: 'Where is it then?' }),
    line('wat', { nl: 'Wat doe jij in die tijd?', en: 'What do you do in that time?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Minder scherm, minder drang', en: 'Less screen, less urge' },
    html: {
      nl: p(
        'Vertel iemand dat je niet bereikbaar bent, dan hoef je niet te kijken. Beviel het? Zet het vast in je week.',
      ),
      en: p(
        'Tell someone that you cannot be reached, then you need not look. Did you like it? Make it a fixed part of your week.',
      ),
    },
  },
  notes: 'Method: environment.',
});
