import { programmeOf, selfHelpEnd } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Klaarmaken',
        text: '<p>Je kijkt hoe je nu rookt en waarom je wilt stoppen. Je kiest welke hulp je gebruikt. Aan het eind kies je je stopdag.</p>',
        unlockInfo: 'Je kunt meteen beginnen. Je kiest je stopdag.',
      },
      en: {
        title: 'Get ready',
        text: '<p>You look at how you smoke now and why you want to stop. You choose which help you use. At the end you choose your quit day.</p>',
        unlockInfo: 'You can begin at once. You choose your quit day.',
      },
    },
    [
      row('tobacco_1_1', 'quiz', 4, { nl: 'Hoeveel houvast heb ik nodig?', en: 'How much support do I need?' }),
      row('tobacco_1_2', 'list', 6, { nl: 'Mijn sigaretten op een rij', en: 'My day in cigarettes' }),
      row('tobacco_1_3', 'list', 4, { nl: 'Mijn redenen, klein en groot', en: 'My reasons, small and big' }),
      row('tobacco_1_4', 'quiz', 5, { nl: 'Pleister, tablet of zonder?', en: 'Patch, tablet or without?' }),
      row('tobacco_1_5', 'text', 3, { nl: 'Mijn stopdag', en: 'My quit day' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'De eerste dagen',
        text: '<p>Je leest wat je lijf doet als je stopt. Je kiest vier dingen voor een golf van trek en verandert een paar vaste momenten.</p>',
        unlockInfo: 'Je weet wat je lijf de eerste dagen doet.',
      },
      en: {
        title: 'The first days',
        text: '<p>You read what your body does when you stop. You choose four things for a wave of craving and change a few fixed moments.</p>',
        unlockInfo: 'You know what your body does in the first days.',
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
        text: '<p>Je oefent trek laten zakken. Je maakt korte zinnen en een doosje voor de eerste minuten. Ook kijk je naar anderen die roken.</p>',
        unlockInfo: 'Je oefent trek laten zakken.',
      },
      en: {
        title: 'Handling craving',
        text: '<p>You practise letting a craving drop. You make short sentences and a box for the first minutes. You also look at others who smoke.</p>',
        unlockInfo: 'You practise letting a craving drop.',
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
        text: '<p>Je kijkt naar de zinnen die bij een sigaret horen en naar stress. Je oefent wat je doet met een kort lontje.</p>',
        unlockInfo: 'Je kijkt naar de zinnen die bij een sigaret horen.',
      },
      en: {
        title: 'Thoughts and feelings',
        text: '<p>You look at the thoughts that go with a cigarette and at stress. You practise what you do with a short fuse.</p>',
        unlockInfo: 'You look at the thoughts that go with a cigarette.',
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
        text: '<p>Je oefent nee zeggen en maakt pauzes die van jou zijn. Je kijkt ook naar wat bij roken hoorde, zoals een feest.</p>',
        unlockInfo: 'Je maakt je dag rookvrij en leuker.',
      },
      en: {
        title: 'People and your day',
        text: '<p>You practise saying no and make breaks that are yours. You also look at what went with smoking, such as a party.</p>',
        unlockInfo: 'You make your day smoke-free and nicer.',
      },
    },
    [
      row('tobacco_5_1', 'quiz', 5, { nl: 'Nee bij het rooktafeltje', en: 'No at the smoking spot' }),
      row('tobacco_5_2', 'list', 5, { nl: 'Een pauze die van jou is', en: 'A break of your own' }),
      row('tobacco_5_3', 'list', 4, { nl: 'Bewegen tegen trek', en: 'Move against craving' }),
      row('tobacco_5_4', 'text', 6, { nl: 'Roken met alcohol of wiet', en: 'With alcohol or cannabis' }),
      row('tobacco_5_5', 'text', 3, { nl: 'Wie is trots?', en: 'Who is proud?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Rookvrij blijven',
        text: '<p>Je maakt je plan voor de maanden erna: een noodkaart, het afbouwen van je hulpmiddel en lastige data. Ook voor een uitglijder heb je dan een plan.</p>',
        unlockInfo: 'Je maakt je plan voor de maanden erna.',
      },
      en: {
        title: 'Staying smoke-free',
        text: '<p>You make your plan for the months after: an emergency card, tapering your aid and hard dates. Then you have a plan for a slip too.</p>',
        unlockInfo: 'You make your plan for the months after.',
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

export const programme = programmeOf(
  'tobacco',
  {
    now: {
      nl: 'Heb je nu trek? Kijk bij <a href="/hulp">Hulp</a>. Die pagina is altijd open.',
      en: 'Do you have a craving now? Look at <a href="/en/help">Help</a>. That page is always open.',
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
