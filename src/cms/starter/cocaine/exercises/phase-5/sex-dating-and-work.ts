import { exercise, line, option, several, skip, story, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';

export const sexDatingAndWork = exercise({
  id: 'cocaine_5_4',
  domain: 'cocaine',
  title: { nl: 'Seks, daten en werk', en: 'Sex, dating and work' },
  parts: [
    told('inleiding', {
      nl: p(
        'Bij sommige mensen hoort cocaïne bij seks, daten of werk. Dit is persoonlijk. Je schrijft alleen wat je wilt, en overslaan kan onderaan.',
      ),
      en: p(
        'For some people cocaine goes with sex, dating or work. This is personal. You write only what you want, and you can skip it below.',
      ),
    }),
    several(
      'waarbij',
      { nl: 'Waarbij gebruikte je?', en: 'What did you use it with?' },
      [
        option('seks', { nl: 'Seks', en: 'Sex' }),
        option('daten', { nl: 'Daten', en: 'Dating' }),
        option('werk', { nl: 'Werk', en: 'Work' }),
        option('geen', { nl: 'Geen van deze', en: 'None of these' }),
        option('niet_zeggen', { nl: 'Dat zeg ik liever niet', en: 'I would rather not say' }),
      ],
      { required: true },
    ),
    line('spannend', { nl: 'Wat is er spannend aan zonder?', en: 'What is scary about without?' }),
    line('wie', { nl: 'Wie vertrouw je hiermee?', en: 'Who do you trust with this?' }),
    story('stap', { nl: 'Wat is een kleine eerste stap?', en: 'What is a small first step?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je hoeft dit niet uit te leggen', en: 'You do not have to explain this' },
    html: {
      nl: p(
        'Zonder voelt het vaak eerst onwennig. Dat wordt bij de meeste mensen beter.',
        `Had je een nare ervaring met seks? Je huisarts of het Centrum Seksueel Geweld (${tel('0800-0188')}) helpt, ook als het lang geleden is.`,
      ),
      en: p(
        'Without it often feels awkward at first. For most people it gets better.',
        `Did you have a bad sexual experience? Your GP or the Centrum Seksueel Geweld (sexual assault centre, ${tel('0800-0188')}) helps, also if it was long ago.`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: linked areas, gentle. CHECK: Centrum Seksueel Geweld: number and who can come.',
});
