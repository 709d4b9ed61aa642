import {
  answer,
  checkboxes,
  createMarkup,
  exercise,
  line,
  longText,
  radios,
  skip,
} from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const howAndWhen = exercise({
  id: 'cocaine_1_2',
  domain: 'cocaine',
  title: { nl: 'Hoe en wanneer', en: 'How and when' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Bij veel mensen gaat gebruiken steeds in dezelfde stappen. Hier kijk je hoe dat bij jou loopt. Veranderen komt later. Eerst wil je weten waar het begint.',
      ),
      en: p(
        'For many people using follows the same steps every time. Here you’ll see how it goes for you, from the first thought to the morning. Changing comes later. First you want to know where it starts.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na mijn dienst in het café telden we de kassa, en daarna kwam er een biertje. Bij het tweede bier stuurde altijd dezelfde collega een bericht. Ik wilde vooral nog niet naar mijn lege kamer. Nu fietst iemand met me mee naar huis.',
        ),
        en: p(
          'After my shift in the bar we counted the till, and then came a beer. With the second beer it was always the same colleague who sent a message. I thought I loved the coke, but mostly I did not want to go back to my empty room. Now someone cycles home with me.',
        ),
      },
      { folded: { nl: 'De stappen van een student', en: 'A student’s steps' } },
    ),
    checkboxes(
      'wanneer',
      { nl: 'Wanneer gebruik je vooral?', en: 'When do you mostly use?' },
      [
        answer('weekend', { nl: 'In het weekend', en: 'At the weekend' }, null, {
          nl: 'Dan begint het op vrijdagmiddag, als je hoofd al vooruitloopt. Kijk daarom ook naar wat je dan voelt.',
          en: 'For you it really starts on Friday afternoon, when your mind is already on the weekend. So look at what you feel then, not only at Saturday night.',
        }),
        answer('uitgaan', { nl: 'Bij het uitgaan', en: 'On nights out' }, null, {
          nl: 'Drank, mensen en laat naar huis komen dan samen. Eén ding anders helpt al, zoals eerder komen en eerder gaan.',
          en: 'Drink, people and a late night come together then. Changing one of them already helps, such as arriving early and leaving early.',
        }),
        answer('werk', { nl: 'Op of na het werk', en: 'At or after work' }, null, {
          nl: 'Na een dienst staat je lichaam nog aan, en dan lijkt doorgaan logisch. Plan iets voor het eerste uur erna.',
          en: 'After a shift your body is still switched on, and then it seems a way to keep going. Plan something for the first hour, so it’s not empty.',
        }),
        answer('alleen', { nl: 'Alleen thuis', en: 'Alone at home' }, null, {
          nl: 'Dan ziet niemand het als er iets met je hart is. Vertel daarom één persoon op welke avonden dit speelt.',
          en: 'If you use alone, nobody sees it, and that’s more dangerous if something happens to your heart. So tell one person which evenings these are.',
        }),
        answer('loon', { nl: 'Als er geld binnenkomt', en: 'When money comes in' }, null, {
          nl: 'Die dag staat in je agenda, en dat is een voordeel. Regel nu al wie je dan ziet. Vooraf kiezen kost minder kracht.',
          en: 'That day is in your diary, and that’s an advantage. Arrange now who you’ll see. Choosing ahead takes less strength.',
        }),
        answer('rot', { nl: 'Na een rotdag', en: 'After a rotten day' }, null, {
          nl: 'Dan zoek je rust of een ander gevoel, en dat is heel begrijpelijk. Schrijf op wat die dag zwaar maakte. Daar zit de eerste stap.',
          en: 'You’re probably looking for rest, or for a different feeling, and that makes sense. Write down what made the day hard. That’s where it starts.',
        }),
      ],
      { required: true, other: { nl: 'Op een ander moment', en: 'At another moment' } },
    ),
    radios('patroon', { nl: 'Welk patroon lijkt het meest op jou?', en: 'Which pattern is most like yours?' }, [
      answer('samen', { nl: 'Altijd met anderen erbij', en: 'Always with others' }, null, {
        nl: 'Dan horen bepaalde mensen en plekken erbij. Kies één van hen aan wie je durft te zeggen dat je iets verandert.',
        en: 'For you, certain people and places are part of it. Choose one of them you dare to tell that you’re changing something.',
      }),
      answer('door', { nl: 'Eerst samen, daarna alleen verder', en: 'First together, then on alone' }, null, {
        nl: 'Dat tweede deel is meestal het zwaarst, omdat niemand je dan tegenhoudt. Spreek daarom af met wie je naar huis gaat.',
        en: 'The second part of the night is usually the hardest: by then nobody stops you. So agree how you’ll get home, and who with.',
      }),
      answer('dagelijks', { nl: 'Ook op dagen zonder feest', en: 'On days with no party too' }, null, {
        nl: 'Dan is je lichaam er meer aan gewend geraakt, en is alleen stoppen lastiger. Vraag je huisarts om hulp. Die is er.',
        en: 'If so, your body has got more used to it, and stopping alone is harder. Ask your GP for help. There’s good treatment.',
      }),
      answer('weet_niet', { nl: 'Dat zie ik nog niet', en: 'I do not see it yet' }, null, {
        nl: 'Een patroon zie je pas als je het een paar keer opschrijft. Vul je dagen in, dan kijk je over twee weken opnieuw.',
        en: 'You only see a pattern once you’ve written it down a few times. Log your days, and look again in two weeks.',
      }),
    ]),
    line('dagen', { nl: 'Op hoeveel dagen per maand, ongeveer?', en: 'On how many days a month, roughly?' }),
    line(
      'drank',
      { nl: 'Na welk drankje komt de gedachte?', en: 'After which drink does the thought come?' },
      {
        help: { nl: 'Drink je er niet bij, laat dit dan leeg.', en: 'If you do not drink with it, leave this empty.' },
      },
    ),
    line('bereik', {
      nl: 'Hoe kwam je eraan: een bericht, een bekende, iemand die het aanbood?',
      en: 'How did you get it: a message, someone you know, an offer?',
    }),
    longText(
      'later',
      {
        nl: 'Hoeveel wilde je vooraf, en hoe liep de nacht?',
        en: 'How much did you want beforehand, and how did the night go?',
      },
      {
        help: {
          nl: 'Namen en adressen laat je weg. Die heb je hier niet nodig.',
          en: 'Leave out names and addresses. You do not need them here.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een patroon heeft een begin', en: 'A pattern has a beginning' },
    html: {
      nl: p(
        'Bij de een begint het met een drankje, bij de ander met een bericht. Hoe eerder in die rij je iets anders doet, hoe minder kracht het kost.',
        'In week 3 kijk je opnieuw naar deze stappen, en dan kies je wat je anders doet.',
      ),
      en: p(
        'For some people it starts with a drink, for others with a message or an empty hour. The earlier you do something else, the less strength it takes.',
        'In week 3 you’ll come back to these steps, and choose what you’ll do differently.',
      ),
    },
  },
  notes:
    'Method: self-monitoring of a binge pattern. No places, names or prices. CHECK [C2]: addiction doctor: using on ordinary days and the GP.',
});
