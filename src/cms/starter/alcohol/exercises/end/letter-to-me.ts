import { createMarkup, exercise, line, longText, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const letterToMe = exercise({
  id: 'alcohol_end_1',
  domain: 'alcohol',
  title: { nl: 'Brief aan mezelf over drie maanden', en: 'A letter to myself in three months' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Over drie maanden weet je veel van nu niet meer, en dat gaat bij iedereen zo. Een paar regels van jezelf kunnen dan helpen, vooral op een mindere dag.',
        'Schrijf aan jezelf zoals je aan een goede vriend schrijft. Een paar woorden zijn al genoeg. Jij begrijpt ze.',
      ),
      en: p(
        'In three months you’ll have forgotten a lot about how things are now, as everyone does. A few lines from yourself can help then, especially on a harder day.',
        'Write to yourself the way you’d write to a good friend. A few words will do: you’ll understand them.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          '“Hoi jij. Weet je nog dat de zondagochtenden terugkwamen en je ging zwemmen met Noor? Bel Mark als het lastig wordt, ook als je je schaamt. Je deed dit omdat je erbij wilde zijn, en dat wil je nog steeds.”',
        ),
        en: p(
          '“Hello you. Do you remember how Sunday mornings came back, and you went swimming with Noor? Call Mark when it gets difficult, even if you feel ashamed. You did this because you wanted to be there, and you still want that.”',
        ),
      },
      { folded: { nl: 'Lees een voorbeeld', en: 'Read an example' } },
    ),
    line(
      'onthouden',
      { nl: 'Wat wil je dat je over drie maanden nog weet?', en: 'What would you still like to know in three months?' },
      { required: true },
    ),
    line(
      'wie_bel_je',
      { nl: 'Wie bel je als het lastig wordt?', en: 'Who will you call when it gets difficult?' },
      {
        help: {
          nl: 'Een voornaam zegt al genoeg, maar een hulplijn kan ook.',
          en: 'A first name says enough, but it can be a helpline too.',
        },
      },
    ),
    longText('waarom', { nl: 'Waarom doe je dit?', en: 'Why are you doing this?' }),
    longText(
      'brief',
      { nl: 'Hier kun je de hele brief schrijven.', en: 'Here you can write the whole letter.' },
      { help: { nl: 'Dit mag ook leeg blijven als je wilt.', en: 'You can leave this empty if you like.' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Tot over drie maanden', en: 'See you in three months' },
    html: {
      nl: p(
        'Wat je hier schrijft, kun je later teruglezen en aanvullen. Begin je het programma opnieuw, dan wordt het gewist. Schrijf het daarom dan eerst over.',
        'Zet een herinnering in je agenda, over drie maanden. Waar het over gaat, kun je weglaten.',
      ),
      en: p(
        'You can read what you wrote here again later, and add to it. If you restart the programme it will be deleted, so copy it out first.',
        'Put a reminder in your diary, three months from now. You do not have to say what it’s about.',
      ),
    },
  },
  isSensitive: true,
  notes:
    'The names in the example are made up. Restarting the programme clears the answers (docs/specification.md, section 4).',
});
