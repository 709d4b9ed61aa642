import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const letterToTheMeOfPayday = exercise({
  id: 'gambling_end_2',
  domain: 'gambling',
  title: { nl: 'Brief aan de ik van salarisdag', en: 'Letter to the me of payday' },
  parts: [
    told('inleiding', {
      nl: p('Er komt weer een dag waarop er geld binnenkomt. Schrijf nu een korte brief aan jezelf voor die dag.'),
      en: p('Another day will come when money comes in. Write a short letter to yourself for that day.'),
    }),
    line('weten', { nl: 'Dit weet ik nu', en: 'This is what I know now' }, { required: true }),
    line('eerst', { nl: 'Dit doe ik eerst met het geld', en: 'This is what I first do with the money' }),
    line('bel', { nl: 'Deze persoon bel ik', en: 'This is the person I call' }),
    story('brief', { nl: 'Mijn brief', en: 'My letter' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor de dag dat het telt', en: 'For the day that counts' },
    html: {
      nl: p(
        `Bewaar je brief bij je pas. Zet hem in je agenda op de dag van je loon. Zie je die dag geen uitweg? Bel ${tel('113')}, dag en nacht.`,
      ),
      en: p(
        `Keep your letter with your card. Put it in your calendar on payday. Do you see no way out that day? Call ${tel('113')}, day and night.`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself for a known risk. CHECK: wording with 113.',
});
