import { answer, checkboxes, createMarkup, exercise, line, radios, skip } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const myReasonsSmallAndBig = exercise({
  id: 'tobacco_1_3',
  domain: 'tobacco',
  title: { nl: 'Mijn redenen, klein en groot', en: 'My reasons, small and big' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Waarom wil jij niet meer roken? Een kleine reden helpt net zo goed als een grote, zolang hij maar van jou is. Kies wat voor jou klopt, dan krijg je er een vraag bij.',
      ),
      en: p(
        'Why do you want to quit smoking? A small reason helps as much as a big one, as long as it’s yours. Choose what’s true for you, and you’ll get a question to go with it.',
      ),
    }),
    checkboxes(
      'redenen',
      { nl: 'Mijn redenen', en: 'My reasons' },
      [
        answer('geld', { nl: 'Geld overhouden', en: 'Saving money' }, null, {
          nl: 'Geld merk je pas als het een naam heeft. Wanneer in de maand wil je het zien, en wat koop je ervan?',
          en: 'Saving feels real once you know what it’s for. When in the month would you like to see it, and what would you buy first?',
        }),
        answer(
          'adem',
          { nl: 'De trap op zonder te hijgen', en: 'Getting upstairs without getting out of breath' },
          null,
          {
            nl: 'Je adem kun je elke dag testen. Welke trap of brug neem je als maat, zodat je het verschil merkt?',
            en: 'Your breath is something you can test every day. Which stairs or bridge will you use, so that you’ll notice the difference in a month?',
          },
        ),
        answer('kind', { nl: 'Mijn kind of kleinkind', en: 'My child or grandchild' }, null, {
          nl: 'Een kind merkt het aan kleine dingen, zoals dat je binnen blijft. Op welk moment van de dag wil jij er dan graag bij zijn?',
          en: 'A child notices the small things, such as you staying inside. At what time of day would you most like to be there?',
        }),
        answer('smaak', { nl: 'Beter proeven en ruiken', en: 'Better taste and smell' }, null, {
          nl: 'Bij veel mensen komt dit na een tijd terug, dus je kunt ernaar uitkijken. Wat wil jij als eerste weer goed proeven of ruiken?',
          en: 'For many people this comes back after a while, so there’s something to look forward to. What would you like to taste or smell first?',
        }),
        answer('operatie', { nl: 'Een operatie of mijn gezondheid', en: 'An operation or my health' }, null, {
          nl: 'Dat is een reden met een datum erbij. Je arts kan zeggen wat je ervan merkt. Wanneer is je afspraak, en wat wil je dan vragen?',
          en: 'That’s a reason with a date. Tell your doctor that you want to quit. They can say what you’ll notice. When is your appointment?',
        }),
        answer('geur', { nl: 'Geen rook in huis en kleren', en: 'No smoke in my home and clothes' }, null, {
          nl: 'Anderen ruiken het eerder dan jij. In welke kamer of aan welke jas wil jij het verschil als eerste ruiken?',
          en: 'Other people notice smells before you do. Which room or coat would you like to smell the difference on first?',
        }),
        answer('vrijheid', { nl: 'Zelf bepalen hoe mijn dag loopt', en: 'Deciding myself how my day goes' }, null, {
          nl: 'Nu bepaalt de volgende sigaret soms wanneer je weg moet. Op welk moment van de dag stoort je dat het meest?',
          en: 'At the moment the next cigarette sometimes decides when you have to leave. When in the day does that bother you most?',
        }),
        answer('tanden', { nl: 'Mijn tanden en mijn huid', en: 'My teeth and skin' }, null, {
          nl: 'Dit zie je elke ochtend in de spiegel. Je krijgt elke dag bericht. Waar let jij dan op, en wie ziet het ook?',
          en: 'You see these in the mirror every morning, so you get news every day. What do you look at, and who else sees it?',
        }),
      ],
      { required: true, other: { nl: 'Een andere reden', en: 'Another reason' } },
    ),
    line(
      'wanneer',
      { nl: 'Wanneer merk je dat voor het eerst?', en: 'When will you first notice it?' },
      {
        help: {
          nl: 'Bijvoorbeeld: “Zondag, als we gaan voetballen en ik niet hoef te gaan zitten.”',
          en: 'For example: “On Sunday, when we play football and I can keep going.”',
        },
      },
    ),
    line(
      'belangrijkste',
      {
        nl: 'Welke is het belangrijkst? Schrijf hem in je eigen woorden.',
        en: 'Which matters most? Write it in your own words.',
      },
      {
        help: {
          nl: 'Bijvoorbeeld: “Ik wil met haar kunnen voetballen.”',
          en: 'For example: “I want to play football with her.”',
        },
      },
    ),
    radios(
      'plek',
      { nl: 'Waar hang je deze reden op?', en: 'Where will you keep this reason?' },
      [
        answer('telefoon', { nl: 'Op mijn telefoon', en: 'On my phone' }, null, {
          nl: 'Je telefoon heb je bij je als de trek komt. Maak er je achtergrond van, dan lees je hem zonder te zoeken.',
          en: 'Your phone is nearly always with you, even when a craving comes. Make it your background, so that you’ll read it without searching.',
        }),
        answer('portemonnee', { nl: 'In mijn portemonnee', en: 'In my wallet' }, null, {
          nl: 'Hier zie je hem op het moment dat je wilt kopen. Doe hem voor je pasje, zodat hij een beetje in de weg zit.',
          en: 'That’s a good place. You’ll see it at the moment of buying. Put it in front of your card, so that it’s in the way.',
        }),
        answer('keuken', { nl: 'In de keuken', en: 'In the kitchen' }, null, {
          nl: 'Hier zet je koffie en ruim je de tafel af. Woon je met anderen, kies dan een woord dat alleen jij begrijpt.',
          en: 'The kitchen is where coffee and meals happen, so it’s in the right spot. If you live with others, choose a word only you understand.',
        }),
        answer('auto', { nl: 'In de auto of op de fiets', en: 'In the car or on the bike' }, null, {
          nl: 'Onderweg ben je alleen met de gedachte. Plak hem waar eerst de aansteker lag, of op een plek bij je stuur.',
          en: 'You’re alone with the thought on the road, so that’s where it helps. Stick it where the ashtray used to be, or near your handlebars.',
        }),
      ],
      { other: { nl: 'Ergens anders', en: 'Somewhere else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een reden van jezelf', en: 'A reason of your own' },
    html: {
      nl: p(
        'Als de trek hoog is, helpt een eigen reden meer dan een van een ander. Hang hem daarom vandaag nog op. Weet je nog niet welke de belangrijkste is, kies dan de eerste die in je opkwam.',
        'Je gebruikt je reden weer bij “Handen, mond, hoofd”, en later op je noodkaart.',
      ),
      en: p(
        'When a craving is high, your own reason helps more than one that somebody else came up with. So put it up today. If you do not know yet which matters most, take the first one you thought of.',
        'You can use your reason again in “Hands, mouth, mind” and on your emergency card.',
      ),
    },
  },
  notes: 'Method: motivational interviewing, gain framing.',
});
