import { answer, createMarkup, exercise, radios, read, script } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';

export const theLowAfterUse = exercise({
  id: 'cocaine_2_1',
  domain: 'cocaine',
  title: { nl: 'De dip na de lijn', en: 'The low after using' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Na gebruik zakt bijna iedereen een tijd in. In deze tekst lees je wat er dan gebeurt, per uur, per dag en per week. Als je weet wat er komt, schrik je er minder van.',
      ),
      en: p(
        'After using almost everyone feels low for a while. This text tells you what happens in your mind and body, by the hour, the day and the week. If you know what’s coming, it’s less of a shock.',
      ),
    }),
    script(
      'script',
      { nl: 'De dip na de lijn', en: 'The low after using' },
      {
        nl: [
          'Leg je telefoon opzij, of laat alleen deze pagina open. Misschien herken je wat je leest, en dat kan een opluchting zijn.',
          '<strong>De eerste uren.</strong> Cocaïne laat je hersenen in korte tijd veel stoffen vrijmaken die je energie en een goed gevoel geven. Daarna is de voorraad laag, en dat voel je als een dip. Je bent moe en toch onrustig, omdat je lichaam nog aanstaat. Alles kan leeg lijken, ook dingen waar je anders van houdt.',
          '<strong>De eerste dagen.</strong> Veel mensen slapen veel, eten veel en hebben weinig trek. Dan lijkt het makkelijk om te zeggen dat dit de laatste keer was. Wees daar blij mee, maar bouw er nog niet op. Zo denkt je hoofd in een dip, en dat verandert als je uitgerust bent.',
          '<strong>De weken erna.</strong> De trek komt terug als je stemming beter wordt, en dat verrast veel mensen. Het gebeurt bij een drankje, als er geld is of als iemand een bericht stuurt. Dat bewijst niet dat je het niet kunt. Daarom maak je nu een plan, en niet pas op vrijdag om vier uur.',
          'Je lichaam heeft geen gevaarlijke ontwenning zoals bij alcohol, maar je stemming kan wel diep zakken. Slaap, eten en gezelschap helpen dan. Alcohol lijkt te helpen, maar maakt de dip langer en brengt de volgende keer dichterbij.',
          `Weet wanneer je belt. ${safety('chest', 'nl')} ${safety('drugEmergency', 'nl')} ${safety('overheated', 'nl')} ${safety('suicide', 'nl')} Ben je na twee weken nog steeds somber, bel dan je huisarts.`,
          'Een kok vertelt: na een late dienst stond alles nog aan, dus ging ik door tot de ochtend. De dag erna dacht ik dat ik niets waard was. Nu weet ik dat die gedachte ’s middags komt en voor het avondeten weer gaat. Ik zet er een pan soep tegenover.',
          'Vandaag kun je iets kleins doen. Drink water, eet iets warms en ga op tijd naar bed. Beslis niets groots, omdat je hoofd daar nu niet voor klaar is. Zeg tegen één persoon: “Het was een rotnacht, wil je een stukje met me lopen?”',
          'De leegte van nu bewijst niet dat je leven leeg is. Het is de rekening van gisteren, en dat gaat voorbij.',
        ],
        en: [
          'Put your phone aside, or leave only this page open. You may recognise what you read, and that can be a relief.',
          '<strong>The first hours.</strong> Cocaine makes your brain release its feel-good chemicals all at once. After that the supply is low, and you feel it as a low in your mood. You’re tired and yet restless, as your body is still switched on. Everything can seem empty, even the things you usually love.',
          '<strong>The first days.</strong> Many people sleep a lot, eat a lot and have few cravings. On a day like that it’s no trouble to say that this was the last time. Be glad of that, but do not build on it yet. That’s how your mind thinks in a low, and it changes when you’re rested.',
          '<strong>The weeks after.</strong> The craving comes back as your mood gets better, and that surprises many people. It happens with a drink, on a Friday, when there’s money or when someone sends a message. It does not prove that you cannot do this. That’s why you make a plan now, and not on Friday at four.',
          'Your body has no dangerous withdrawal as it has with alcohol, but your mood can drop a long way. Sleep, food and the company of someone kind all help then. Alcohol seems to help, but it makes the low longer and brings the next time closer.',
          `Know when to call. ${safety('chest', 'en')} ${safety('drugEmergency', 'en')} ${safety('overheated', 'en')} ${safety('suicide', 'en')} If you’re still low after two weeks, call your GP.`,
          'A cook says: after a late shift everything in me was still at full speed, and I’d carry on until morning. The next day I thought I was worth nothing. Now I know that the thought comes around four in the afternoon and leaves before dinner. Now I have soup ready for that hour, and my brother’s number.',
          'There’s something small you can do today: drink water, eat something warm and go to bed on time. Do not decide anything big. Your mind is not ready for that now. Tell one person: “It was a rotten night, will you walk with me for a bit?”',
          'The emptiness you feel now does not prove that your life is empty. What you feel is yesterday’s comedown, and it passes sooner than you think.',
        ],
      },
    ),
    read,
    radios('herken', { nl: 'Wat herken je het meest?', en: 'What do you recognise most?' }, [
      answer('leeg', { nl: 'De leegte', en: 'The emptiness' }, null, {
        nl: 'Die leegte is het zwaarst als je alleen bent en nog niets at. Zorg dus eerst voor iets warms en iemand in de buurt.',
        en: 'That emptiness is hardest when you’re alone and have not eaten. So first get something warm, and someone nearby.',
      }),
      answer('moe', { nl: 'Moe en onrustig', en: 'Tired and restless' }, null, {
        nl: 'Je lichaam wil slapen terwijl je hoofd nog rent. Langzaam lopen helpt vaak meer dan liggen wachten tot het komt.',
        en: 'Your body wants sleep while your mind is still running. A slow walk often helps more than lying there and waiting for it.',
      }),
      answer('later', { nl: 'De trek die later komt', en: 'The craving that comes later' }, null, {
        nl: 'Dan weet je wanneer je hulp nodig hebt: een paar dagen later, als je je beter voelt. Zet daar alvast een afspraak neer.',
        en: 'Now you know when you’ll need help: some days later, when you feel better. Put something in your diary for those days now.',
      }),
      answer('nooit_meer', { nl: '“Nooit meer”, en dan toch', en: '“Never again”, and then I did' }, null, {
        nl: 'Zo’n belofte komt uit de dip, en die dip gaat weg. Een klein plan voor vrijdag houdt langer dan een groot woord.',
        en: 'A promise like that comes from the low, and the low goes away. A small plan for Friday lasts longer than a big word.',
      }),
      answer('niets', { nl: 'Geen van deze', en: 'None of these' }, null, {
        nl: 'Bij jou loopt het misschien anders, of het is langer geleden. Let de komende week op je slaap en je stemming, dan zie je meer.',
        en: 'It may go differently for you, or it was longer ago. Watch your sleep and your mood this week, and you’ll see more.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'De rekening van gisteren', en: 'Yesterday’s comedown' },
    html: {
      nl: p(
        'Een dip na gebruik gaat voorbij, al voelt het midden op de dag niet zo. Rust, eten en iemand in de buurt helpen. Deze tekst kun je altijd opnieuw lezen.',
        safety('suicide', 'nl'),
        safety('chest', 'nl'),
      ),
      en: p(
        'A low after using passes, even if it does not feel that way in the middle of the day. Rest, food and company help, and you can read this text again whenever you need it.',
        safety('suicide', 'en'),
        safety('chest', 'en'),
      ),
    },
  },
  notes:
    'Sources: press report 1986 of Gawin and Kleber [S29] (crash, little craving at first, later return). The title in English avoids the word for the form. CHECK [C1]: addiction doctor: course and mood; wording on dying with 113.',
});
