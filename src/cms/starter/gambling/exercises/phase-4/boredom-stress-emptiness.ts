import { answer, checkboxes, createMarkup, exercise, line, lines, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const boredomStressEmptiness = exercise({
  id: 'gambling_4_4',
  domain: 'gambling',
  title: { nl: 'Verveling, spanning, leegte', en: 'Boredom, stress, emptiness' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Achter drang zit meestal een gevoel dat iets zoekt. Als je weet welk gevoel dat is, kun je het iets anders geven. Bij elk gevoel lees je twee ideeën, met een tijd en een plek erbij.',
      ),
      en: p(
        'Behind an urge there’s usually a feeling that is looking for something. Once you know which one, you can give it something else. With each feeling you’ll read two ideas, each with a time or a place.',
      ),
    }),
    checkboxes(
      'gevoel',
      { nl: 'Welk gevoel maakt dat je wilt gokken?', en: 'What feeling makes you want to gamble?' },
      [
        answer('verveling', { nl: 'Verveling', en: 'Boredom' }, null, {
          nl: 'Plak om acht uur een band of bak iets. Je handen willen bezig zijn. Of fiets op zaterdag naar een nieuwe plek.',
          en: 'At eight, do something with your hands at the kitchen table, such as baking or mending. Or cycle somewhere new on Saturday.',
        }),
        answer('spanning', { nl: 'Zin in spanning', en: 'Wanting excitement' }, null, {
          nl: 'Loop ’s avonds stevig een rondje om het blok, tot je hart klopt. Of ga op woensdag klimmen, zwemmen of dansen.',
          en: 'In the evening, walk fast around the block until you feel your heart. Or go climbing, swimming or dancing on Wednesday.',
        }),
        answer('stress', { nl: 'Te veel aan mijn hoofd', en: 'Too much on my mind' }, null, {
          nl: 'Schrijf na het eten tien minuten alles op, dan kan je hoofd het loslaten. Neem daarna een warme douche, met je telefoon in een andere kamer.',
          en: 'After dinner, write everything down for ten minutes, so your mind need not hold it. After that, take a warm shower, with your phone in another room.',
        }),
        answer('leegte', { nl: 'Leegte', en: 'Emptiness' }, null, {
          nl: 'Bel op zondagmiddag iemand die dan ook alleen is. Of help ergens mee. Nodig zijn vult meer dan afleiding doet.',
          en: 'On Sunday afternoon, call someone who’s also alone then. Or help out somewhere. Being needed fills you more than distraction does.',
        }),
        answer('eenzaam', { nl: 'Alleen zijn', en: 'Being alone' }, null, {
          nl: 'Ga ’s ochtends met een boek naar de bibliotheek of het buurthuis. Lukt dat niet, bel dan de Luisterlijn. Daar luistert dag en nacht iemand.',
          en: 'Take a book to the library or the community centre in the morning. If you cannot go, call De Luisterlijn, where someone listens day and night.',
        }),
        answer('boos', { nl: 'Boosheid', en: 'Anger' }, null, {
          nl: 'Loop de trap twee keer op en af voordat je iets zegt. Schrijf ’s avonds een brief met alles erin, die je niet verstuurt.',
          en: 'Go up and down the stairs twice before you say or pick up anything. In the evening, write a letter you will not send, with everything in it.',
        }),
      ],
      { required: true, other: { nl: 'Een ander gevoel', en: 'Another feeling' } },
    ),
    createMarkup(
      'voorbeelden',
      {
        nl: p(
          'Thuis ben ik de oudste, dus iedereen rekent op mij. Werd de druk te groot, dan ging ik met mijn telefoon in de auto zitten. Nu rijd ik op dat uur naar de moskee of naar de sporthal. Ik vertel er niets, maar ik ben niet alleen.',
        ),
        en: p(
          'At home I’m the eldest, so everyone relies on me, and complaining about money does not fit. When the pressure got too much, I’d sit in the car with my phone. Now I drive to the mosque at that hour, or to the sports hall. I do not have to say anything there, but I’m not alone.',
        ),
      },
      { folded: { nl: 'De oudste van het gezin', en: 'The eldest of the family' } },
    ),
    lines(
      'anders',
      {
        nl: 'Wat geef je dat gevoel in plaats daarvan? Zoek er twee.',
        en: 'What will you give that feeling instead? Find two.',
      },
      4,
      {
        help: {
          nl: 'Kies dingen die niets kosten en die vanavond al kunnen.',
          en: 'Choose things that cost nothing and that you could do tonight.',
        },
      },
    ),
    line('wanneer', { nl: 'Wanneer probeer je het eerste?', en: 'When will you try the first one?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je zocht een gevoel, geen geld', en: 'You were after a feeling, not money' },
    html: {
      nl: p(
        'Dat gevoel kan ook ergens anders vandaan komen, al werkt het niet altijd meteen. Geef iets nieuws daarom drie kansen.',
        'Blijft het langer dan twee weken leeg of somber, bel dan je huisarts. Je lijst bewaar je hier, voor een avond dat je niets kunt bedenken.',
      ),
      en: p(
        'That feeling can come from somewhere else too, although it may take a few tries before it works. So give something new three chances.',
        'If it stays empty or low for more than two weeks, call your GP. Your list is kept here, for an evening when you cannot think of anything.',
      ),
    },
  },
  notes: 'Method: emotion map.',
});
