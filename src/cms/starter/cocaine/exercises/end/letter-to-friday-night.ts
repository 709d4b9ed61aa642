import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, ul } from '../../../shared/markup.ts';

export const letterToFridayNight = exercise({
  id: 'cocaine_end_2',
  domain: 'cocaine',
  title: { nl: 'Brief aan vrijdagavond', en: 'Letter to Friday night' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Schrijf een brief voor de eerste vrijdag die lastig wordt. Jij van nu weet wat jij van dan nodig hebt, omdat je zes weken oefende. Hij is voor vier uur ’s middags, als alles nog kan.',
      ),
      en: p(
        'Write a letter for the first Friday that gets hard. You’ve been practising for six weeks, so the you of now knows what the you of then needs. It’s for four in the afternoon, when everything is still possible.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          '“Je denkt nu dat één keer niets uitmaakt, maar kijk naar je zondagen.”',
          '“Zeg het ontbijt van morgen niet af. Ze rekenen op je.”',
          '“Je bent niet saai, je bent moe, dus eet eerst iets.”',
        ),
        en: ul(
          '“You think now that one time makes no difference, but look at your Sundays.”',
          '“Do not cancel tomorrow’s breakfast. They’re counting on you.”',
          '“You’re not boring, you’re tired, so eat something first.”',
        ),
      },
      { folded: { nl: 'Eerste zinnen van anderen', en: 'First sentences from others' } },
    ),
    line('zin', { nl: 'De eerste zin', en: 'The first sentence' }, { required: true }),
    line('bel', { nl: 'Deze persoon bel ik', en: 'This is the person I call' }),
    longText(
      'brief',
      { nl: 'Mijn brief', en: 'My letter' },
      {
        help: {
          nl: 'Wat wil je dat je dan nog weet? Schrijf zoals je tegen een vriend praat.',
          en: 'What do you want to remember then? Write as you’d talk to a friend.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor een lastige vrijdag', en: 'For a hard Friday' },
    html: {
      nl: p(
        'Zet je brief bovenaan je telefoon, met een wekker op vrijdag om vier uur. Hij blijft ook hier staan.',
        safety('chest', 'nl'),
        safety('suicide', 'nl'),
      ),
      en: p(
        'Put your letter at the top of your phone, with an alarm for Friday at four. It stays here as well, for when you need it.',
        safety('chest', 'en'),
        safety('suicide', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself. CHECK [C1]: wording with 113.',
});
