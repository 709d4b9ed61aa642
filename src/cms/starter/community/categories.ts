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
          'Fijn dat je er bent. Vertel zoveel je wilt over je doel of over wat je hier bracht, of zeg alleen hallo. Gebruik een naam die niemand kent.',
          'Lees ook de regels van het forum. Ze zijn kort, en ze houden het hier veilig voor iedereen.',
        ),
      },
      en: {
        name: 'Introductions',
        description: 'Tell us who you are, without using your real name.',
        title: 'Welcome to the forum',
        body: lines(
          'It’s good that you’re here. Tell us as much as you like about your goal or what brought you here, or only say hello. Use a name that nobody knows you by.',
          'Please read the forum rules too. They’re short and keep this place safe for everyone.',
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
          'Vertel hoe je dag is, al is het in één zin. Ook een lastige dag hoort hier.',
          'Je hoeft niets goed te praten of mooier te maken. Wie meeleest, kent zulke dagen ook.',
        ),
      },
      en: {
        name: 'Today',
        description: 'How are you doing today, on a good day or a bad one?',
        title: 'How is today?',
        body: lines(
          'Tell us how your day is going, even if it’s only in one sentence. Difficult days are welcome here too.',
          'There’s no need to explain anything or make it sound better. The people who read this have days like that as well.',
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
          'De trek of de drang komt op en zakt weer. Is het nu moeilijk, kijk dan ook op de pagina Hulp.',
        ),
      },
      en: {
        name: 'Cravings and difficult moments',
        description: 'What do you do when a craving comes up?',
        title: 'What helped you last time?',
        body: lines(
          'What helped you the last time you had a craving? If everyone shares something, we’ll have a list to go back to.',
          'A craving rises and then drops again. If it’s hard right now, have a look at the Help page too.',
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
        description: 'Hier vertel je dat het anders ging dan je wilde.',
        title: 'Niemand begint hier bij nul',
        body: lines(
          'Niemand hoeft hier bij nul te beginnen. Wat heb je geleerd, en wat is je volgende stap?',
          'Vertel wat je wilt. Hoeveel het was, hoeft er niet bij.',
        ),
      },
      en: {
        name: 'Slipped and carrying on',
        description: 'The place to talk about it when things did not go to plan.',
        title: 'Nobody starts at zero here',
        body: lines(
          'Nobody has to start from zero here. What have you learned from it, and what’s your next step going to be?',
          'Share what you like. There’s no need to say how much it was.',
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
        description: 'Wat lukte er, groot of klein?',
        title: 'Wat ging er goed?',
        body: lines(
          'Deel een rustige ochtend, een nee of een rekening die je betaalde.',
          'Wat voor jou klein lijkt, kan een ander op weg helpen.',
        ),
      },
      en: {
        name: 'It worked, small and big',
        description: 'What went well for you? Small things count as much as big ones.',
        title: 'What went well?',
        body: lines(
          'Share a quiet morning, a time you said no or a bill you paid.',
          'What seems like a small thing to you may be what gets someone else going.',
        ),
      },
    },
  },
  {
    id: 'sleep-and-body',
    domains: BODY,
    text: {
      nl: {
        name: 'Slapen, lichaam en gevoel',
        description: 'Hoe slaap je, en wat merk je aan je lichaam?',
        title: 'Wat merk jij?',
        body: lines(
          'Slaap, lichaam en stemming kunnen veranderen als je minder gebruikt of stopt. Vertel wat jij daarvan merkt.',
          'Ervaringen delen mag, maar medisch advies vraag je aan je huisarts.',
        ),
      },
      en: {
        name: 'Sleep, body and feelings',
        description: 'How are you sleeping, and what do you notice in your body?',
        title: 'What do you notice?',
        body: lines(
          'Your sleep, body and mood can change when you use less or stop. What have you noticed so far?',
          'You’re welcome to share what you went through, but for medical advice, ask your GP.',
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
          'Hoe vertelde jij het, en wat gaf je rust? Bedragen kun je weglaten.',
          'Vraag hier geen geld te leen, en leen ook niets uit. Bij schulden helpt je gemeente je verder.',
        ),
      },
      en: {
        name: 'Money and honesty',
        description: 'A place to talk about debts, and about who you tell.',
        title: 'How did you tell someone?',
        body: lines(
          'How did you tell someone, and what gave you peace of mind? You can leave out the amounts.',
          'Please do not ask for a loan here, and do not lend money to anyone. If you have debts, your council can help you.',
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
          'Deel een zin die bij jou werkt, want een kort antwoord kan al helpen.',
        ),
      },
      en: {
        name: 'Going out and friends',
        description: 'About parties, bars and people who do not take no for an answer.',
        title: 'What do you say?',
        body: lines(
          'What do you say when somebody does not take no for an answer?',
          'Share a sentence that works for you. A short answer is often all it takes.',
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
        description: 'Vertel wanneer jouw stopdag is.',
        title: 'Noem je stopdag',
        body: lines(
          'Noem je stopdag hier, zodat anderen die dag aan je denken.',
          'Is de dag voorbij en liep het anders, kies dan een nieuwe dag en zet hem hier neer.',
        ),
      },
      en: {
        name: 'Quit day',
        description: 'Tell the others when your quit day is.',
        title: 'Name your quit day',
        body: lines(
          'Tell us your quit day here, so that others can think of you that day.',
          'If the day has passed and things went differently, choose a new day and post it here.',
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
          'Wandelen, koken, bellen of niets doen, het telt allemaal. Misschien brengt jouw idee een ander op weg.',
        ),
      },
      en: {
        name: 'Good things back',
        description: 'What do you do with the time you have free now?',
        title: 'What do you do in the hour that came free?',
        body: lines(
          'What do you do now in the hour that you have to yourself?',
          'Walking, cooking, calling somebody or doing nothing, it all counts. Your idea may help somebody else.',
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
        description: 'Hier gaat het een keer om jou.',
        title: 'Wat deed jij voor jezelf?',
        body: lines(
          'Wat deed jij deze week voor jezelf?',
          'Een wandeling, een avond vrij of hulp vragen is goed, want jij telt ook.',
        ),
      },
      en: {
        name: 'Looking after yourself',
        description: 'For once, this place is about you.',
        title: 'What did you do for yourself?',
        body: lines(
          'What did you do for yourself this week, however small it was?',
          'It could be a walk, an evening off or asking for help. You count too.',
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
          'Welke zin werkte bij jou, en welke juist niet?',
          'Voel je je niet veilig, bel dan Veilig Thuis op 0800-2000, of 112 bij gevaar.',
        ),
      },
      en: {
        name: 'Talking and limits',
        description: 'How do you bring it up, and where do you draw the line?',
        title: 'Which sentence worked?',
        body: lines(
          'Which sentence worked for you, and which one did not go down well?',
          'If you do not feel safe, call Veilig Thuis (domestic abuse helpline) on 0800-2000, or 112 in danger.',
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
        description: 'Wat vertel je aan kinderen, en wat niet?',
        title: 'Hoe leg jij het uit?',
        body: lines(
          'Hoe leg jij het uit aan een kind? Laat daarbij namen van kinderen weg.',
          'Kinderen hoeven niet alles te weten, maar wel dat het niet door hen komt.',
        ),
      },
      en: {
        name: 'Children',
        description: 'What do you tell children, and what do you leave out?',
        title: 'How do you explain it?',
        body: lines(
          'How do you explain it to a child? Please leave out the names of children.',
          'Children do not have to know everything, but they do need to know that it’s not because of them.',
        ),
      },
    },
  },
];
