import { checkboxes, createMarkup, exercise, line, option, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myCircle = exercise({
  id: 'closeones_6_3',
  domain: 'close-ones',
  title: { nl: 'Mijn kring van hulp', en: 'My circle' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Er is hulp voor jou, ook als de ander geen hulp wil. Kies hier wie er in jouw kring zit, dan hoef je straks niet te zoeken.',
      ),
      en: p(
        'There’s help for you, even if they do not want any. Choose who is in your circle, so you will not have to search on a bad day.',
      ),
    }),
    checkboxes(
      'kring',
      { nl: 'Wat hoort bij jouw kring?', en: 'Who is in your circle?' },
      [
        option('huisarts', { nl: 'Mijn huisarts', en: 'My GP' }),
        option('verslavingszorg', { nl: 'Verslavingszorg, voor naasten', en: 'Addiction care, for relatives' }),
        option('groep', { nl: 'Een groep voor naasten', en: 'A group for relatives' }),
        option('wijkteam', {
          nl: 'Het wijkteam of maatschappelijk werk',
          en: 'The wijkteam (neighbourhood support team) or a social worker',
        }),
        option('vrienden', { nl: 'Vrienden of familie', en: 'Friends or family' }),
        option('werk', { nl: 'Iemand op mijn werk', en: 'Someone at work' }),
        option('nog_niets', { nl: 'Nog niemand', en: 'Nobody yet' }),
      ],
      { required: true, other: { nl: 'Iemand anders', en: 'Someone else' } },
    ),
    line('eerste', { nl: 'Wie bel je het eerst?', en: 'Who will you call first?' }),
    line('vraag', { nl: 'Wat vraag je?', en: 'What will you ask?' }),
    createMarkup('hulp', {
      nl: p(
        'Nummers en groepen staan bij <a href="/hulp">Hulp</a>. Verslavingszorg praat ook met naasten die alleen komen.',
      ),
      en: p(
        'You can find numbers and groups at <a href="/en/help">Help</a>. Addiction care often sees relatives on their own too.',
      ),
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Hulp is er ook voor jou', en: 'Help is there for you too' },
    html: {
      nl: p(
        'Bel al voordat het erger wordt, want dan heb je nog rust om te praten. Weet je niet wat je moet zeggen, lees dan voor wat je net opschreef.',
      ),
      en: p(
        'Call before things get worse, while you’re still calm enough to talk. If you do not know what to say, read out what you’ve written here.',
      ),
    },
  },
  notes: 'Source: trimbos.nl (help for relatives) [S33]. CHECK [C5]: names of services in English.',
});
