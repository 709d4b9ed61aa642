import { getProgramme, selfHelpEnd } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Klaarmaken',
        text: '<p>Je kijkt hoe je nu rookt en waarom je wilt stoppen. Daarna kies je welke hulp je gebruikt, en op welke dag je stopt.</p>',
        unlockInfo: 'Je kunt meteen beginnen: eerst kies je alleen je stopdag.',
      },
      en: {
        title: 'Get ready',
        text: '<p>You’ll look at how you smoke now and why you want to quit. After that you choose what help to use, and your quit day.</p>',
        unlockInfo: 'You can start at once: all you choose first is your quit day.',
      },
    },
    [
      row('tobacco_1_1', 'quiz', 4, { nl: 'Hoeveel houvast heb ik nodig?', en: 'How much support do I need?' }),
      row('tobacco_1_2', 'list', 6, { nl: 'Mijn sigaretten op een rij', en: 'My day in cigarettes' }),
      row('tobacco_1_3', 'list', 4, { nl: 'Mijn redenen, klein en groot', en: 'My reasons, small and big' }),
      row('tobacco_1_4', 'quiz', 5, { nl: 'Pleister, tablet of zonder?', en: 'Patch, lozenge or neither?' }),
      row('tobacco_1_5', 'text', 3, { nl: 'Mijn stopdag', en: 'My quit day' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'De eerste dagen',
        text: '<p>Je leest wat je lichaam doet als je stopt, zodat je er minder van schrikt. Daarna kies je vier dingen tegen trek, en verander je koffie en pauze.</p>',
        unlockInfo: 'Je weet straks wat je lichaam de eerste dagen doet.',
      },
      en: {
        title: 'The first days',
        text: '<p>You’ll read what your body does when you quit, so that it’s less of a shock. You’ll choose four things for a wave of craving, and change your coffee and your breaks.</p>',
        unlockInfo: 'You’ll know what your body does in the first days, and what helps.',
      },
    },
    [
      row('tobacco_2_1', 'video', 3, { nl: 'De eerste 72 uur', en: 'The first 72 hours' }),
      row('tobacco_2_2', 'list', 4, { nl: 'Wachten, ademen, drinken, doen', en: 'Delay, breathe, drink, do' }),
      row('tobacco_2_3', 'list', 6, { nl: 'Koffie, auto, pauze', en: 'Coffee, car, break' }),
      row('tobacco_2_4', 'quiz', 4, { nl: 'Cafeïne, honger en je darmen', en: 'Caffeine, hunger and bowels' }),
      row('tobacco_2_5', 'text', 3, { nl: 'Dag gehaald', en: 'Day done' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Trek de baas',
        text: '<p>Je oefent hoe trek zakt zonder roken. Daarna maak je een als-dan-zin en een doosje voor de eerste minuten. Ook kijk je wat je kunt vragen aan mensen die roken.</p>',
        unlockInfo: 'Je oefent hoe trek zakt zonder te roken.',
      },
      en: {
        title: 'Handling craving',
        text: '<p>You’ll practise letting a craving drop, and make an if-then plan and a box for the first minutes. After that you’ll look at what you can ask of people who smoke.</p>',
        unlockInfo: 'You’ll practise letting a craving drop without smoking, and what to say to others.',
      },
    },
    [
      row('tobacco_3_1', 'video', 4, { nl: 'De golf zonder rook', en: 'The wave without smoke' }),
      row('tobacco_3_2', 'text', 4, {
        nl: 'Als-dan voor mijn zwaarste sigaret',
        en: 'If-then for my hardest one',
      }),
      row('tobacco_3_3', 'list', 4, { nl: 'Handen, mond, hoofd', en: 'Hands, mouth, mind' }),
      row('tobacco_3_4', 'quiz', 5, { nl: 'Roken om je heen', en: 'Smoke around you' }),
      row('tobacco_3_5', 'list', 3, { nl: 'Wat bleef er over?', en: 'What I kept' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Gedachten en gevoel',
        text: '<p>Je kijkt naar stress, en naar de zinnen die een sigaret goedpraten. Je oefent ook wat je doet met een kort lontje.</p>',
        unlockInfo: 'Je kijkt naar de zinnen die een sigaret goedpraten.',
      },
      en: {
        title: 'Thoughts and feelings',
        text: '<p>You’ll look at stress, and at the thoughts that make a cigarette seem fine. You’ll also practise what to do when you’re short-tempered.</p>',
        unlockInfo: 'You’ll look at the thoughts that make a cigarette seem fine, and answer them.',
      },
    },
    [
      row('tobacco_4_1', 'quiz', 4, { nl: 'Roken helpt tegen stress?', en: 'Does smoking help stress?' }),
      row('tobacco_4_2', 'text', 5, { nl: '“Eentje kan wel”', en: '“One won’t hurt”' }),
      row('tobacco_4_3', 'video', 4, { nl: 'Kort lontje', en: 'Short fuse' }),
      row('tobacco_4_4', 'quiz', 4, {
        nl: 'Licht, weinig, te laat: mythes',
        en: 'Light, few, too late: myths',
      }),
      row('tobacco_4_5', 'text', 3, { nl: 'Afscheid nemen', en: 'Saying goodbye' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Mensen en je dag',
        text: '<p>Je oefent nee zeggen, en maakt pauzes die van jou zijn. Je kijkt ook naar wat bij roken hoorde, zoals een drankje of een feest.</p>',
        unlockInfo: 'Je maakt je dag rookvrij, en daardoor ook leuker.',
      },
      en: {
        title: 'People and your day',
        text: '<p>You’ll practise saying no, and make breaks that are yours. You’ll also look at what went with smoking, such as a drink or a party.</p>',
        unlockInfo: 'You’ll make your day smoke-free, and more fun as well, with breaks of your own.',
      },
    },
    [
      row('tobacco_5_1', 'quiz', 5, { nl: 'Nee zeggen bij het rooktafeltje', en: 'Saying no at the smoking spot' }),
      row('tobacco_5_2', 'list', 5, { nl: 'Een pauze die van jou is', en: 'A break of your own' }),
      row('tobacco_5_3', 'list', 4, { nl: 'Bewegen tegen trek', en: 'Get moving when a craving comes' }),
      row('tobacco_5_4', 'text', 6, { nl: 'Roken met alcohol of wiet', en: 'With alcohol or cannabis' }),
      row('tobacco_5_5', 'text', 3, { nl: 'Wie is trots?', en: 'Who is proud?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Rookvrij blijven',
        text: '<p>Je maakt een plan voor de maanden erna, met een noodkaart erin. Ook voor een uitglijder ligt er dan iets klaar, zodat één sigaret er één blijft.</p>',
        unlockInfo: 'Je maakt je plan voor de maanden na het programma.',
      },
      en: {
        title: 'Staying smoke-free',
        text: '<p>You’ll make a plan for the months to come, with an emergency card and your hard days in it. You’ll be ready for a slip too, so that one cigarette stays one.</p>',
        unlockInfo: 'You’ll make your plan for the months after the programme, slips and hard days included.',
      },
    },
    [
      row('tobacco_6_1', 'video', 3, { nl: 'Na één sigaret', en: 'After one cigarette' }),
      row('tobacco_6_2', 'list', 4, { nl: 'Mijn noodkaart', en: 'My emergency card' }),
      row('tobacco_6_3', 'quiz', 4, { nl: 'Afbouwen van het hulpmiddel', en: 'Coming off nicotine replacement' }),
      row('tobacco_6_4', 'text', 6, { nl: 'Slecht nieuws, kermis, vakantie', en: 'Bad news, fair, holiday' }),
      row('tobacco_6_5', 'text', 3, { nl: 'Ik ben rookvrij', en: 'I am smoke-free' }),
    ],
  ),
];

const endRows = [
  row('tobacco_end_1', 'list', 4, { nl: 'Longen en portemonnee', en: 'Lungs and purse' }),
  row('tobacco_end_2', 'text', 5, { nl: 'Brief voor de dag dat ik twijfel', en: 'Letter for the day I doubt' }),
  row('tobacco_end_3', 'quiz', 3, { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' }),
];

export const programme = getProgramme(
  'tobacco',
  {
    now: {
      nl: 'Heb je nu trek, kijk dan bij <a href="/hulp">Hulp</a>: die pagina is altijd open.',
      en: 'If you’ve got a craving now, look at the <a href="/en/help">Help</a> page: it’s always open.',
    },
    end: {
      nl: { title: 'Rookvrij verder', text: selfHelpEnd.nl },
      en: { title: 'Onward, smoke-free', text: selfHelpEnd.en },
    },
    endRows,
  },
  phases,
  'Method: relapse prevention (Larimer, Palmer and Marlatt 1999), motivational interviewing, if-then plans. Sources and points to check stand with each form.',
);
