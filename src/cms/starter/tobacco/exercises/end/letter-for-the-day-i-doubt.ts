import { exercise, line, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const letterForTheDayIDoubt = exercise({
  id: 'tobacco_end_2',
  domain: 'tobacco',
  title: { nl: 'Brief voor de dag dat ik twijfel', en: 'Letter for the day I doubt' },
  parts: [
    told('inleiding', {
      nl: p('Er komt een dag waarop je denkt: ach, waarom niet. Schrijf nu een brief voor die dag.'),
      en: p('A day will come when you think: well, why not. Write a letter for that day now.'),
    }),
    line('reden', { nl: 'Mijn belangrijkste reden', en: 'My most important reason' }, { required: true }),
    line('eerst', { nl: 'Dit doe ik in de eerste vijf minuten', en: 'This is what I do in the first five minutes' }),
    story('brief', { nl: 'Mijn brief', en: 'My letter' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor een lastige dag', en: 'For a hard day' },
    html: {
      nl: p(
        'Bewaar je brief in je <a href="/dagboek">dagboek</a>. Lees hem als de trek komt, en loop daarna een rondje.',
      ),
      en: p(
        'Keep your letter in your <a href="/en/diary">diary</a>. Read it when a craving comes, and then take a short walk.',
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself.',
});
