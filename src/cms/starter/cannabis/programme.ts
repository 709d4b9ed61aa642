import { getProgramme, selfHelpEnd } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Kijken',
        text: '<p>Je begint met veiligheid. Daarna kijk je wat cannabis je geeft en kost, maar je verandert nog niets.</p>',
        unlockInfo: 'Je kunt meteen beginnen.',
      },
      en: {
        title: 'See how it is',
        text: '<p>You begin with a few questions about your own safety. After that you look at what a day with cannabis is like, and what it gives and costs you. You’re not changing anything yet.</p>',
        unlockInfo: 'You can begin with this part at once.',
      },
    },
    [
      row('cannabis_1_1', 'quiz', 4, { nl: 'Is dit veilig voor mijn hoofd?', en: 'Is it safe for my mind?' }),
      row('cannabis_1_2', 'quiz', 4, { nl: 'Hoe tel ik?', en: 'How do I count?' }),
      row('cannabis_1_3', 'text', 6, { nl: 'Mijn blow-dag', en: 'My cannabis day' }),
      row('cannabis_1_4', 'list', 5, { nl: 'Wat het geeft en kost', en: 'What it gives and costs' }),
      row('cannabis_1_5', 'text', 3, { nl: 'Ik over een half jaar', en: 'Me in six months' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Ontwennen en slapen',
        text: '<p>Je leest wat de eerste twee weken kunnen brengen. Daarna help je je slaap op weg en kies je wat er in de plaats komt.</p>',
        unlockInfo: 'Je weet wat je de eerste twee weken kunt verwachten.',
      },
      en: {
        title: 'Withdrawal and sleep',
        text: '<p>You read what the first two weeks can bring, and what helps. After that you help your sleep along and choose what comes in its place.</p>',
        unlockInfo: 'You know what to expect in the first two weeks.',
      },
    },
    [
      row('cannabis_2_1', 'video', 3, { nl: 'De eerste twee weken', en: 'The first two weeks' }),
      row('cannabis_2_2', 'list', 7, { nl: 'Slapen zonder joint', en: 'Sleeping without a joint' }),
      row('cannabis_2_3', 'list', 5, {
        nl: 'Wat gaat weg, en wat komt ervoor in de plaats?',
        en: 'What are you dropping, and what will you do instead?',
      }),
      row('cannabis_2_4', 'quiz', 4, { nl: 'Tabak in de joint', en: 'Tobacco in the joint' }),
      row('cannabis_2_5', 'list', 3, { nl: 'Deze week opruimen', en: 'Clear out this week' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Trek en lastige plekken',
        text: '<p>Je oefent met trek en met plekken waar het lastig is. Daarna zoek je wat je op zo’n avond anders kunt doen, en probeer je iets leuks zonder joint.</p>',
        unlockInfo: 'Je oefent met trek en met plekken.',
      },
      en: {
        title: 'Craving and difficult places',
        text: '<p>You practise with cravings and with places that are hard. You look for your chance to do something different, and try something nice without a joint.</p>',
        unlockInfo: 'You practise with cravings and with the places that bring them on.',
      },
    },
    [
      row('cannabis_3_1', 'video', 4, { nl: 'De golf uitzitten', en: 'Ride the wave' }),
      row('cannabis_3_2', 'text', 7, { nl: 'Eén avond, stap voor stap', en: 'One evening, step by step' }),
      row('cannabis_3_3', 'list', 5, { nl: 'Coffeeshop, maat, bank', en: 'Coffeeshop, friend, sofa' }),
      row('cannabis_3_4', 'text', 5, { nl: 'Gamen en chillen zonder', en: 'Gaming and hanging out without' }),
      row('cannabis_3_5', 'text', 3, { nl: 'Wat werkte?', en: 'What worked?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Hoofd en gevoel',
        text: '<p>Je bekijkt de gedachten en mythes rond blowen. Je oefent voor als je hoofd te snel gaat, en daarna kijk je welk gevoel eronder zat.</p>',
        unlockInfo: 'Je bekijkt de gedachten en mythes rond blowen.',
      },
      en: {
        title: 'Mind and feeling',
        text: '<p>You look at the thoughts and myths around cannabis. You practise for moments when your mind goes too fast, and see which feeling was underneath.</p>',
        unlockInfo: 'You look at the thoughts and myths around cannabis.',
      },
    },
    [
      row('cannabis_4_1', 'quiz', 5, { nl: 'Ik slaap niet zonder', en: 'I cannot sleep without' }),
      row('cannabis_4_2', 'text', 5, { nl: 'Mijn antwoord', en: 'My answer' }),
      row('cannabis_4_3', 'video', 4, { nl: 'Angst en piekeren', en: 'Anxiety and worry' }),
      row('cannabis_4_4', 'quiz', 4, { nl: 'Waar of niet over cannabis', en: 'True or false about cannabis' }),
      row('cannabis_4_5', 'text', 3, { nl: 'Gevoel dat eronder zat', en: 'The feeling underneath' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Mensen om je heen',
        text: '<p>Je oefent nee zeggen in een groep en kijkt naar je vrienden. Je kiest iets waar je naar terug wilt, en leest welke regels er gelden.</p>',
        unlockInfo: 'Je bouwt een week die je zelf wilt.',
      },
      en: {
        title: 'The people around you',
        text: '<p>You practise saying no in a group and look at your friends. You choose something to go back to, and read the rules at school, work and on the road.</p>',
        unlockInfo: 'You build a week you want for yourself.',
      },
    },
    [
      row('cannabis_5_1', 'quiz', 5, {
        nl: 'Nee zeggen als er een joint rondgaat',
        en: 'Saying no when it’s passed round',
      }),
      row('cannabis_5_2', 'text', 6, { nl: 'Vrienden die ook blowen', en: 'Friends who use' }),
      row('cannabis_5_3', 'list', 6, { nl: 'Terug naar iets', en: 'Back to something' }),
      row('cannabis_5_4', 'quiz', 4, { nl: 'School, werk, rijden', en: 'School, work, driving' }),
      row('cannabis_5_5', 'text', 3, { nl: 'Wat een ander ziet', en: 'What someone else sees' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Vasthouden',
        text: '<p>Je maakt je plan voor later, met een noodkaart, je vroege tekens en je doel. Daardoor heb je ook voor een uitglijder een plan.</p>',
        unlockInfo: 'Je maakt je plan voor later.',
      },
      en: {
        title: 'Holding on',
        text: '<p>You make your plan for later, with an emergency card, your early signs and your goal. That way you have a plan for a slip too.</p>',
        unlockInfo: 'You make your plan for later.',
      },
    },
    [
      row('cannabis_6_1', 'video', 3, { nl: 'Eén joint is geen terugval', en: 'One joint is not a relapse' }),
      row('cannabis_6_2', 'list', 4, { nl: 'Mijn noodkaart', en: 'My emergency card' }),
      row('cannabis_6_3', 'list', 4, { nl: 'Vroege tekens', en: 'Early signs' }),
      row('cannabis_6_4', 'text', 5, { nl: 'Festival en vakantie', en: 'Festival and holiday' }),
      row('cannabis_6_5', 'text', 3, { nl: 'Mijn doel', en: 'My goal' }),
    ],
  ),
];

const endRows = [
  row('cannabis_end_1', 'list', 4, { nl: 'Dromen, geheugen, geld', en: 'Dreams, memory, money' }),
  row('cannabis_end_2', 'text', 4, {
    nl: 'Bericht aan mezelf voor een slechte nacht',
    en: 'A message to myself for a bad night',
  }),
  row('cannabis_end_3', 'quiz', 3, { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' }),
];

export const programme = getProgramme(
  'cannabis',
  {
    now: {
      nl: 'Heb je nu trek, kijk dan bij <a href="/hulp">Hulp</a>: die pagina is altijd open.',
      en: 'If you have a craving now, look at <a href="/en/help">Help</a>, which is always open.',
    },
    end: {
      nl: { title: 'Zes weken verder', text: selfHelpEnd.nl },
      en: { title: 'Six weeks on', text: selfHelpEnd.en },
    },
    endRows,
  },
  phases,
  'Method: relapse prevention (Larimer, Palmer and Marlatt 1999), cognitive behavioural therapy, community reinforcement. Sources and points to check stand with each form.',
);
