import { answer, checkboxes, createMarkup, exercise, line, matchAny, skip } from '../../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../../shared/markup.ts';

export const gettingThroughDays1To3 = exercise({
  id: 'cocaine_2_2',
  domain: 'cocaine',
  title: { nl: 'Dag 1 tot 3 goed doorkomen', en: 'Getting through days 1 to 3' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'In de eerste dagen hoef je niets op te lossen. Je hoofd kan dat nog niet. Zorg alleen voor slaap, eten en iemand in de buurt. Maak je lijst nu. Straks hoef je hem dan alleen te volgen.',
      ),
      en: p(
        'In the first days you do not have to solve anything. Your mind is not up to it yet. Only look after sleep, food and someone nearby. Make your list now, and later you’ll only have to follow it.',
      ),
    }),
    createMarkup(
      'per_uur',
      {
        nl: ul(
          'De eerste uren: drink water, eet iets kleins en maak je kamer donker.',
          'De eerste nacht: slaap zo veel als kan, en leg je telefoon buiten bereik.',
          'Dag 1: eet drie keer iets, ook al heb je geen honger, en ga een keer naar buiten.',
          'Dag 2: houd het rustig. Je stemming kan nu het laagst zijn. Bel iemand.',
          'Dag 3: doe één klein ding, zoals de was, en kijk wat je op vrijdag nodig hebt.',
        ),
        en: ul(
          'The first hours: drink water, eat something small and make your room dark.',
          'The first night: sleep as much as you can, with your phone out of reach.',
          'Day 1: eat three times, even if you’re not hungry, and go outside at least once.',
          'Day 2: keep it quiet. Your mood may be at its lowest now, so call someone.',
          'Day 3: do one small job, such as the laundry, and see what you’ll need on Friday.',
        ),
      },
      { folded: { nl: 'Van uur tot uur', en: 'Hour by hour' } },
    ),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'In de keuken werk ik tot één uur ’s nachts, en daarna kan ik niet slapen. Vroeger ging ik dan de stad in. Nu staat er thuis een bak pasta klaar. Ik mag van mezelf tot twaalf uur in bed blijven. Mijn zus belt om één uur, omdat ik zelf niet bel.',
        ),
        en: p(
          'I work in the kitchen until one in the morning, and after that I cannot sleep. I used to go into town at that hour. Now there’s a bowl of pasta waiting at home, and I let myself stay in bed until noon. My sister calls at one, as I would not call her.',
        ),
      },
      { folded: { nl: 'Zo doet een kok het', en: 'How a cook does it' } },
    ),
    checkboxes(
      'lijst',
      { nl: 'Wat zet je op je lijst?', en: 'What do you put on your list?' },
      [
        answer('slapen', { nl: 'Slapen, ook overdag', en: 'Sleep, also in the daytime' }, null, {
          nl: 'In deze dagen is slapen overdag goed, omdat je lichaam inhaalt. Ga na drie dagen weer naar vaste tijden.',
          en: 'In these days it’s fine to sleep in the daytime. Your body is catching up. After three days, go back to a set bedtime.',
        }),
        answer('eten', { nl: 'Elke 3 uur iets eten', en: 'Eat something every 3 hours' }, null, {
          nl: 'Kleine beetjes zijn makkelijker dan een bord vol. Zet het klaar waar je ligt, zodat je er niet voor hoeft te koken.',
          en: 'Small bites are less of an effort than a full plate. Put them where you’re lying, so you do not have to cook.',
        }),
        answer('water', { nl: 'Water naast me', en: 'Water next to me' }, null, {
          nl: 'Een volle fles naast je bed helpt tegen een droge mond en hoofdpijn. Koffie en energiedrank houden je juist onrustig.',
          en: 'A full bottle by your bed helps against a dry mouth and a headache. Coffee and energy drinks only keep you restless and awake.',
        }),
        answer('lopen', { nl: 'Een rondje lopen', en: 'Take a short walk' }, null, {
          nl: 'Tien minuten daglicht helpen je hoofd om dag en nacht weer te kennen. Loop rustig, want je hart heeft al hard gewerkt.',
          en: 'Ten minutes of daylight help your mind tell day from night again. Walk slowly. Your heart has worked hard already.',
        }),
        answer('niet_alleen', { nl: 'Niet alleen zijn', en: 'Not be alone' }, null, {
          nl: 'Praten is niet nodig. Samen een film kijken telt ook. Vraag iemand die niet gebruikt.',
          en: 'There’s no need to talk. Watching a film together counts as well. It’s best to ask someone who does not use themselves.',
        }),
        answer('geen_alcohol', { nl: 'Geen alcohol', en: 'No alcohol' }, null, {
          nl: 'Alcohol maakt de dip langer en de trek sterker. Lees eerst wat hieronder staat als je elke dag drinkt.',
          en: 'Alcohol makes the low longer and the craving stronger. If you drink every day, first read what it says below.',
        }),
        answer('geen_besluit', { nl: 'Geen grote beslissingen', en: 'No big decisions' }, null, {
          nl: 'Ontslag nemen of het uitmaken kan ook volgende week nog. Schrijf de gedachte op, dan ben je hem niet kwijt.',
          en: 'Leaving your job or your partner can wait until next week. Write the thought down, so that it’s still there next week.',
        }),
        answer(
          'geen_bericht',
          { nl: 'Geen bericht aan wie verkoopt', en: 'No message to the person who sells' },
          null,
          {
            nl: 'In de eerste dagen is dit nog te doen, omdat de trek dan laag is. Blokkeer het nummer daarom nu, en niet op vrijdag.',
            en: 'In the first days you can manage this: the craving is low then. So block the number now, and not on Friday.',
          },
        ),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    createMarkup(
      'let_op',
      {
        nl: p(
          '<strong>Drink je elke dag veel, stop dan niet ineens met alcohol.</strong> Bel eerst je huisarts en lees de tekens bij <a href="/hulp">Hulp</a>, want ineens stoppen kan gevaarlijk zijn.',
        ),
        en: p(
          '<strong>If you drink a lot every day, do not stop alcohol suddenly.</strong> Call your GP first and read the signs on the <a href="/en/help">Help</a> page, because stopping at once can be dangerous.',
        ),
      },
      { when: matchAny(['lijst'], 'geen_alcohol') },
    ),
    line('wie', { nl: 'Wie kan er bij je zijn, of bellen?', en: 'Who can be with you, or call?' }),
    line('eten', {
      nl: 'Wat heb je in huis om te eten en te drinken?',
      en: 'What do you have at home to eat and drink?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Houd het klein en saai', en: 'Keep it small and boring' },
    html: {
      nl: p(
        'In deze dagen gebeurt er niets bijzonders, en dat is precies goed. Je lichaam haalt in, dus veel slapen en eten hoort erbij. Je lijst staat hier als je hem nodig hebt.',
        `Wordt het te donker, bel dan ${tel('113')}, gratis en anoniem.`,
      ),
      en: p(
        'In these days nothing special happens, and that’s exactly right. Your body is catching up, so a lot of sleep and food is part of it. Your list stays here for when you need it.',
        `If it all feels too much, call ${tel('113')}, free and anonymous.`,
      ),
    },
  },
  notes:
    'Method: care plan for the first days. CHECK [C1]: addiction doctor: alcohol line, walking, the order of days.',
});
