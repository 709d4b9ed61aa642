import { answer, checkboxes, createMarkup, exercise, line, skip } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const coffeeshopFriendCouch = exercise({
  id: 'cannabis_3_3',
  domain: 'cannabis',
  title: { nl: 'Coffeeshop, maat, bank', en: 'Coffeeshop, friend, sofa' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Sommige plekken en momenten roepen trek op, nog voordat je er erg in hebt. Kies de jouwe, dan krijg je per plek een voorstel. Maak daarna voor drie ervan een eigen als-dan-zin.',
      ),
      en: p(
        'Some places and moments bring up a craving before you notice it. Choose yours, and you’ll get a suggestion for each of them. After that, make an if-then sentence of your own for three of them.',
      ),
    }),
    checkboxes(
      'plekken',
      { nl: 'Wat zijn jouw lastige plekken en momenten?', en: 'What are your difficult places and moments?' },
      [
        answer('coffeeshop', { nl: 'Een coffeeshop op mijn route', en: 'A coffeeshop on my route' }, null, {
          nl: 'Als ik bij het kruispunt kom, dan sla ik een straat eerder af. Zeg het hardop als je opstapt, dan stuurt je hoofd mee.',
          en: 'If I get to the crossing, then I turn off one street earlier. Say it out loud as you get on your bike, so your mind helps you steer.',
        }),
        answer('maat', { nl: 'Een vriend die ook blowt', en: 'A friend who uses too' }, null, {
          nl: 'Als hij belt, dan stel ik een plek voor waar roken niet kan. Zo houd je de vriend en verandert alleen de plek.',
          en: 'If he calls, then I suggest a place where smoking is not possible. That way you keep the friend and only change the place.',
        }),
        answer('bank', { nl: 'Mijn plek op de bank', en: 'My spot on the sofa' }, null, {
          nl: 'Als ik ga zitten, dan pak ik eerst thee en mijn breiwerk of gitaar. Volle handen draaien niet.',
          en: 'If I sit down, then I first get tea and my knitting or guitar. Hands that are full do not start rolling.',
        }),
        answer('gamen', { nl: 'Gamen met iemand', en: 'Gaming with someone' }, null, {
          nl: 'Als we beginnen, dan zeg ik meteen dat ik vanavond niet rook. Doe dat in de lobby. Midden in een potje vergeet je het.',
          en: 'If we start, then I say right away that I’m not smoking tonight. Do it in the lobby. In the middle of a match you’ll forget.',
        }),
        answer('werk', { nl: 'Thuiskomen na werk of school', en: 'Coming home from work or school' }, null, {
          nl: 'Als ik de sleutel omdraai, dan ga ik direct onder de douche. Daarmee is het werk van je af voordat de trek begint.',
          en: 'If I turn the key in the door, then I go straight into the shower. That washes off work before the craving starts.',
        }),
        answer('slapen', { nl: 'Vlak voor het slapen', en: 'Right before sleep' }, null, {
          nl: 'Als ik mijn tanden heb gepoetst, dan ga ik niet meer naar het balkon. Leg vast een boek open op je kussen.',
          en: 'If I’ve brushed my teeth, then I do not go onto the balcony again. Leave a book open on your pillow.',
        }),
        answer('wachten', { nl: 'Wachten', en: 'Waiting' }, null, {
          nl: 'Als ik moet wachten, dan bel ik mijn zus of doe ik mijn oortjes in. Vijf lege minuten zijn zo minder leeg.',
          en: 'If I have to wait, then I call my sister or put my earphones in. Five empty minutes are less empty that way.',
        }),
        answer('festival', { nl: 'Een feest of festival', en: 'A party or festival' }, null, {
          nl: 'Als er een joint rondgaat, dan loop ik naar de muziek of haal ik eten. In fase 6 maak je hier een heel plan voor.',
          en: 'If a joint is passed round, then I walk over to the music or get some food. In phase 6 you make a whole plan for this.',
        }),
        answer('ruzie', { nl: 'Na ruzie', en: 'After an argument' }, null, {
          nl: 'Als ik boos de deur uit loop, dan loop ik eerst tien minuten door. Boosheid zakt van bewegen, en trek zakt meestal mee.',
          en: 'If I walk out angry, then I keep walking for ten minutes first. Moving brings anger down, and the craving usually drops with it.',
        }),
        answer('vrij', { nl: 'Een lege vrije dag', en: 'An empty day off' }, null, {
          nl: 'Als ik vrij ben, dan ga ik voor elf uur naar buiten. Zo heeft je dag al een begin, dus dan komt de rest vanzelf.',
          en: 'If I have a day off, then I go outside before eleven. That gives your day a beginning, and the rest follows.',
        }),
      ],
      { required: true, other: { nl: 'Een andere plek', en: 'Another place' } },
    ),
    createMarkup(
      'voorbeelden',
      {
        nl: ul(
          'Als ik naar huis fiets, dan neem ik de weg langs het water.',
          'Als de kinderen slapen, dan zet ik thee en bel ik mijn broer.',
          'Als hij appt of ik kom, dan schrijf ik: “Zien we elkaar in de sporthal?”',
        ),
        en: ul(
          'If I cycle home, then I take the road along the water.',
          'If the children are asleep, then I make tea and call my brother.',
          'If he texts to invite me over, then I write: “Shall we meet at the sports hall?”',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('als_dan_1', { nl: 'Als …, dan …', en: 'If …, then …' }),
    line('als_dan_2', { nl: 'Nog een: als …, dan …', en: 'Another: if …, then …' }),
    line('als_dan_3', { nl: 'En nog een: als …, dan …', en: 'And another: if …, then …' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zelf je route kiezen', en: 'Choosing your own route' },
    html: {
      nl: p(
        'Een andere route is geen zwakte, het is slim. Lees je eerste zin morgenochtend nog een keer. Dan staat hij klaar voor de avond.',
        'Werkt een zin niet, dan past hij misschien niet bij het moment. Verander dan het “dan”, en probeer het opnieuw.',
      ),
      en: p(
        'Taking a different route is not weak. It’s smart. Read your first sentence again tomorrow morning, so that it’s ready for the evening.',
        'If a sentence does not work, it may not fit the moment. Change the second half and try again.',
      ),
    },
  },
  notes: 'Method: high-risk places and if-then plans (Gollwitzer [S47]).',
});
