import { answer, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const theChain = exercise({
  id: 'cannabis_3_2',
  domain: 'cannabis',
  title: { nl: 'Eén avond, stap voor stap', en: 'One evening, step by step' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Kies één avond waarop je blowde en loop hem stap voor stap terug. Je zoekt geen schuldige, maar een moment waarop je iets anders had kunnen doen.',
      ),
      en: p(
        'Choose one evening when you used cannabis and walk back through it step by step. You’re not looking for blame, but for a moment when you could have done something different.',
      ),
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een moeder van twee kleine kinderen werkte deze avond uit. Om vijf uur was ze moe en belde haar leidinggevende nog. Op de fiets naar huis dacht ze voor het eerst aan de joint: na het voorlezen, als beloning. Ze fietste langs de coffeeshop, want dat was haar gewone weg.',
          'Om half negen zat ze op het balkon, en daarna sliep ze op de bank. De volgende ochtend was iedereen te laat. Haar beste kans was al bij dat telefoontje, omdat ze daarna alleen nog doorreed. Nu stapt ze na zo’n gesprek eerst vijf minuten af.',
        ),
        en: p(
          'A mother of two small children worked out this evening. At five she was tired, and her manager called as well. On the ride home she first thought of the joint, as a reward after the bedtime story. She cycled past the coffeeshop, as that was her usual way.',
          'At half past eight she was on the balcony, and at ten she fell asleep on the sofa. The next morning everyone was late. Her best chance to do something different was the phone call at five. After that she kept on going. Now she gets off her bike for five minutes after a call like that.',
        ),
      },
      { folded: { nl: 'De avond van een ander', en: 'Someone else’s evening' } },
    ),
    line(
      'vooraf',
      { nl: 'Wat ging eraan vooraf?', en: 'What came before it?' },
      {
        required: true,
        help: {
          nl: 'Denk aan de uren ervoor, zoals een bericht, honger, ruzie of een lege middag.',
          en: 'Think of the hours before, such as a message, hunger, an argument or an empty afternoon.',
        },
      },
    ),
    line('gedachte', { nl: 'Wat was de eerste gedachte aan blowen?', en: 'What was the first thought of using?' }),
    line(
      'wie',
      { nl: 'Wie was erbij?', en: 'Who was there?' },
      {
        help: {
          nl: 'Namen zijn niet nodig: “een vriend” of “alleen” zegt al wat telt.',
          en: 'There’s no need for names: “a friend” or “alone” says what matters.',
        },
      },
    ),
    line('anders', {
      nl: 'Op welk moment kon je nog iets anders?',
      en: 'When could you still have done something else?',
    }),
    line('dag_erna', { nl: 'Wat leverde het de volgende dag op?', en: 'How did you feel the next day?' }),
    radios(
      'waar',
      { nl: 'Waar had je iets anders kunnen doen?', en: 'Where could you have done something different?' },
      [
        answer('voor_halen', { nl: 'Voordat ik iets in huis haalde', en: 'Before I bought anything' }, null, {
          nl: 'Daar kost een andere keuze het minst, omdat er nog niets klaarligt. Kies een weg of een tijd waarop je niet langs de winkel komt.',
          en: 'That’s the simplest point to choose differently: there’s nothing in the house yet. Pick a route or a time that keeps you away from the shop.',
        }),
        answer('thuis', { nl: 'Thuis, voordat ik ging draaien', en: 'At home, before I rolled one' }, null, {
          nl: 'Dan zijn de eerste tien minuten binnen belangrijk. Hang je jas op en geef je handen meteen iets te doen, zoals koken.',
          en: 'The first ten minutes indoors matter. Hang up your coat and give your hands something to do at once, such as cooking or laundry.',
        }),
        answer('samen', { nl: 'Toen iemand anders begon', en: 'When someone else began' }, null, {
          nl: 'In gezelschap gaat het snel, dus je zin moet eerder klaarliggen dan de joint. In fase 5 oefen je zulke zinnen.',
          en: 'It all happens fast in a group, so know what you’ll say before the joint comes round. In phase 5 you practise sentences like that.',
        }),
        answer('na_eerste', { nl: 'Na de eerste', en: 'After the first one' }, null, {
          nl: 'Ook daar kun je iets anders doen. Eén wordt niet vanzelf drie. Leg de rest buiten bereik en ga ergens anders zitten.',
          en: 'That’s a moment to choose as well. One does not have to become three. Put the rest out of reach and go and sit somewhere else.',
        }),
      ],
    ),
    line('afslag', {
      nl: 'Wat doe je de volgende keer anders?',
      en: 'What will you do differently next time?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je beste kans komt vroeg', en: 'Your best chance comes early' },
    html: {
      nl: p(
        'Je beste kans is er meestal al vóór het halen: op de route, bij een bericht, of vlak na je werk. Daar kost een andere keuze het minst, terwijl het op de bank al bijna beslist is.',
        'Lukt het niet om één avond uit te kiezen, neem dan gisteren. Van wat je anders doet, maak je in de volgende oefening een als-dan-zin.',
      ),
      en: p(
        'Your best chance to do something different usually comes before buying, such as on the way or after work. Another choice costs least there, while on the sofa it’s almost decided.',
        'If you cannot choose one evening, take yesterday. In the next exercise you’ll make an if-then plan from your choice.',
      ),
    },
  },
  notes: 'Method: functional analysis of one evening.',
});
