import {
  answer,
  anyOf,
  exercise,
  line,
  lines,
  one,
  option,
  type Part,
  several,
  skip,
  statement,
  told,
} from '../../shared/exercise-parts.ts';
import { p } from '../../shared/markup.ts';
import type { StarterWebform } from '../../starter.ts';

const support = exercise({
  id: 'tobacco_1_1',
  domain: 'tobacco',
  title: { nl: 'Hoeveel houvast heb ik nodig?', en: 'How much support do I need?' },
  parts: [
    told('inleiding', {
      nl: p('Iedereen rookt anders. Met deze vragen zie je welke hulp bij jou kan passen. Geen antwoord is beter.'),
      en: p('Everyone smokes differently. These questions show which help may fit you. No answer is better.'),
    }),
    one(
      'eerste',
      { nl: 'Hoe snel na het opstaan rook je de eerste?', en: 'How soon after getting up do you smoke the first one?' },
      [
        answer('binnen_5_minuten', { nl: 'Binnen 5 minuten', en: 'Within 5 minutes' }, null, {
          nl: 'Je lichaam vraagt al vroeg om nicotine. Een hulpmiddel is voor jou extra zinvol.',
          en: 'Your body asks for nicotine early. An aid is extra useful for you.',
        }),
        answer('binnen_30_minuten', { nl: 'Binnen een half uur', en: 'Within half an hour' }, null, {
          nl: 'Je lichaam vraagt vroeg om nicotine. Een hulpmiddel maakt de ochtend vaak lichter.',
          en: 'Your body asks for nicotine early. An aid often makes the morning lighter.',
        }),
        answer('binnen_60_minuten', { nl: 'Binnen een uur', en: 'Within an hour' }, null, {
          nl: 'De eerste is vaak een vast moment. Een andere ochtend helpt, en een hulpmiddel kan dat ook.',
          en: 'The first one is often a fixed moment. A different morning helps, and an aid may too.',
        }),
        answer('later', { nl: 'Later', en: 'Later' }, null, {
          nl: 'Bij jou spelen vaste momenten waarschijnlijk mee. Daar kun je veel mee oefenen.',
          en: 'For you, fixed moments probably matter. You can practise a lot with those.',
        }),
      ],
      { required: true },
    ),
    one('per_dag', { nl: 'Hoeveel rook je op een dag?', en: 'How many do you smoke in a day?' }, [
      answer('minder_dan_10', { nl: 'Minder dan 10', en: 'Fewer than 10' }, null, {
        nl: 'Soms lukt het dan zonder hulpmiddel. Hulp van een mens maakt de kans groter.',
        en: 'Sometimes it works without an aid. Help from a person makes the chance bigger.',
      }),
      answer('tien_tot_20', { nl: '10 tot 20', en: '10 to 20' }, null, {
        nl: 'Vanaf 10 per dag is een hulpmiddel extra zinvol. Vraag je apotheek of huisarts.',
        en: 'From 10 a day an aid is extra useful. Ask your pharmacy or GP.',
      }),
      answer('meer_dan_20', { nl: 'Meer dan 20', en: 'More than 20' }, null, {
        nl: 'Een hulpmiddel is voor jou extra zinvol. Soms zijn er twee samen nodig. Vraag je apotheek of huisarts.',
        en: 'An aid is extra useful for you. Sometimes two together are needed. Ask your pharmacy or GP.',
      }),
    ]),
    one('nachts', { nl: 'Word je weleens wakker om te roken?', en: 'Do you sometimes wake up to smoke?' }, [
      answer('ja', { nl: 'Ja', en: 'Yes' }, null, {
        nl: 'Dan zakt de nicotine ’s nachts snel bij jou. Noem dit bij je apotheek of huisarts.',
        en: 'Then your nicotine drops fast at night. Mention this to your pharmacy or GP.',
      }),
      answer('nee', { nl: 'Nee', en: 'No' }, null, {
        nl: 'Je lichaam kan dus al uren zonder. Elke nacht laat dat zien.',
        en: 'So your body can already go for hours without. Every night shows that.',
      }),
    ]),
    several(
      'eerder',
      { nl: 'Stopte je al eens? Wat was toen lastig?', en: 'Have you stopped before? What was hard then?' },
      [
        answer('eerste_keer', { nl: 'Dit is mijn eerste keer', en: 'This is my first time' }, null, {
          nl: 'Fijn dat je hier bent. Je begint met een goed plan.',
          en: 'Good that you are here. You start with a good plan.',
        }),
        answer('trek', { nl: 'De trek', en: 'The craving' }, null, {
          nl: 'Een hulpmiddel maakt trek vaak zachter. En trek laten zakken kun je oefenen.',
          en: 'An aid often softens a craving. And you can practise letting it drop.',
        }),
        answer('stemming', { nl: 'Mijn humeur', en: 'My mood' }, null, {
          nl: 'Een kort lontje zakt meestal na een paar weken. Werd je erg somber? Vertel je huisarts je stopdag.',
          en: 'A short fuse usually eases after a few weeks. Did you get very low? Tell your GP your quit day.',
        }),
        answer('gezelschap', { nl: 'Andere mensen die roken', en: 'Other people who smoke' }, null, {
          nl: 'Dat is voor veel mensen het lastigst. Een korte zin vooraf helpt.',
          en: 'That is hardest for many people. A short sentence ready beforehand helps.',
        }),
        answer('gewicht', { nl: 'Meer eten', en: 'Eating more' }, null, {
          nl: 'Meer honger is echt en meestal tijdelijk. Eerst stoppen, dan pas het gewicht.',
          en: 'More hunger is real and usually temporary. First stop, then look at weight.',
        }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several('gezondheid', { nl: 'Klopt een van deze dingen voor jou?', en: 'Is one of these true for you?' }, [
      answer('zwanger', { nl: 'Ik ben zwanger of geef borstvoeding', en: 'I am pregnant or breastfeeding' }, null, {
        nl: 'Bel je verloskundige of huisarts. Zij kiezen met jou de hulp die past.',
        en: 'Call your midwife or GP. They choose the fitting help with you.',
      }),
      answer('hart', { nl: 'Ik heb een hartziekte', en: 'I have a heart condition' }, null, {
        nl: 'Stoppen is goed voor je hart. Kies het hulpmiddel samen met je arts.',
        en: 'Stopping is good for your heart. Choose the aid with your doctor.',
      }),
      answer(
        'medicijnen',
        { nl: 'Clozapine, olanzapine of theofylline', en: 'Clozapine, olanzapine or theophylline' },
        null,
        {
          nl: 'Na het stoppen kan er meer medicijn in je bloed komen. Bel voor je stopdag.',
          en: 'After stopping, more of the medicine can be in your blood. Call before your quit day.',
        },
      ),
      answer('insuline', { nl: 'Ik gebruik insuline', en: 'I use insulin' }, null, {
        nl: 'Je hebt na het stoppen soms minder nodig. Bel vooraf en meet vaker.',
        en: 'After stopping you sometimes need less. Call ahead and measure more often.',
      }),
      answer('epilepsie', { nl: 'Ik heb epilepsie', en: 'I have epilepsy' }, null, {
        nl: 'Het middel bupropion past dan niet. Andere hulp kan vaak wel. Vraag je huisarts.',
        en: 'The medicine bupropion does not fit then. Other help often does. Ask your GP.',
      }),
      answer('geen', { nl: 'Geen van deze', en: 'None of these' }, null, {
        nl: 'Goed. Vraag bij twijfel altijd je apotheek.',
        en: 'Good. If in doubt, always ask your pharmacy.',
      }),
    ]),
    told(
      'bel_eerst',
      {
        nl: p(
          '<strong>Bel eerst je huisarts, verloskundige of apotheek.</strong> Doe dat voor je stopdag. Stoppen kan daarna.',
        ),
        en: p(
          '<strong>Call your GP, midwife or pharmacy first.</strong> Do that before your quit day. You can stop after that.',
        ),
      },
      { when: anyOf(['gezondheid'], 'zwanger', 'hart', 'medicijnen', 'insuline', 'epilepsie') },
    ),
    told(
      'hulpmiddel',
      {
        nl: p('Aan je antwoorden te zien is een hulpmiddel voor jou extra zinvol. In oefening 4 lees je er meer over.'),
        en: p('Going by your answers, an aid is extra useful for you. You read more about it in exercise 4.'),
      },
      {
        when: anyOf(
          ['eerste', 'per_dag', 'nachts'],
          'binnen_5_minuten',
          'binnen_30_minuten',
          'tien_tot_20',
          'meer_dan_20',
          'ja',
        ),
      },
    ),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Roken is meer dan een gewoonte. Bij veel mensen vraagt ook het lichaam om nicotine.',
        'Rook je snel na het opstaan, of 10 of meer per dag? Dan is een hulpmiddel extra zinvol. Vraag je apotheek of huisarts.',
        'Bij clozapine, olanzapine, theofylline of insuline geldt: eerst bellen, dan stoppen.',
      ),
      en: p(
        'Smoking is more than a habit. For many people the body asks for nicotine too.',
        'Do you smoke soon after getting up, or 10 or more a day? Then an aid is extra useful. Ask your pharmacy or GP.',
        'With clozapine, olanzapine, theophylline or insulin: first call, then stop.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas (aids from 10 a day, CYP1A2, insulin, bupropion with epilepsy); NHG-Behandelrichtlijn Stoppen met roken. Own questions, not a licensed questionnaire. CHECK: GP and pharmacist: medicines, heart disease, pregnancy.',
});

const row = exercise({
  id: 'tobacco_1_2',
  domain: 'tobacco',
  title: { nl: 'Mijn sigaretten op een rij', en: 'My cigarettes in a row' },
  parts: [
    told('inleiding', {
      nl: p(
        'Kies één dag. Schrijf van elke sigaret de tijd en de plek op. Geef ook een cijfer voor je zin, van 0 tot 10.',
        'Je hoeft niets te veranderen. Weet je het niet precies? Schatten is goed.',
      ),
      en: p(
        'Choose one day. For each cigarette, write down the time and the place. Add a number for how much you wanted it, from 0 to 10.',
        'You do not have to change anything. Not sure? A guess is fine.',
      ),
    }),
    told(
      'voorbeeld',
      {
        nl: p('“7.15 uur, achterdeur, 8” of “11 uur, pauze met een collega, 3”.'),
        en: p('“7.15, back door, 8” or “11.00, break with a colleague, 3”.'),
      },
      { folded: { nl: 'Zo kan een regel eruitzien', en: 'This is what a line can look like' } },
    ),
    lines('sigaretten', { nl: 'Tijd, plek en cijfer', en: 'Time, place and number' }, 40, {
      required: true,
      help: {
        nl: 'Eén regel is genoeg om te beginnen. Je kunt later aanvullen.',
        en: 'One line is enough to begin. You can add more later.',
      },
    }),
    lines('niet_missen', { nl: 'Welke zou je nauwelijks missen?', en: 'Which ones would you hardly miss?' }, 5),
    lines('moeilijk', { nl: 'Welke zijn het moeilijkst om te laten?', en: 'Which are the hardest to leave?' }, 3),
    skip,
  ],
  feedback: {
    title: { nl: 'Je kijkt anders naar elke sigaret', en: 'You look at each cigarette in a new way' },
    html: {
      nl: p(
        'De sigaretten met een laag cijfer zijn vaak gewoonte. Daar begint je winst.',
        'Voor de moeilijkste maak je later een plan. Nu hoeft dat nog niet.',
      ),
      en: p(
        'The cigarettes with a low number are often habit. That is where your gain starts.',
        'For the hardest ones you make a plan later. You do not need it yet.',
      ),
    },
  },
  notes: 'Method: self-monitoring (relapse prevention, Larimer, Palmer and Marlatt 1999).',
});

const reasons = exercise({
  id: 'tobacco_1_3',
  domain: 'tobacco',
  title: { nl: 'Mijn redenen, klein en groot', en: 'My reasons, small and big' },
  parts: [
    told('inleiding', {
      nl: p('Waarom wil jij niet meer roken? Kleine redenen tellen net zo goed als grote. Kies wat voor jou klopt.'),
      en: p('Why do you want to stop smoking? Small reasons count as much as big ones. Choose what is true for you.'),
    }),
    several(
      'redenen',
      { nl: 'Mijn redenen', en: 'My reasons' },
      [
        option('geld', { nl: 'Geld overhouden', en: 'Keeping money' }),
        option('adem', { nl: 'De trap op zonder te hijgen', en: 'Taking the stairs without panting' }),
        option('kind', { nl: 'Mijn kind of kleinkind', en: 'My child or grandchild' }),
        option('smaak', { nl: 'Beter proeven en ruiken', en: 'Better taste and smell' }),
        option('operatie', { nl: 'Een operatie of mijn gezondheid', en: 'An operation or my health' }),
        option('geur', { nl: 'Geen rook in huis en kleren', en: 'No smoke in my home and clothes' }),
        option('vrijheid', { nl: 'Zelf bepalen hoe mijn dag loopt', en: 'Deciding myself how my day goes' }),
        option('tanden', { nl: 'Mijn tanden en mijn huid', en: 'My teeth and skin' }),
      ],
      { required: true, other: { nl: 'Een andere reden', en: 'Another reason' } },
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
    one(
      'plek',
      { nl: 'Waar zet je deze reden neer?', en: 'Where do you put this reason?' },
      [
        option('telefoon', { nl: 'Op mijn telefoon', en: 'On my phone' }),
        option('portemonnee', { nl: 'In mijn portemonnee', en: 'In my wallet' }),
        option('keuken', { nl: 'In de keuken', en: 'In the kitchen' }),
        option('auto', { nl: 'In de auto of op de fiets', en: 'In the car or on the bike' }),
      ],
      { other: { nl: 'Ergens anders', en: 'Somewhere else' } },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een reden van jezelf', en: 'A reason of your own' },
    html: {
      nl: p(
        'Een eigen reden helpt op het moment dat de trek hoog is. Beter dan een reden van een ander.',
        'Zet hem vandaag neer waar je hem vaak ziet.',
      ),
      en: p(
        'A reason of your own helps when the craving is high. More than a reason from someone else.',
        'Put it today where you see it often.',
      ),
    },
  },
  notes: 'Method: motivational interviewing, gain framing.',
});

const aids = exercise({
  id: 'tobacco_1_4',
  domain: 'tobacco',
  title: { nl: 'Pleister, tablet of zonder?', en: 'Patch, tablet or without?' },
  parts: [
    told('inleiding', {
      nl: p('Er bestaan veel meningen over hulpmiddelen. Wat klopt er? Kies, en lees daarna de uitleg.'),
      en: p('There are many opinions about aids. What is right? Choose, and then read the explanation.'),
    }),
    statement(
      'schadelijk',
      {
        nl: 'Nicotinevervangers zijn net zo schadelijk als roken.',
        en: 'Nicotine replacement is as harmful as smoking.',
      },
      false,
      {
        nl: 'Niet waar. De meeste schade komt van de rook, met teer en koolmonoxide. Die zit niet in een pleister, kauwgom of tablet.',
        en: 'Not true. Most harm comes from the smoke, with tar and carbon monoxide. A patch, gum or tablet has no smoke.',
      },
      { required: true },
    ),
    statement(
      'samen',
      {
        nl: 'Een pleister en kauwgom of een tablet kun je samen gebruiken.',
        en: 'You can use a patch together with gum or a tablet.',
      },
      true,
      {
        nl: 'Waar. De pleister werkt de hele dag. Kauwgom of een tablet helpt bij een golf van trek. Samen werkt vaak beter dan één. Vraag je apotheek naar de sterkte.',
        en: 'True. The patch works all day. Gum or a tablet helps with a wave of craving. Together often works better than one. Ask your pharmacy about the strength.',
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
        nl: 'Niet waar. Kauw een paar keer en leg hem dan in je wang. Tintelt het niet meer? Kauw weer een paar keer. Zo neem je de nicotine goed op.',
        en: 'Not true. Chew a few times and then rest it in your cheek. No more tingling? Chew a few times again. That way you take in the nicotine well.',
      },
    ),
    statement(
      'mens',
      { nl: 'Met hulp van een mens lukt stoppen vaker.', en: 'Stopping works more often with help from a person.' },
      true,
      {
        nl: 'Waar. Een praktijkondersteuner, coach of groep maakt de kans groter. De Stoplijn denkt ook mee: 0800-1995.',
        en: 'True. A practice nurse, coach or group makes the chance bigger. The Stoplijn helps too: 0800-1995.',
      },
    ),
    statement(
      'recept',
      { nl: 'Er zijn ook medicijnen op recept.', en: 'There is also medicine on prescription.' },
      true,
      {
        nl: 'Waar. Voorbeelden zijn bupropion, nortriptyline, varenicline en cytisine. Je huisarts kijkt met jou wat bij je gezondheid past.',
        en: 'True. Examples are bupropion, nortriptyline, varenicline and cytisine. Your GP looks with you at what fits your health.',
      },
    ),
    one('keuze', { nl: 'Waar denk jij nu aan?', en: 'What are you thinking of now?' }, [
      answer('hulpmiddel', { nl: 'Een hulpmiddel', en: 'An aid' }, null, {
        nl: 'Ga een paar dagen voor je stopdag langs de apotheek. Dan ligt alles klaar.',
        en: 'Visit the pharmacy a few days before your quit day. Then everything is ready.',
      }),
      answer('huisarts', { nl: 'Praten met mijn huisarts', en: 'Talking to my GP' }, null, {
        nl: 'Maak de afspraak vandaag. Vraag ook wat je verzekering betaalt.',
        en: 'Make the appointment today. Also ask what your insurance pays.',
      }),
      answer('zonder', { nl: 'Zonder hulpmiddel', en: 'Without an aid' }, null, {
        nl: 'Dat kan ook. Je kunt altijd later nog een hulpmiddel kiezen.',
        en: 'That is possible too. You can always choose an aid later.',
      }),
      answer('nog_niet', { nl: 'Dat weet ik nog niet', en: 'I do not know yet' }, null, {
        nl: 'Dat is goed. Eén vraag aan je apotheek helpt vaak al bij kiezen.',
        en: 'That is fine. One question to your pharmacy often helps you choose.',
      }),
    ]),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p(
        'Niets hoeft. Hulp gebruiken is geen valsspelen. Bij veel mensen maakt het de kans op stoppen groter.',
        'Zwanger, een hartziekte of andere medicijnen? Vraag eerst je huisarts of apotheek.',
      ),
      en: p(
        'You are free to choose. Using help is fair play. For many people it makes stopping more likely.',
        'Pregnant, a heart condition or other medicine? Ask your GP or pharmacy first.',
      ),
    },
  },
  notes:
    'Sources: Farmacotherapeutisch Kompas and NHG-Behandelrichtlijn Stoppen met roken (order of aids, combining). CHECK: GP and pharmacist: availability and reimbursement this year, how much an aid raises the chance (no figure is given).',
});

const quitDay: Part = {
  nl: {
    type: 'date',
    key: 'stopdag',
    label: 'Welke dag kies je?',
    help: 'Kies een dag binnen 2 weken. Liever niet een heel drukke dag.',
    required: true,
  },
  en: {
    type: 'date',
    key: 'stopdag',
    label: 'Which day do you choose?',
    help: 'Choose a day within 2 weeks. Preferably not a very busy day.',
    required: true,
  },
};

const day = exercise({
  id: 'tobacco_1_5',
  domain: 'tobacco',
  title: { nl: 'Mijn stopdag', en: 'My quit day' },
  parts: [
    told('inleiding', {
      nl: p('Met een datum wordt je plan echt. Je hoeft er nog niet klaar voor te zijn. Je zet alleen de dag vast.'),
      en: p('A date makes your plan real. You do not have to be ready yet. You only choose the day.'),
    }),
    quitDay,
    several(
      'avond_ervoor',
      { nl: 'Wat doe je de avond ervoor?', en: 'What do you do the evening before?' },
      [
        option('weg', {
          nl: 'Alles wat met roken te maken heeft weggooien',
          en: 'Throw away everything to do with smoking',
        }),
        option('auto', { nl: 'De auto schoonmaken', en: 'Tidy and wash the car' }),
        option('jas', { nl: 'Mijn jas wassen of luchten', en: 'Wash or air my coat' }),
        option('klaarleggen', {
          nl: 'Water, kauwgom en mijn hulpmiddel klaarleggen',
          en: 'Put water, gum and my aid ready',
        }),
        option('slapen', { nl: 'Op tijd naar bed', en: 'Go to bed on time' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie vertel je welke dag het is?', en: 'Who do you tell which day it is?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een dag met een datum is een plan', en: 'A day with a date is a plan' },
    html: {
      nl: p(
        'Verzetten kan altijd. Schrijf dan een nieuwe datum op.',
        'Zet de dag ook in je agenda, en kijk of hij past bij <a href="/mijn-plan">Mijn plan</a>. Moet je eerst met je huisarts bellen? Doe dat deze week.',
      ),
      en: p(
        'You can always move it. Then write down a new date.',
        'Put the day in your calendar too, and see if it fits <a href="/en/my-recovery-plan">My plan</a>. Do you need to call your GP first? Do that this week.',
      ),
    },
  },
  notes:
    'Method: commitment and planning. The quit day written here is not the one of the plan: the feedback points to the plan.',
});

/** Get ready: how much support, what it is like now, reasons, aids and a day. */
export const PHASE_1: readonly StarterWebform[] = [support, row, reasons, aids, day];
