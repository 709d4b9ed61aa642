import { answer, createMarkup, exercise, line, matchAny, radios, scale, skip } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

const STRENGTH = { nl: ['niets', 'heel veel'], en: ['nothing', 'very strong'] } as const;

export const moveAgainstCraving = exercise({
  id: 'tobacco_5_3',
  domain: 'tobacco',
  title: { nl: 'Bewegen tegen trek', en: 'Get moving when a craving comes' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Al een paar minuten lopen kan trek verlagen, en je hebt er niets voor nodig. Probeer het twee keer deze week. Heb je een ziekte van hart of longen, kies dan iets rustigs en vraag bij twijfel je huisarts.',
      ),
      en: p(
        'Even a few minutes of walking can lower a craving, and you need nothing for it. Try it twice this week. If you have a heart or lung disease, choose something gentle and ask your GP if in doubt.',
      ),
    }),
    radios(
      'wat',
      { nl: 'Wat doe je, 10 minuten?', en: 'What do you do, for 10 minutes?' },
      [
        answer('lopen', { nl: 'Lopen', en: 'Walk' }, null, {
          nl: 'Loop vijf minuten heen en dan terug, dan ben je vanzelf klaar. Op straat is er meer te zien dan in je hoofd.',
          en: 'Walk for five minutes and then turn round, and you’re done. There’s more to see in the street than in your head.',
        }),
        answer('trap', { nl: 'De trap op en af', en: 'Up and down the stairs' }, null, {
          nl: 'Neem het rustig en houd de leuning vast. Tel de treden, want rekenen en trek gaan slecht samen.',
          en: 'Take it slowly and hold the rail. Count the steps. Counting and craving do not go well together.',
        }),
        answer('fiets', { nl: 'Fietsen', en: 'Cycle' }, null, {
          nl: 'Met twee handen aan het stuur kun je niets opsteken. Kies een route zonder de winkel waar je altijd kocht.',
          en: 'You cannot light anything with both hands on the bars. Choose a route that avoids the shop where you always bought them.',
        }),
        answer('dansen', { nl: 'Dansen in de kamer', en: 'Dance in the room' }, null, {
          nl: 'Drie liedjes zijn samen tien minuten, en niemand hoeft het te zien. Kinderen doen graag mee, dan wordt het vanzelf langer.',
          en: 'Three songs make ten minutes, and nobody has to see it. Children like to join in, and that makes it longer.',
        }),
        answer('zittend', { nl: 'Zittend bewegen', en: 'Move sitting down' }, null, {
          nl: 'Ga rechtop zitten en til om de beurt je knieën op. Draai daarna je armen, en maak tien vuisten in het tempo van je adem.',
          en: 'Sit up straight and lift your knees one by one. Next circle your arms, and make ten fists in time with your breath.',
        }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'rustig_aan',
      {
        nl: p(
          'Met COPD adem je uit bij elke beweging, en rust je zo lang als je wilt. Merk je dat het niet gaat, dan is stil zitten en lang uitademen ook goed. Je longverpleegkundige kan oefeningen met je kiezen.',
        ),
        en: p(
          'With COPD, breathe out with each movement and rest for as long as you want. If it does not work, sitting still and breathing out slowly is fine too. A lung nurse can choose exercises with you.',
        ),
      },
      { when: matchAny(['wat'], 'zittend', 'trap') },
    ),
    line('wanneer', { nl: 'Welke twee momenten kies je?', en: 'Which two moments do you choose?' }),
    scale('voor', { nl: 'Je trek ervoor', en: 'Your craving before' }, STRENGTH, {
      help: { nl: 'Vul dit later in als je het hebt geprobeerd.', en: 'Fill this in later, once you have tried it.' },
    }),
    scale('na', { nl: 'Je trek erna', en: 'Your craving after' }, STRENGTH),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Ze kan niet weg als haar vader slaapt. Dan is ze alleen met hem. Daarom loopt ze tien minuten rond de eettafel, met de radio zacht. De eerste keer voelde het dwaas. De tweede keer ging haar trek van 7 naar 4. Haar vader keek toe vanuit zijn stoel.',
        ),
        en: p(
          'She cannot leave while her father sleeps, as she’s alone with him. So she walks round the dining table for ten minutes with the radio on low. The first time it felt silly. The second time her craving went from 7 to 4, and her father watched from his chair.',
        ),
      },
      { folded: { nl: 'Zo beweegt iemand anders', en: 'How someone else moves' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een paar minuten helpt al', en: 'A few minutes already help' },
    html: {
      nl: p(
        'Bewegen hoeft niet hard of lang te zijn. Bleef je trek gelijk, probeer dan een ander moment of een ander soort beweging.',
        safety('chestPlain', 'nl'),
      ),
      en: p(
        'Moving does not have to be hard or long. If your craving stayed the same, try another moment or another way of moving.',
        safety('chestPlain', 'en'),
      ),
    },
  },
  notes: 'Method: exercise against craving (general knowledge). CHECK [C1]: GP: heart and lung disease, COPD.',
});
