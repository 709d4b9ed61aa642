import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const alcoholAndCoke = exercise({
  id: 'cocaine_2_3',
  domain: 'cocaine',
  title: { nl: 'Alcohol en coke', en: 'Alcohol and coke' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Drank en coke gaan bij veel mensen samen, omdat het een het ander oproept. Hier zie je wat er dan in je lichaam gebeurt. Kies bij elke zin wat jij denkt.',
      ),
      en: p(
        'For a lot of people drink and coke go hand in hand. One leads to the other. Here you’ll see what happens in your body then. With each sentence, choose what you think.',
      ),
    }),
    statement(
      'extra_stof',
      { nl: 'Samen maken ze in je lichaam een extra stof.', en: 'Together they make an extra chemical in your body.' },
      true,
      {
        right: {
          nl: 'Dat is zo: je lever maakt er coca-ethyleen van.',
          en: 'That’s right: your liver turns them into cocaethylene.',
        },
        wrong: {
          nl: 'Je merkt er niets van, en toch maakt je lever er coca-ethyleen van.',
          en: 'You do not notice it, and yet your liver turns them into cocaethylene.',
        },
        unsure: {
          nl: 'Weinig mensen kennen de naam: je lever maakt er coca-ethyleen van.',
          en: 'Few people know the name: your liver turns them into cocaethylene.',
        },
        explanation: {
          nl: 'Die stof blijft langer in je lichaam dan cocaïne en belast je hart. Je hart werkt dus nog door terwijl jij denkt dat het voorbij is.',
          en: 'It stays in your body longer than cocaine and puts strain on your heart. So your heart is still working hard while you think it’s over.',
        },
      },
      { required: true },
    ),
    statement(
      'minder_zwaar',
      { nl: 'Met drank erbij is coke minder zwaar voor je hart.', en: 'Drinking makes coke easier on your heart.' },
      false,
      {
        right: {
          nl: 'Inderdaad: samen is de kans op overlijden groter dan met coke alleen.',
          en: 'Exactly. Together, the chance of dying is higher than with coke alone.',
        },
        wrong: {
          nl: 'Je wordt er rustiger van, en toch is de kans op overlijden samen groter.',
          en: 'It does make you calmer, and yet together the chance of dying is higher than with coke alone.',
        },
        unsure: {
          nl: 'Het is verwarrend, omdat je rustiger lijkt. Toch is de kans op overlijden samen groter dan met coke alleen.',
          en: 'It’s confusing: you seem calmer, but together the chance of dying is higher than with coke alone.',
        },
        explanation: {
          nl: 'Dat je je kalmer voelt, zegt niets over je hart. Daarom telt elk drankje minder ook voor je hart.',
          en: 'Feeling calmer tells you nothing about your heart. That’s why every drink less counts for your heart too.',
        },
      },
    ),
    statement(
      'minder_dronken',
      { nl: 'Met coke voel je je minder dronken dan je bent.', en: 'With coke you feel less drunk than you are.' },
      true,
      {
        right: {
          nl: 'Dat is zo, en juist dat maakt het gevaarlijk.',
          en: 'That’s right, and it’s exactly what makes it dangerous.',
        },
        wrong: {
          nl: 'Je voelt je helder, maar je bent nog net zo dronken.',
          en: 'You feel clear, but you’re still as drunk as before.',
        },
        unsure: {
          nl: 'Je kunt het zelf niet merken. De coke verbergt hoe dronken je bent.',
          en: 'You cannot notice it yourself. The coke hides how drunk you are.',
        },
        explanation: {
          nl: 'Je drinkt dan meer dan je lichaam aankan. Je denkt ook dat je kunt rijden, terwijl dat niet zo is. Laat de auto dus staan.',
          en: 'You then drink more than your body can take. You also think that you can drive, when you cannot. So leave the car where it is.',
        },
      },
    ),
    statement(
      'minder_trek',
      {
        nl: 'Zonder drank is er vaak minder trek in coke.',
        en: 'If you do not drink, you often have less craving for coke.',
      },
      true,
      {
        right: {
          nl: 'Bij veel mensen klopt dat: de gedachte komt na het eerste of tweede drankje.',
          en: 'For many people that’s right: the thought comes after the first or second drink.',
        },
        wrong: {
          nl: 'Bij jou misschien niet, maar bij velen komt de gedachte na het eerste drankje.',
          en: 'Perhaps not for you, but for many people the thought comes after the first or second drink.',
        },
        unsure: {
          nl: 'Let er eens op. Bij velen komt de gedachte na één of twee drankjes.',
          en: 'You can check it in yourself. For many people the thought comes after one or two drinks.',
        },
        explanation: {
          nl: 'Zonder drankje komt er dan ook geen bericht. Probeer dat op één avond uit, dan weet je hoe het bij jou zit.',
          en: 'If there’s no drink, there’s no message either. Try it on one evening, and you’ll know how it goes for you.',
        },
      },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na de dienst krijgt bij ons iedereen een biertje van de zaak. Ik nam het altijd aan, en bij het tweede stuurde iemand het bericht. Nu vraag ik om een cola voordat de chef de glazen pakt. Niemand zei er iets van, al was ik er een week zenuwachtig over.',
        ),
        en: p(
          'After a shift everyone gets a beer on the house. I always took it, and with the second one somebody sent the message. Now I ask for a cola before the chef starts pouring. Nobody said a word, although I’d been nervous about it for a week.',
        ),
      },
      { folded: { nl: 'Het biertje na de dienst', en: 'The beer after the shift' } },
    ),
    radios('drank', { nl: 'Wat past bij jou?', en: 'What fits you?' }, [
      answer('geen', { nl: 'Deze weken geen alcohol', en: 'No alcohol in these weeks' }, null, {
        nl: 'Een sterke keuze als je niet elke dag veel drinkt. Drink je dat wel, bel dan eerst je huisarts.',
        en: 'A strong choice if you do not drink a lot every day: you also lose the moment you’d send that message. If you do drink that much, call your GP first.',
      }),
      answer('avond', { nl: 'Eén avond zonder uitproberen', en: 'Try one evening with no drink' }, null, {
        nl: 'Kies een avond waarop de trek meestal komt. Dan leer je het meest. Bedenk vooraf wat je wel bestelt.',
        en: 'Choose an evening when the craving usually comes. That’s when you learn most. Decide beforehand what you’ll order.',
      }),
      answer('niet', { nl: 'Ik drink er niet bij', en: 'I do not drink with it' }, null, {
        nl: 'Dan zit jouw begin ergens anders, bij een gevoel, een plek of een bericht. Let deze week op wat er vlak voor de gedachte gebeurt.',
        en: 'If so, yours starts somewhere else, with a feeling, a place or a message. This week, notice what happens right before the thought.',
      }),
      answer('weet_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
        nl: 'Kijk dit weekend bij welk drankje de gedachte komt, en schrijf het meteen op. De volgende ochtend weet je het niet meer precies.',
        en: 'This weekend, see with which drink the thought comes, and write it down at once. By the next morning you will not remember exactly.',
      }),
    ]),
    createMarkup('dagelijks', {
      nl: p(
        'Drink je elke dag veel, stop daar dan niet ineens mee. Lees de tekens bij <a href="/hulp">Hulp</a> en bel je huisarts voordat je iets verandert.',
      ),
      en: p(
        'If you drink a lot every day, do not stop suddenly. Read the signs on the <a href="/en/help">Help</a> page, and call your GP before you change anything.',
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Eerst het drankje, dan de lijn', en: 'First the drink, then the line' },
    html: {
      nl: p(
        'Wie het drankje laat staan, laat meestal ook de lijn. Wat je hier koos, komt terug in week 3, als je de stappen naar het bericht bekijkt.',
      ),
      en: p(
        'If you leave the drink, you usually leave the coke as well. What you chose here comes back in week 3, when you look at the steps to the message.',
      ),
    },
  },
  notes:
    'Sources: van Amsterdam, Gresnigt, van den Brink, J Clin Med 2024 [S30] (abstract: mortality clearly higher together; no multiple is printed). CHECK [C1]: addiction doctor: cocaethylene and the advice on alcohol.',
});
