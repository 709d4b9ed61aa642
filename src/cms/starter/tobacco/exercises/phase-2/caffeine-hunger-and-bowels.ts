import { createMarkup, exercise, statement } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const caffeineHungerAndBowels = exercise({
  id: 'tobacco_2_4',
  domain: 'tobacco',
  title: { nl: 'Cafeïne, honger en je darmen', en: 'Caffeine, hunger and bowels' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Stoppen merk je op plekken waar je het niet verwacht, zoals je buik of je koffie. Wat hoort erbij, en wat kun je eraan doen? Kies per zin wat jij denkt.',
      ),
      en: p(
        'You’ll notice quitting in places you do not expect, such as your stomach or your coffee. What’s part of it, and what can you do about it? For each sentence, choose what you think.',
      ),
    }),
    statement(
      'koffie',
      { nl: 'Koffie werkt sterker als je stopt met roken.', en: 'Coffee works more strongly when you stop smoking.' },
      true,
      {
        right: {
          nl: 'Dat is zo: je lichaam breekt cafeïne langzamer af zodra je stopt.',
          en: 'That’s right, your body breaks down caffeine more slowly once you quit.',
        },
        wrong: {
          nl: 'Je drinkt net zoveel als altijd, en toch blijft de cafeïne nu langer in je lichaam.',
          en: 'You’re drinking as much as ever, and yet the caffeine now stays in your body for longer.',
        },
        unsure: {
          nl: 'Bijna niemand weet dit: zonder rook breekt je lichaam cafeïne langzamer af.',
          en: 'Hardly anyone knows this: once you quit, your body breaks down caffeine more slowly.',
        },
        explanation: {
          nl: 'Voel je je trillerig of opgejaagd, drink dan wat minder koffie en cola. Dat helpt vooral na de middag, want dan slaap je beter.',
          en: 'If you feel shaky or restless, drink a little less coffee and cola. It helps most after noon: you’ll sleep better.',
        },
      },
      { required: true },
    ),
    statement(
      'honger',
      { nl: 'Meer honger na het stoppen verbeeld je je.', en: 'More hunger after stopping is in your imagination.' },
      false,
      {
        right: {
          nl: 'Inderdaad, de honger is echt en komt door je lichaam.',
          en: 'That’s right, the hunger is real and comes from your body.',
        },
        wrong: {
          nl: 'Het lijkt op trek in iets lekkers, en toch is er echt iets veranderd.',
          en: 'It feels like wanting a treat, and yet something really has changed.',
        },
        unsure: {
          nl: 'Het is lastig te voelen, omdat honger en trek op elkaar lijken.',
          en: 'It’s hard to tell. Hunger and craving feel alike.',
        },
        explanation: {
          nl: 'Nicotine remde je honger, en die rem is nu weg. Eet op vaste tijden en leg iets klaar, zoals fruit, noten of wortel.',
          en: 'Nicotine held your hunger back, and now that brake has gone. Eat at regular times and keep something ready, such as fruit, nuts or carrots.',
        },
      },
    ),
    statement('darmen', { nl: 'Moeite met poepen kan erbij horen.', en: 'Constipation can be part of it.' }, true, {
      right: {
        nl: 'Zo is het: bij veel mensen worden de darmen een tijdje trager.',
        en: 'That’s right, for many people the bowels slow down for a while.',
      },
      wrong: {
        nl: 'Het lijkt er los van te staan, en toch worden de darmen bij veel mensen trager.',
        en: 'It may seem unrelated, and yet the bowels slow down for many people.',
      },
      unsure: {
        nl: 'Hier praat bijna niemand over, maar veel mensen hebben er last van.',
        en: 'Hardly anyone talks about this, but many people have trouble with it.',
      },
      explanation: {
        nl: 'Drink water, eet vezels en loop elke dag een stukje. Houdt het aan, dan weet je apotheek of huisarts raad.',
        en: 'Drink water, eat fibre and walk a little every day. If it does not pass, a pharmacist or your GP will know what to do.',
      },
    }),
    statement(
      'gewicht',
      {
        nl: 'Een paar kilo erbij betekent dat stoppen geen zin heeft.',
        en: 'Gaining a few kilos means there’s no point in quitting.',
      },
      false,
      {
        right: {
          nl: 'Dat zag je goed: stoppen blijft veel beter voor je hart en longen.',
          en: 'That’s right: quitting is still much better for your heart and lungs.',
        },
        wrong: {
          nl: 'Aankomen kan vervelend voelen, en toch blijft stoppen veel beter voor je hart en longen.',
          en: 'Gaining weight can feel bad, and yet quitting is still much better for your heart and lungs.',
        },
        unsure: {
          nl: 'Veel mensen twijfelen hierover, terwijl stoppen veel beter blijft voor hart en longen.',
          en: 'Many people worry about this, and still quitting is much better for your heart and lungs.',
        },
        explanation: {
          nl: 'Veel mensen komen wat aan, en dat kan later. Nu letten op alles tegelijk is te veel voor bijna iedereen.',
          en: 'Many people gain some weight, and you can deal with that later. Watching everything at once is too much for almost anyone.',
        },
      },
    ),
    statement(
      'mond',
      { nl: 'Zweertjes in je mond betekenen dat er iets mis is.', en: 'Mouth ulcers mean that something is wrong.' },
      false,
      {
        right: {
          nl: 'Dat is zo: zweertjes in de mond komen na het stoppen meer voor.',
          en: 'That’s right, mouth ulcers are more common after quitting.',
        },
        wrong: {
          nl: 'Je zou ervan schrikken, en toch komen ze na het stoppen meer voor.',
          en: 'They can be a scare, and yet they’re more common after quitting.',
        },
        unsure: {
          nl: 'Dit vertelt bijna niemand je van tevoren, terwijl het veel voorkomt.',
          en: 'Hardly anyone tells you this beforehand, although it’s common.',
        },
        explanation: {
          nl: 'Meestal gaan ze vanzelf weg, en spoelen met water verzacht. Blijft een plekje lang open, laat dan je tandarts of huisarts kijken.',
          en: 'They usually go away on their own, and rinsing with water soothes them. If a sore stays open for long, see your dentist or GP.',
        },
      },
    ),
    statement(
      'aandacht',
      {
        nl: 'Wie na het stoppen slecht kan opletten, houdt daar last van.',
        en: 'Trouble concentrating after quitting is there to stay.',
      },
      false,
      {
        right: {
          nl: 'Inderdaad, slecht opletten hoort bij de eerste weken.',
          en: 'That’s right, trouble concentrating goes with the first weeks.',
        },
        wrong: {
          nl: 'In een drukke week voelt het zo, en toch is het bij de meeste mensen tijdelijk.',
          en: 'In a busy week it feels permanent, and yet for most people it’s temporary.',
        },
        unsure: {
          nl: 'Midden in zo’n week is dat moeilijk te geloven, maar meestal trekt het weg.',
          en: 'In the middle of such a week it’s hard to believe, but it usually clears.',
        },
        explanation: {
          nl: 'Doe moeilijk werk in korte stukken, en schrijf op wat je niet wilt vergeten. Blijf je langer dan een paar weken somber of angstig, bel dan je huisarts.',
          en: 'Do difficult work in short stretches, and write down what you do not want to forget. If you’re low or anxious for more than a few weeks, call your GP.',
        },
      },
    ),
  ],
  feedback: {
    title: { nl: 'Het is je lichaam, niet jij', en: 'It’s your body, not you' },
    html: {
      nl: p(
        'Stop eerst met roken en kijk later naar je gewicht, want allebei tegelijk is zwaarder. Gebruik je insuline of andere medicijnen, laat je huisarts of apotheek dan meekijken. Over hoeveel je van een middel neemt, beslissen zij.',
      ),
      en: p(
        'Quit first and think about weight later. Doing both at once is harder. If you use insulin or other medicines, let your GP or a pharmacist know. They decide how much of any medicine you take.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas [S40] (CYP1A2: caffeine); NHG-Zorgmodules Leefstijl, 2015 [S10] (course). CHECK [C2]: GP: weight (no figure is given), constipation, mouth ulcers and when to have one looked at, concentration.',
});
