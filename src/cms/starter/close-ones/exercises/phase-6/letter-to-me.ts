import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const letterToMe = exercise({
  id: 'closeones_6_5',
  domain: 'close-ones',
  title: { nl: 'Brief aan mezelf', en: 'A letter to myself' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Schrijf jezelf een paar zinnen voor een moeilijke dag. Begin met wat je goed deed, want juist dat vergeet je dan.',
      ),
      en: p(
        'Write yourself a few sentences for a hard day. Start with what you did well. That’s what you’ll forget when it’s hard.',
      ),
    }),
    line('goed', { nl: 'Dit deed ik goed', en: 'This is what I did well' }, { required: true }),
    line('nodig', { nl: 'Dit heb ik nodig als het zwaar is', en: 'This is what I need when it is hard' }),
    longText(
      'brief',
      { nl: 'Mijn brief', en: 'My letter' },
      {
        help: {
          nl: 'Schrijf zoals je zou schrijven aan iemand van wie je houdt.',
          en: 'Write it the way you would to someone you love.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor als het weer lastig wordt', en: 'For when it gets hard again' },
    html: {
      nl: p(
        `Bewaar je brief waar alleen jij hem vindt. Lees hem op de eerste dag dat het tegenzit. Is het vandaag te zwaar? Bel ${tel('113')}, gratis en anoniem.`,
      ),
      en: p(
        `Keep your letter where only you can find it, and read it on the first hard day. If today is too much, call ${tel('113')}, which is free and anonymous.`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: self-compassion. CHECK [C1]: wording with 113.',
});
