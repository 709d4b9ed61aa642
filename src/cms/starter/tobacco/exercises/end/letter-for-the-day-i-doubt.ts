import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const letterForTheDayIDoubt = exercise({
  id: 'tobacco_end_2',
  domain: 'tobacco',
  title: { nl: 'Brief voor de dag dat ik twijfel', en: 'Letter for the day I doubt' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Er komt een dag waarop je denkt: ach, waarom niet. Schrijf nu de brief die je dan nodig hebt. Vandaag weet je wat klopt. Twee zinnen zijn ook een brief.',
      ),
      en: p(
        'A day will come when you think: well, why not. Write the letter you’ll need on that day. Today you know better what’s true. Two sentences are enough to make a letter.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          '“Je staat waarschijnlijk bij de deur, en het is donker. Misschien denk je dat één niets uitmaakt. Loop eerst naar de hoek en terug. In maart kon je de trap niet op zonder te rusten, en nu wel. Bel je zus, die vindt dat niet gek.”',
        ),
        en: p(
          '“You’re probably standing by the door in the dark, thinking that one makes no difference. First walk to the corner and back. In March you could not get upstairs without stopping, and now you can. Call your sister. She’s glad to hear from you.”',
        ),
      },
      { folded: { nl: 'De brief van iemand anders', en: 'Someone else’s letter' } },
    ),
    line('reden', { nl: 'Mijn belangrijkste reden', en: 'My most important reason' }, { required: true }),
    line(
      'eerst',
      { nl: 'Dit doe ik in de eerste vijf minuten', en: 'This is what I do in the first five minutes' },
      {
        help: {
          nl: 'Neem iets wat je al eens deed, want dat doe je ook met trek.',
          en: 'Take something you’ve done before. You’ll manage that with a craving too.',
        },
      },
    ),
    longText(
      'brief',
      { nl: 'Mijn brief', en: 'My letter' },
      {
        help: {
          nl: 'Je kunt beginnen met “je staat nu waarschijnlijk bij de deur”. Schrijf wat je tegen een vriend zou zeggen.',
          en: 'You could begin with “you’re probably standing by the door”, and write what you’d say to a friend.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor een lastige dag', en: 'For a hard day' },
    html: {
      nl: p(
        'Bewaar je brief in je <a href="/dagboek">dagboek</a>. Lees hem als de trek komt, en loop daarna een rondje. Werd het te zwaar om te schrijven, bewaar dan alleen je reden.',
      ),
      en: p(
        'Keep your letter in your <a href="/en/diary">diary</a>. Read it when a craving comes, and take a short walk once you’ve read it. If writing it was too much, keep your reason on its own. It says the same.',
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: letter to oneself.',
});
