import { answer, createMarkup, exercise, line, radios, scale, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

const STRENGTH = { nl: ['niets', 'heel veel'], en: ['nothing', 'very strong'] } as const;

export const delayBreatheDrinkDo = exercise({
  id: 'tobacco_2_2',
  domain: 'tobacco',
  title: { nl: 'Wachten, ademen, drinken, doen', en: 'Delay, breathe, drink, do' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Een golf van trek duurt meestal een paar minuten. Met deze vier dingen kom je erdoorheen, in deze volgorde. Kies bij elk je eigen versie en probeer hem vandaag één keer uit.',
      ),
      en: p(
        'A wave of craving usually lasts a few minutes. These four things get you through it, in this order. Choose your own version of each, and try it out once today.',
      ),
    }),
    radios(
      'wachten',
      { nl: 'Wachten: hoe geef je jezelf 5 minuten?', en: 'Delay: how do you give yourself 5 minutes?' },
      [
        answer('wekker', { nl: 'Een wekker zetten', en: 'Set a timer' }, null, {
          nl: 'Je beslist pas als hij afgaat. De scherpe rand van de golf is er dan meestal af.',
          en: 'You do not decide until it goes off. By that time the sharp edge of most waves has gone, and saying no takes less effort.',
        }),
        answer('liedje', { nl: 'Eén liedje luisteren', en: 'Listen to one song' }, null, {
          nl: 'Een liedje duurt ongeveer net zo lang als een golf. Kies er een dat je uit je hoofd kent, dan kan je hoofd meedoen.',
          en: 'A song lasts about as long as a wave. Pick one you know by heart, so that your mind can join in.',
        }),
        answer('plek', { nl: 'Naar een andere plek gaan', en: 'Go to another place' }, null, {
          nl: 'De trek hoort bij de plek waar je altijd rookte. Twee deuren verder wordt hij meestal al zachter, ook op je werk.',
          en: 'The craving goes with the place where you always smoked. Two doors away it usually gets softer, at work too.',
        }),
      ],
      { required: true, other: { nl: 'Anders', en: 'Another way' } },
    ),
    radios(
      'ademen',
      { nl: 'Ademen: wat past bij jou?', en: 'Breathe: what suits you?' },
      [
        answer('tien', { nl: 'Tien keer langzaam uitademen', en: 'Breathe out slowly ten times' }, null, {
          nl: 'Uitademen brengt je lichaam tot rust, dus maak het langer dan je inademt. Tel op je vingers, dan hebben je handen ook iets te doen.',
          en: 'Breathing out calms your body, so make it longer than your breath in. Count on your fingers, and your hands have a job too.',
        }),
        answer(
          'rietje',
          {
            nl: 'Uitademen alsof er een rietje in je mond zit',
            en: 'Breathe out as if through a straw',
          },
          null,
          {
            nl: 'Zo adem je bijna als bij een sigaret, alleen zonder rook. Begin opnieuw als je gaat persen. Het mag langzaam en zacht.',
            en: 'You’re breathing almost as you did with a cigarette, only with no smoke. If you start to push, begin again slowly and gently.',
          },
        ),
        answer('buiten', { nl: 'Bij een open raam ademen', en: 'Breathe at an open window' }, null, {
          nl: 'Kou in je gezicht haalt je uit je gedachten. Zie je buiten iemand roken, zoek dan een raam aan de andere kant.',
          en: 'Cold air on your face takes you out of your thoughts. If someone’s smoking outside, find a window on the other side.',
        }),
      ],
      { other: { nl: 'Anders', en: 'Another way' } },
    ),
    radios(
      'drinken',
      { nl: 'Drinken: wat zet je klaar?', en: 'Drink: what do you keep ready?' },
      [
        answer('water', { nl: 'Water, in kleine slokjes', en: 'Water, in small sips' }, null, {
          nl: 'Water is overal te krijgen, ook om vier uur ’s nachts. Neem tien slokjes en leg het glas ertussen neer, dan ben je minuten verder.',
          en: 'You can get water anywhere, even at four in the morning. Take ten sips and put it down in between, and minutes will have passed.',
        }),
        answer('thee', { nl: 'Kruidenthee', en: 'Herbal tea' }, null, {
          nl: 'Thee zetten kost tijd, en dat is hier handig. Met de warme mok hebben je handen iets vast, ook op je oude rookplek.',
          en: 'Making tea takes time, which is useful here. A warm mug gives your hands something to hold in places where you used to smoke.',
        }),
        answer('bruis', { nl: 'Bruiswater met iets zuurs', en: 'Sparkling water with something sour' }, null, {
          nl: 'Prik en zuur zijn sterk, soms sterker dan de trek. Zet een fles klaar bij je lastigste plek.',
          en: 'Bubbles and a sour taste are strong enough to push a craving aside for a moment. Keep a bottle at your hardest spot.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line(
      'doen',
      { nl: 'Doen: wat doe je met je handen?', en: 'Do: what do you do with your hands?' },
      {
        help: {
          nl: 'Bijvoorbeeld: afwassen, tekenen, een elastiek, een knoop in een touw.',
          en: 'For example: wash up, draw, stretch a rubber band, tie knots in a string.',
        },
      },
    ),
    createMarkup('oefenen', {
      nl: p('Oefen het nu één keer, ook zonder trek. Geef daarvoor en daarna een cijfer, zodat je ziet wat het doet.'),
      en: p(
        'Practise it once now, even if you have no craving. Give a number before and after, so that you see what it does.',
      ),
    }),
    scale('cijfer_voor', { nl: 'Je trek ervoor', en: 'Your craving before' }, STRENGTH),
    scale('cijfer_na', { nl: 'Je trek erna', en: 'Your craving after' }, STRENGTH),
    createMarkup(
      'iemand',
      {
        nl: p(
          'Een verpleger heeft zijn zwaarste uur om vier uur ’s nachts. Hij zet de wekker van zijn horloge, zodat niemand het hoort. Dan ademt hij bij het raam in de gang en drinkt een beker water. Zijn handen vouwen ondertussen verband. Zijn cijfer ging van 8 naar 5, en dat vond hij al veel.',
        ),
        en: p(
          'A nurse’s hardest hour is four in the morning. He sets the timer on his watch, so that nobody hears it. Next he breathes at the window at the end of the corridor and drinks a cup of water. Meanwhile his hands fold bandages. His number went from 8 to 5, which he thought was a lot.',
        ),
      },
      { folded: { nl: 'Zo doet iemand het in de nachtdienst', en: 'How someone does this on night shift' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Vier dingen bij de hand', en: 'Four things within reach' },
    html: {
      nl: p(
        'Trek gaat meestal na een paar minuten voorbij, ook als je niet rookt. Werkte er één niet, dan heb je er nog drie. Bleef je cijfer gelijk, dan heb je toch vijf minuten gewacht.',
        'Bij Hulp staan meer korte dingen om te doen.',
      ),
      en: p(
        'A craving usually passes within a few minutes, even if you do not smoke. If one of them did not work, you’ve still got three. If your number stayed the same, you still waited for five minutes.',
        'The Help page has more short things to do.',
      ),
    },
  },
  notes: 'Method: acute craving skills (delay, breathe, drink, do).',
});
