import { createMarkup, exercise, lines, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const tenMinutesDifferent = exercise({
  id: 'alcohol_3_3',
  domain: 'alcohol',
  title: { nl: 'Tien minuten anders', en: 'Ten minutes of something else' },
  parts: [
    createMarkup('intro', {
      nl: p(
        'Trek is vaak binnen een half uur lager. Daarom helpt het om de eerste tien minuten iets anders te doen. Op zo’n moment iets bedenken is lastig, dus maak je nu al een lijst.',
      ),
      en: p(
        'A craving has often dropped within half an hour. That’s why it helps to spend the first ten minutes doing something else. It’s hard to think of something in that moment, so make your list now.',
      ),
    }),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          '<strong>Handen.</strong> Afwassen, een la opruimen, een puzzel, iets bouwen met lego.',
          '<strong>Lichaam.</strong> De trap op en af, een douche, een blokje om.',
          '<strong>Mond.</strong> Thee, tandenpoetsen, iets zuurs, een appel.',
          '<strong>Mensen.</strong> Een appje, bellen met iemand, je buddy, het forum lezen.',
        ),
        en: ul(
          '<strong>Hands.</strong> Washing up, tidying a drawer, a jigsaw, building something with Lego.',
          '<strong>Body.</strong> Up and down the stairs, a shower, a walk round the block.',
          '<strong>Mouth.</strong> Tea, brushing your teeth, something sour, an apple.',
          '<strong>People.</strong> Texting or calling someone, your buddy, reading the forum.',
        ),
      },
      {
        folded: {
          nl: 'Voorbeelden voor handen, lichaam, mond en mensen',
          en: 'Examples for hands, body, mouth and people',
        },
      },
    ),
    lines('lijst', { nl: 'Mijn lijst', en: 'My list' }, 8, {
      help: {
        nl: 'Acht is mooi, maar één is ook een begin. Zet er ook iets op wat ’s nachts kan.',
        en: 'Eight would be nice, but one is a start. Include something you can do at night as well.',
      },
      required: true,
    }),
    lines('deze_week', { nl: 'Welke drie probeer je deze week?', en: 'Which three will you try this week?' }, 3),
    skip,
  ],
  feedback: {
    title: { nl: 'Tien minuten is te doen', en: 'You can do ten minutes' },
    html: {
      nl: p(
        'Je hoeft niet de hele avond door te komen, alleen de volgende tien minuten. Daarna kijk je opnieuw, met een wekker erbij als dat helpt.',
        'Je vindt je lijst altijd terug in deze oefening. Bij <a href="/hulp">Hulp</a> staan nog tien korte dingen.',
      ),
      en: p(
        'You do not have to get through the whole evening, only the next ten minutes. After that you can look again, with an alarm set if that helps.',
        'You’ll always find your list again in this exercise. There are ten more short things to do on the <a href="/en/help">Help</a> page.',
      ),
    },
  },
  notes:
    'Method: delay and distraction, a list made before it is needed. CHECK [C2]: clinician, "often lower within half an hour".',
});
