import type { DomainKey } from '#src/domains/domain.ts';
import { CLOSE_ONES, SELF_HELP } from '../shared/variants.ts';
import type { StarterCategory } from './starter-term.ts';

const EVERYBODY: readonly DomainKey[] = [...SELF_HELP, ...CLOSE_ONES];
const BODY: readonly DomainKey[] = ['alcohol', 'tobacco', 'cannabis', 'cocaine'];

const lines = (...texts: readonly string[]): string => texts.join('\n\n');

/** The categories of the forum, in order, each with the team's first post. */
export const categories: readonly StarterCategory[] = [
  {
    id: 'introductions',
    domains: EVERYBODY,
    text: {
      nl: {
        name: 'Jezelf voorstellen',
        description: 'Vertel wie je bent, zonder je echte naam.',
        title: 'Welkom op het forum',
        body: lines(
          'Welkom. Vertel zoveel je wilt: je doel, wat je hier bracht, of alleen hallo. Gebruik een naam die niemand kent.',
          'Lees ook de regels van het forum. Ze zijn kort, en ze houden het hier veilig voor iedereen.',
        ),
      },
      en: {
        name: 'Introductions',
        description: 'Say who you are, without your real name.',
        title: 'Welcome to the forum',
        body: lines(
          'Welcome. Tell us as much as you like: your goal, what brought you here, or only hello. Use a name that nobody knows.',
          'Please read the rules of the forum too. They are short, and they keep this place safe for everyone.',
        ),
      },
    },
  },
  {
    id: 'today',
    domains: EVERYBODY,
    text: {
      nl: {
        name: 'Vandaag',
        description: 'Hoe is het vandaag met je?',
        title: 'Hoe is vandaag?',
        body: lines(
          'Hoe is vandaag? Eén zin is genoeg. Ook een lastige dag hoort hier.',
          'Je hoeft niets goed te praten en niets mooier te maken. Wie meeleest, kent zulke dagen ook.',
        ),
      },
      en: {
        name: 'Today',
        description: 'How are you today?',
        title: 'How is today?',
        body: lines(
          'How is today? One sentence is enough. A difficult day belongs here too.',
          'You do not have to explain anything or make it look better. Whoever reads this knows such days as well.',
        ),
      },
    },
  },
  {
    id: 'cravings',
    domains: SELF_HELP,
    text: {
      nl: {
        name: 'Trek, drang en lastige momenten',
        description: 'Wat doe je als de trek of de drang komt?',
        title: 'Wat hielp jou de laatste keer?',
        body: lines(
          'Wat hielp jou de laatste keer dat de trek of de drang kwam? Zo maken we samen een lijst.',
          'De trek of de drang komt op en zakt weer. Is het nu moeilijk? Kijk dan ook op de pagina Hulp.',
        ),
      },
      en: {
        name: 'Cravings, urges and difficult moments',
        description: 'What do you do when a craving or an urge comes?',
        title: 'What helped you last time?',
        body: lines(
          'What helped you the last time a craving or an urge came? Together we make a list.',
          'A craving or an urge rises and goes down again. If it’s hard right now, look at the Help page too.',
        ),
      },
    },
  },
  {
    id: 'slipped',
    domains: SELF_HELP,
    text: {
      nl: {
        name: 'Uitgegleden en weer verder',
        description: 'Ging het anders dan je wilde? Vertel het hier.',
        title: 'Niemand begint hier bij nul',
        body: lines(
          'Niemand hoeft hier bij nul te beginnen. Wat heb je geleerd, en wat is je volgende stap?',
          'Vertel wat je wilt. Hoeveel het was, hoeft er niet bij.',
        ),
      },
      en: {
        name: 'Slipped and going on',
        description: 'Did it go another way than you wanted? Tell it here.',
        title: 'Nobody starts at zero here',
        body: lines(
          'Nobody has to start at zero here. What have you learned, and what is your next step?',
          'Tell what you like. You can leave out how much it was.',
        ),
      },
    },
  },
  {
    id: 'it-worked',
    domains: EVERYBODY,
    text: {
      nl: {
        name: 'Gelukt, klein en groot',
        description: 'Wat lukte er? Klein telt ook.',
        title: 'Wat ging er goed?',
        body: lines(
          'Een rustige ochtend, een nee, een rekening betaald. Deel het.',
          'Wat voor jou klein lijkt, kan een ander op weg helpen.',
        ),
      },
      en: {
        name: 'It worked, small and big',
        description: 'What worked? Small things count too.',
        title: 'What went well?',
        body: lines(
          'A quiet morning, a no, a bill that was paid. Share it.',
          'What seems small to you can help somebody else on their way.',
        ),
      },
    },
  },
  {
    id: 'sleep-and-body',
    domains: BODY,
    text: {
      nl: {
        name: 'Slapen, lijf en gevoel',
        description: 'Hoe slaap je, en wat merk je aan je lijf?',
        title: 'Wat merk jij?',
        body: lines(
          'Slaap, lijf en stemming kunnen veranderen als je minder gebruikt of stopt. Wat merk jij?',
          'Ervaringen delen mag, medisch advies vraag je aan je huisarts.',
        ),
      },
      en: {
        name: 'Sleep, body and feelings',
        description: 'How do you sleep, and what do you notice in your body?',
        title: 'What do you notice?',
        body: lines(
          'Sleep, body and mood can change when you use less or stop. What do you notice?',
          'You can share what you went through. For medical advice, ask your GP.',
        ),
      },
    },
  },
  {
    id: 'money',
    domains: ['gambling', 'cocaine'],
    text: {
      nl: {
        name: 'Geld en eerlijk zijn',
        description: 'Over schulden, en over wie je het vertelt.',
        title: 'Hoe vertelde jij het?',
        body: lines(
          'Geen bedragen nodig. Hoe vertelde jij het? Wat gaf rust?',
          'Vraag hier geen geld te leen, en leen ook niets uit. Bij schulden helpt je gemeente je verder.',
        ),
      },
      en: {
        name: 'Money and honesty',
        description: 'About debts, and about whom you tell.',
        title: 'How did you tell someone?',
        body: lines(
          'No amounts needed. How did you tell someone? What gave you peace of mind?',
          'Do not ask for a loan here, and do not lend anything. For debts, your municipality can help you.',
        ),
      },
    },
  },
  {
    id: 'going-out',
    domains: BODY,
    text: {
      nl: {
        name: 'Uitgaan en vrienden',
        description: 'Feestjes, cafés en mensen die aandringen.',
        title: 'Wat zeg jij?',
        body: lines(
          'Wat zeg jij als iemand aandringt?',
          'Deel een zin die bij jou werkt. Een kort antwoord is vaak genoeg.',
        ),
      },
      en: {
        name: 'Going out and friends',
        description: 'Parties, bars and people who insist.',
        title: 'What do you say?',
        body: lines(
          'What do you say when somebody insists?',
          'Share a sentence that works for you. A short answer is often enough.',
        ),
      },
    },
  },
  {
    id: 'quit-day',
    domains: ['tobacco'],
    text: {
      nl: {
        name: 'Stopdag',
        description: 'Wanneer is jouw stopdag?',
        title: 'Noem je stopdag',
        body: lines(
          'Noem je stopdag. Dan denken anderen die dag aan je.',
          'Is de dag voorbij en liep het anders? Kies een nieuwe dag en zet hem hier neer.',
        ),
      },
      en: {
        name: 'Quit day',
        description: 'When is your quit day?',
        title: 'Name your quit day',
        body: lines(
          'Name your quit day. Then others think of you on that day.',
          'Has the day passed and did it go another way? Choose a new day and put it here.',
        ),
      },
    },
  },
  {
    id: 'good-things',
    domains: SELF_HELP,
    text: {
      nl: {
        name: 'Leuke dingen terug',
        description: 'Wat doe je met de tijd die vrijkomt?',
        title: 'Wat doe jij in het uur dat vrijkwam?',
        body: lines(
          'Wat doe je nu in het uur dat vrijkwam?',
          'Wandelen, koken, bellen, niets doen: alles telt. Misschien brengt jouw idee een ander op weg.',
        ),
      },
      en: {
        name: 'Good things back',
        description: 'What do you do with the time that is free now?',
        title: 'What do you do in the hour that came free?',
        body: lines(
          'What do you do now in the hour that came free?',
          'Walking, cooking, calling somebody, doing nothing: it all counts. Your idea may help somebody else.',
        ),
      },
    },
  },
  {
    id: 'looking-after-yourself',
    domains: CLOSE_ONES,
    text: {
      nl: {
        name: 'Voor jezelf zorgen',
        description: 'Hier gaat het om jou.',
        title: 'Wat deed jij voor jezelf?',
        body: lines('Wat deed jij deze week voor jezelf?', 'Een wandeling, een avond vrij, hulp vragen. Jij telt ook.'),
      },
      en: {
        name: 'Looking after yourself',
        description: 'This is about you.',
        title: 'What did you do for yourself?',
        body: lines(
          'What did you do for yourself this week?',
          'A walk, an evening off, asking for help. You count too.',
        ),
      },
    },
  },
  {
    id: 'talking-and-limits',
    domains: CLOSE_ONES,
    text: {
      nl: {
        name: 'Praten en grenzen',
        description: 'Hoe begin je erover, en waar stop je?',
        title: 'Welke zin werkte?',
        body: lines(
          'Welke zin werkte? Welke niet?',
          'Voel je je niet veilig? Bel dan 112 bij gevaar, of Veilig Thuis: 0800-2000.',
        ),
      },
      en: {
        name: 'Talking and limits',
        description: 'How do you start, and where do you stop?',
        title: 'Which sentence worked?',
        body: lines(
          'Which sentence worked? Which one did not?',
          'If you do not feel safe, call 112 in danger, or Veilig Thuis (domestic abuse helpline): 0800-2000.',
        ),
      },
    },
  },
  {
    id: 'children',
    domains: CLOSE_ONES,
    text: {
      nl: {
        name: 'Kinderen',
        description: 'Wat vertel je aan kinderen?',
        title: 'Hoe leg jij het uit?',
        body: lines(
          'Hoe leg jij het uit? Noem geen namen van kinderen.',
          'Kinderen hoeven niet alles te weten. Wel dat het niet door hen komt.',
        ),
      },
      en: {
        name: 'Children',
        description: 'What do you tell children?',
        title: 'How do you explain it?',
        body: lines(
          'How do you explain it? Please do not name children.',
          'Children do not have to know everything. They do need to know that it is not because of them.',
        ),
      },
    },
  },
];
