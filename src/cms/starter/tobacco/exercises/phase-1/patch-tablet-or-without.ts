import { answer, createMarkup, exercise, radios, statement } from '../../../shared/exercise-parts.ts';
import { p, ul } from '../../../shared/markup.ts';

export const patchTabletOrWithout = exercise({
  id: 'tobacco_1_4',
  domain: 'tobacco',
  title: { nl: 'Pleister, tablet of zonder?', en: 'Patch, lozenge or neither?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Iedereen heeft wel een mening over pleisters en kauwgom, maar wat is er onderzocht? Kies per zin wat jij denkt. Je krijgt meteen uitleg, zodat je bij de apotheek weet wat je wilt vragen.',
      ),
      en: p(
        'Everyone has an opinion about patches and gum, but what has research shown? For each sentence, choose what you think. You’ll get an explanation at once, so you’ll know what to ask at the pharmacy.',
      ),
    }),
    statement(
      'schadelijk',
      {
        nl: 'Nicotinevervangers zijn net zo schadelijk als roken.',
        en: 'Nicotine replacement is as harmful as smoking.',
      },
      false,
      {
        right: {
          nl: 'Zo is het: de meeste schade komt van de rook, met teer en koolmonoxide.',
          en: 'That’s right, because most of the harm comes from the smoke, with its tar and carbon monoxide.',
        },
        wrong: {
          nl: 'Het voelt als hetzelfde, en toch komt de meeste schade van teer en koolmonoxide in de rook.',
          en: 'It feels like the same thing, and yet most harm comes from tar and carbon monoxide in the smoke.',
        },
        unsure: {
          nl: 'Veel mensen twijfelen hierover, omdat in allebei nicotine zit. De meeste schade komt van de rook.',
          en: 'Many people wonder about this, as both contain nicotine. Most of the harm comes from the smoke.',
        },
        explanation: {
          nl: 'Rook zit niet in een pleister, kauwgom of tablet. De nicotine komt er langzamer in, zodat je hoofd rust krijgt om te wennen.',
          en: 'There’s no smoke in a patch, gum or lozenge. The nicotine arrives more slowly, which gives your brain time to adjust.',
        },
      },
      { required: true },
    ),
    statement(
      'samen',
      {
        nl: 'Een pleister en kauwgom of een tablet kun je samen gebruiken.',
        en: 'You can use a patch together with gum or a lozenge.',
      },
      true,
      {
        right: {
          nl: 'Inderdaad: de pleister werkt de hele dag, en kauwgom of een tablet vangt een golf op.',
          en: 'That’s right, because a patch works all day while gum or a lozenge catches a wave of craving.',
        },
        wrong: {
          nl: 'Twee tegelijk klinkt als te veel, en toch is dit goed onderzocht.',
          en: 'Two at once sounds like too much, and yet this has been studied well.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit: de twee doen verschillende dingen, dus ze vullen elkaar aan.',
          en: 'Hardly anyone knows this: the two do different things, so they add to each other.',
        },
        explanation: {
          nl: 'Van 100 mensen met één middel stoppen er ongeveer 14. Met een pleister en iets snels erbij zijn het er 17. Welke sterkte bij jou past, vraag je aan je apotheek.',
          en: 'About 14 in 100 people quit with one kind, and about 17 with a patch plus something fast. A pharmacist can tell you which strength suits you.',
        },
      },
    ),
    statement(
      'kauwen',
      {
        nl: 'Nicotinekauwgom kauw je door, net als andere kauwgom.',
        en: 'You keep chewing nicotine gum, like other gum.',
      },
      false,
      {
        right: {
          nl: 'Goed gezien: van doorkauwen slik je de nicotine in en dan werkt hij minder goed.',
          en: 'That’s right, because if you keep chewing you swallow the nicotine, and it works less well.',
        },
        wrong: {
          nl: 'Het ligt voor de hand, en toch werkt doorkauwen bij deze kauwgom minder goed.',
          en: 'It seems obvious, and yet this gum works less well if you keep chewing it.',
        },
        unsure: {
          nl: 'Dat staat wel op het doosje, maar bijna niemand leest het zo precies.',
          en: 'It’s printed on the packet, but hardly anyone reads it that closely.',
        },
        explanation: {
          nl: 'Kauw een paar keer en leg hem dan in je wang. Tintelt het niet meer, kauw dan weer een paar keer. Zo neem je de nicotine goed op.',
          en: 'Chew a few times and then rest it in your cheek. When the tingling stops, chew a few times again, so that you take in the nicotine well.',
        },
      },
    ),
    statement(
      'mens',
      { nl: 'Met hulp van iemand lukt stoppen vaker.', en: 'You’re more likely to quit with someone’s help.' },
      true,
      {
        right: {
          nl: 'Dat is zo: iemand die af en toe vraagt hoe het gaat, maakt verschil.',
          en: 'That’s right: it makes a difference when someone asks now and then how it’s going.',
        },
        wrong: {
          nl: 'Alleen kan ook, en toch is de kans groter als er iemand met je meekijkt.',
          en: 'You can do it alone, and yet your chances are better when someone is following along.',
        },
        unsure: {
          nl: 'Je hoort vooral verhalen van mensen die het alleen deden. Onderzoek laat wat anders zien.',
          en: 'You mostly hear stories about people who did it alone. Research shows something different.',
        },
        explanation: {
          nl: 'Dat kan een praktijkondersteuner, een coach of een groep zijn. De Stoplijn denkt ook met je mee: 0800-1995, gratis.',
          en: 'That could be a practice nurse, a coach or a group. The Stoplijn can also think it through with you: 0800-1995, free.',
        },
      },
    ),
    statement(
      'recept',
      { nl: 'Er zijn ook medicijnen op recept.', en: 'You can also get medicine on prescription.' },
      true,
      {
        right: {
          nl: 'Inderdaad: naast pleisters en kauwgom kan je huisarts ook iets voorschrijven.',
          en: 'That’s right: besides patches and gum your GP can also prescribe something.',
        },
        wrong: {
          nl: 'In de winkel zie je ze niet, en toch bestaan ze.',
          en: 'You do not see them in shops, and yet they do exist.',
        },
        unsure: {
          nl: 'Deze middelen zijn minder bekend, omdat je ze alleen via een arts krijgt.',
          en: 'These are less well known, as you can only get them through a doctor.',
        },
        explanation: {
          nl: 'Voorbeelden zijn bupropion, nortriptyline, varenicline en cytisine. Je huisarts bekijkt samen met jou wat bij je gezondheid past.',
          en: 'Examples are bupropion, nortriptyline, varenicline and cytisine. Your GP can work out with you what suits your health.',
        },
      },
    ),
    createMarkup(
      'voor_en_tegen',
      {
        nl: ul(
          'Een pleister plak je ’s ochtends, en daarna denk je er niet meer aan. Je huid kan ervan jeuken, en bij een golf werkt hij niet sneller.',
          'Kauwgom en tabletten gebruik je als de trek komt, dus je hebt zelf iets te doen. In het begin smaken ze scherp.',
          'Medicijnen op recept zitten in één pil, maar ze passen niet bij iedereen. Daarom begint het met een gesprek.',
          'Zonder hulpmiddel is er niets om te kopen of af te bouwen. De eerste weken kunnen dan wel zwaarder zijn.',
        ),
        en: ul(
          'You put a patch on in the morning and then forget about it. It can make your skin itch, and it does not work faster in a wave.',
          'You use gum and lozenges when the craving comes, so you’ve got something to do. They taste sharp at first.',
          'Prescription medicine is one pill, but it does not suit everyone. That’s why it starts with a talk.',
          'Without any of these, there’s nothing to buy or to come off. The first weeks may be harder, though.',
        ),
      },
      { folded: { nl: 'Wat is er voor en tegen?', en: 'What are the pros and cons?' } },
    ),
    radios('keuze', { nl: 'Waar denk jij nu aan?', en: 'What are you thinking of now?' }, [
      answer('hulpmiddel', { nl: 'Een hulpmiddel', en: 'Nicotine replacement' }, null, {
        nl: 'Ga een paar dagen voor je stopdag langs de apotheek, dan ligt alles klaar. Vraag ook naar de prijs: “Wat kost dit per week, en wat betaalt mijn verzekering?”',
        en: 'Visit the pharmacy a few days before your quit day, so that everything’s ready. Ask about money too: “What does this cost per week, and what does my insurance pay?”',
      }),
      answer('huisarts', { nl: 'Praten met mijn huisarts', en: 'Talking to my GP' }, null, {
        nl: 'Maak de afspraak vandaag, want dan staat hij voor je stopdag. Zeg erbij dat je wilt stoppen, zodat er genoeg tijd voor is.',
        en: 'Make the appointment today, so that it comes before your quit day. Mention that you want to quit, so they’ll plan enough time.',
      }),
      answer('zonder', { nl: 'Zonder hulpmiddel', en: 'Without nicotine replacement' }, null, {
        nl: 'Ook zo stoppen mensen, zeker als ze weinig roken. Spreek met jezelf af wanneer je toch om hulp vraagt, zoals na drie zware dagen.',
        en: 'People quit that way too, especially if they smoke few. Decide when you’d ask for help anyway, for example after three hard days.',
      }),
      answer('nog_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
        nl: 'Kiezen is makkelijker met iemand die alle middelen kent. Stel deze week één vraag aan je apotheek, dan weet je daarna meer.',
        en: 'Choosing is easier with someone who knows all the options. Put one question to a pharmacist this week, and you’ll know more after that.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Hulp is geen valsspelen', en: 'Getting help is fair play' },
    html: {
      nl: p(
        'Jij kiest wat je gebruikt, en later wisselen kan ook. Hulp maakt de kans op stoppen groter, omdat de eerste weken dan rustiger zijn.',
        'Vraag het eerst aan je huisarts of apotheek bij zwangerschap, een hartziekte of andere medicijnen.',
      ),
      en: p(
        'You choose what to use, and you can switch later. Help makes quitting more likely for many people, as the first weeks are calmer.',
        'If you’re pregnant, have a heart condition or take other medicines, check with your GP or a pharmacist first.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas [S40] and NHG-Behandelrichtlijn Stoppen met roken, Sept 2024 [S6] (order of aids, combining); Lindson, Cochrane 2019, via Huisarts & Wetenschap [S9] (17 against 14 in 100). CHECK [C3]: GP and pharmacist: availability and reimbursement this year, swallowing nicotine from gum, the pros and cons.',
});
