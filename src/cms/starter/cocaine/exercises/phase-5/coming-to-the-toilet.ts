import { answer, createMarkup, exercise, radios } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const comingToTheToilet = exercise({
  id: 'cocaine_5_1',
  domain: 'cocaine',
  title: { nl: '“Kom je mee naar het toilet?”', en: '“Coming to the toilet?”' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Bij cocaïne werkt weglopen meestal beter dan praten, omdat een gesprek je in de buurt houdt. Een korte zin helpt je de deur uit. Kies wat jij zou doen en lees ook de andere antwoorden.',
      ),
      en: p(
        'With cocaine, walking away usually works better than talking. A conversation keeps you close to it. A short sentence gets you out of the door. Choose what you’d do, and read the other answers too.',
      ),
    }),
    radios(
      'vriend',
      { nl: 'Een vriend knikt naar het toilet.', en: 'A friend nods at the toilet.' },
      [
        answer(
          'kort_nee',
          { nl: '“Nee, ik ben gestopt. Ik haal water.”', en: '“No, I’ve stopped. I’m getting water.”' },
          true,
          {
            nl: 'Je geeft antwoord en loopt meteen een andere kant op. Aan de bar sta je tussen mensen, dus hij vraagt het niet nog eens.',
            en: 'You give an answer and walk the other way at once. At the bar there are people around you, so he’s not likely to ask again.',
          },
        ),
        answer('liever', { nl: '“Loop liever een rondje met me.”', en: '“Come for a walk with me instead.”' }, true, {
          nl: 'Buiten praat je rustiger, en hij merkt dat je hem wel wilt zien. Zegt hij nee, ga dan alleen.',
          en: 'Outside you can talk more calmly, and he’ll notice that you do want his company. If he says no, go by yourself.',
        }),
        answer('smoes', { nl: '“Ik moet morgen vroeg op.”', en: '“I have to get up early.”' }, null, {
          nl: 'Voor één avond redt dit je. Een goede vriend vraagt het weer, dus vertel het hem op een dag zonder drank.',
          en: 'For one evening this saves you. A close friend will ask again next week, so tell him on a day when nobody’s drinking.',
        }),
        answer('toch', { nl: 'Toch meegaan', en: 'Go along anyway' }, null, {
          nl: 'Bij een vriend wil je erbij horen, en dat trekt hard. Stuur hem voor de volgende avond: “Bied me niets aan, ook niet als ik erom vraag.”',
          en: 'With a friend you want to belong, and that pulls hard. Before the next evening, send him: “Don’t offer me anything, even if I ask.”',
        }),
      ],
      { required: true },
    ),
    radios('klant', { nl: 'Een klant of baas biedt het aan.', en: 'A client or boss offers it.' }, [
      answer('kort_nee', { nl: '“Dank je, ik niet.” En bestellen', en: '“Thanks, not for me.” And order' }, true, {
        nl: 'Vriendelijk en kort past bij werk, en daarna gaat het over de kaart. Wie aandringt, laat vooral iets over zichzelf zien.',
        en: 'Friendly and short suits work, and after that it’s about the menu. Someone who insists is mostly showing something about themselves.',
      }),
      answer('liever', { nl: '“Ik neem liever iets te eten.”', en: '“I’d rather have something to eat.”' }, true, {
        nl: 'Samen eten geeft het gesprek een andere kant, en je blijft in de zaal. Vraag om een plek aan tafel en niet aan de bar.',
        en: 'Eating together turns the evening another way, and you stay in the room. Ask for a table and not for the bar.',
      }),
      answer('smoes', { nl: '“Ik slik medicijnen.”', en: '“I’m on medication.”' }, null, {
        nl: 'Tegen een klant die je zelden ziet, is dit prima. Een baas vraagt maandag misschien of je ziek bent.',
        en: 'With a client you rarely see, this is fine. A boss may ask on Monday if you’re ill, and then you have something to explain.',
      }),
      answer('toch', { nl: 'Toch meedoen voor het werk', en: 'Join in for work anyway' }, null, {
        nl: 'Je was bang dat het je iets zou kosten, en die angst is begrijpelijk. Stel voor de volgende keer een lunch voor. Dan komt dit niet op tafel.',
        en: 'You were afraid it would cost you something, and that fear makes sense. Suggest lunch next time, so this will not come up.',
      }),
    ]),
    radios('date', { nl: 'Je date gebruikt.', en: 'Your date uses.' }, [
      answer(
        'kort_nee',
        { nl: '“Ik doe dat niet meer. Ik ga naar huis.”', en: '“I no longer do that. I’m going home.”' },
        true,
        {
          nl: 'Weggaan is een heel antwoord, ook als het een leuke avond was. Ga met je eigen vervoer, en laat iemand weten waar je bent.',
          en: 'Leaving is a whole answer, even if it was a nice evening. Get home your own way, and let someone know where you are.',
        },
      ),
      answer(
        'liever',
        { nl: '“Ik zie je graag morgen, overdag.”', en: '“I’d like to see you tomorrow, in the daytime.”' },
        true,
        {
          nl: 'Je wijst het gebruik af en niet de ander. Overdag zie je ook beter of je elkaar echt leuk vindt.',
          en: 'You’re turning down the coke and not your date. In the daytime you can also see better if you really like each other.',
        },
      ),
      answer('smoes', { nl: '“Ik voel me niet lekker.”', en: '“I don’t feel well.”' }, null, {
        nl: 'Om veilig weg te komen is elke smoes goed. Wil je de ander nog eens zien, zeg het dan later eerlijk in een bericht.',
        en: 'For getting away safely any excuse is good. If you want to see them again, be honest in a message later on.',
      }),
      answer('toch', { nl: 'Blijven en meedoen', en: 'Stay and join in' }, null, {
        nl: 'Je wilde de sfeer niet breken, en dan schuift je eigen grens mee. Zeg een volgende keer vooraf: “Ik gebruik niet, en ik date ook zo.”',
        en: 'You did not want to break the mood, and then your own limit moves too. Next time say beforehand: “I don’t use, and that’s how I date.”',
      }),
    ]),
    radios('ligt_klaar', { nl: 'Je komt binnen en het ligt al klaar.', en: 'You come in and it is already there.' }, [
      answer('kort_nee', { nl: 'Opstaan en de ruimte uit', en: 'Get up and leave the room' }, true, {
        nl: 'Sta op en loop weg. Dat helpt hier meer dan praten: zien roept de trek op. Praten kan buiten.',
        en: 'Get up and leave. That helps more than talking here, as seeing it brings on the craving. You can talk outside, when your breath is calm again.',
      }),
      answer('liever', { nl: '“Ik ga buiten zitten, kom je zo?”', en: '“I’m sitting outside, will you come?”' }, true, {
        nl: 'Zo blijft de avond open en ben jij al bij de deur. Komt er niemand, dan is je jas dichtbij.',
        en: 'This way the evening stays open and you’re already near the door. If nobody comes, your coat is close.',
      }),
      answer('smoes', { nl: '“Ik word gebeld.”', en: '“I’m getting a call.”' }, null, {
        nl: 'Dit brengt je in vijf seconden naar buiten, dus gebruik het gerust. Bel dan ook echt iemand, want anders loop je weer naar binnen.',
        en: 'This gets you outside in five seconds, so go ahead and use it. Really call someone, or you’ll walk back in.',
      }),
      answer('toch', { nl: 'Blijven zitten', en: 'Stay seated' }, null, {
        nl: 'Blijven zitten vraagt de meeste kracht van allemaal, dus dat dit gebeurt, is niet vreemd. Vraag een volgende keer wie er is voordat je gaat.',
        en: 'Staying there asks the most strength of all, so it’s no surprise that this happens. Next time ask who’ll be there before you go.',
      }),
    ]),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Na de zorg voor mijn moeder had ik één avond voor mezelf, en die date was leuk. Toen hij iets op tafel legde, zei ik dat ik ging. Hij liep mee naar de deur en bleef praten. Ik had mijn vriendin mijn adres gestuurd, dus zij belde op het goede moment. Nu doe ik dat elke keer.',
        ),
        en: p(
          'After caring for my mother I had one evening to myself, and the date was fun. When he put something on the table, I said I was going. He walked me to the door and kept talking. I’d sent my friend the address, so she called at the right moment. I do that every time now.',
        ),
      },
      { folded: { nl: 'Een date die eindigde bij de deur', en: 'A date that ended at the door' } },
    ),
    createMarkup('veilig', {
      nl: p(
        'Als jij of de ander gebruikt heeft, is toestemming voor seks niet meer duidelijk. Een nee geldt altijd, ook halverwege. Ben je in gevaar, bel dan 112.',
      ),
      en: p(
        'If you or the other person has used, consent to sex is no longer clear. A no always counts, even halfway through. If you’re in danger, call 112.',
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Weggaan mag altijd', en: 'Leaving is an answer too' },
    html: {
      nl: p(
        'Je bent niemand uitleg schuldig. Kies één zin, zeg hem nu een keer en regel vooraf hoe je thuiskomt. Je zin kun je op je noodkaart zetten, in week 6.',
      ),
      en: p(
        'You do not owe anyone an explanation. Choose one sentence, say it once now, and arrange beforehand how you’ll get home. You can put your line on your emergency card in week 6.',
      ),
    },
  },
  notes: 'Method: refusal skills. CHECK [C5]: Centrum Seksueel Geweld: the line on consent.',
});
