import { createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p, safety, ul } from '../../../shared/markup.ts';

export const messageToMyHeadAt2Am = exercise({
  id: 'gambling_2_5',
  domain: 'gambling',
  title: { nl: 'Boodschap aan mijn hoofd om 2 uur ’s nachts', en: 'Message to my head at 2 am' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        '’s Nachts denk je soms dat je alles terug kunt halen. Je bent dan moe en alleen, dus nadenken lukt slecht. Schrijf daarom nu op wat je op dat uur wilt lezen.',
      ),
      en: p(
        'At night the thought can come that you’ll win it all back. You’re tired and alone then, so thinking is hard. That’s why you write down now what you want to read at that hour.',
      ),
    }),
    createMarkup(
      'verhaal',
      {
        nl: p(
          'In de nachtdienst was het tussen twee en vier stil, en dan opende ik de site. Ik deed een briefje in mijn lunchtrommel. Die maak ik om twee uur open. Er staat op dat ik om acht uur thuis ben, en het geld er dan nog is.',
        ),
        en: p(
          'On night shift it was quiet between two and four, and that’s when I’d open the site. I put a note in my lunch box. I always open it at two. It says that at eight I’ll be home, and the money will still be there.',
        ),
      },
      { folded: { nl: 'Een briefje in de nachtdienst', en: 'A note on the night shift' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: ul(
          'Wat weg is, is weg.',
          'Morgen is het geld hetzelfde en ben ik uitgeslapen.',
          'Ik leg de telefoon nu weg en drink een glas water in de keuken.',
        ),
        en: ul(
          'What is gone is gone.',
          'Tomorrow the money is the same, and I’ll be rested.',
          'I’m putting the phone down now and getting a glass of water in the kitchen.',
        ),
      },
      { folded: { nl: 'Drie regels die je mag lenen', en: 'Three lines you can borrow' } },
    ),
    lines('regels', { nl: 'Mijn regels, hoogstens drie', en: 'My lines, three at most' }, 3, {
      required: true,
      help: {
        nl: 'Schrijf zoals je tegen een vriend praat. Streng zijn helpt niet.',
        en: 'Write as you’d talk to a friend. Being strict does not help at night.',
      },
    }),
    line(
      'telefoon',
      { nl: 'Waar ligt je telefoon vannacht?', en: 'Where is your phone tonight?' },
      {
        help: {
          nl: 'Gebruik je hem als wekker, zet dan een losse wekker naast je bed.',
          en: 'If it’s your alarm, put a separate alarm clock by your bed.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Geschreven op een rustig moment', en: 'Written at a calm moment' },
    html: {
      nl: p(
        'Zet je regels op papier naast je bed. Dan heb je geen scherm nodig. Leg je telefoon na 23 uur in een andere kamer.',
        'Het gevaarlijkste uur gaat voorbij, al voelt het lang. Je vindt je regels ook hier terug.',
        safety('suicide', 'nl'),
      ),
      en: p(
        'Put your lines on paper by your bed, so you do not need a screen to read them. After 11 pm, leave your phone in another room, even when you do not think you need to.',
        'The most dangerous hour passes, although it feels long. You’ll find your lines here too.',
        safety('suicide', 'en'),
      ),
    },
  },
  notes: 'Method: self-statement for a known moment.',
});
