import { p } from '../shared/markup.ts';
import { atNight } from '../shared/programme-page.ts';
import { phase, row } from '../shared/programme-parts.ts';
import type { StarterPage } from '../starter.ts';

const phases = [
  phase(
    {
      nl: {
        title: 'Kijken hoe het nu is',
        text: '<p>Je begint met veiligheid: is het goed om nu te minderen? Daarna kijk je naar je week, zonder iets te veranderen. Aan het eind schrijf je op waarom je dit doet.</p>',
        unlockInfo: 'Je kunt meteen beginnen: de eerste oefening gaat over veilig minderen.',
      },
      en: {
        title: 'See how it is now',
        text: '<p>You’ll begin with safety, and whether it’s right to cut down now. After that you look at your week, without changing anything yet. At the end you write down why you’re doing this.</p>',
        unlockInfo: 'You can start straight away: the first exercise is about cutting down safely.',
      },
    },
    [
      row('alcohol_1_1', 'quiz', 4, { nl: 'Is het veilig om nu te minderen?', en: 'Is it safe to cut down now?' }),
      row('alcohol_1_2', 'quiz', 4, { nl: 'Hoe groot is een glas?', en: 'How big is a drink?' }),
      row('alcohol_1_3', 'text', 6, { nl: 'Mijn gewone week', en: 'My ordinary week' }),
      row('alcohol_1_4', 'list', 6, {
        nl: 'Wat het glas mij geeft en kost',
        en: 'What drinking gives me and costs me',
      }),
      row('alcohol_1_5', 'text', 3, { nl: 'Waarom nu?', en: 'Why now?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Begrijpen wat er gebeurt',
        text: '<p>Trek komt niet zomaar. Er gaat een moment, een gedachte of een gevoel aan vooraf. Deze week zoek je die momenten op en zet je één ding klaar.</p>',
        unlockInfo: 'Je leert wanneer de trek komt en waarom.',
      },
      en: {
        title: 'Understand what happens',
        text: '<p>Cravings do not come from nowhere. There’s a moment, a thought or a feeling before them. This week you’ll look for those moments and get one thing ready.</p>',
        unlockInfo: 'You’ll learn when your cravings come, and what brings them on.',
      },
    },
    [
      row('alcohol_2_1', 'video', 3, { nl: 'De eerste weken in je lichaam', en: 'The first weeks in your body' }),
      row('alcohol_2_2', 'text', 7, { nl: 'Van aanleiding tot ochtend', en: 'From the first moment to the morning' }),
      row('alcohol_2_3', 'list', 5, { nl: 'Mijn lastige momenten', en: 'My difficult moments' }),
      row('alcohol_2_4', 'quiz', 4, {
        nl: 'Alcohol, slaap, somberheid en spanning',
        en: 'Alcohol, sleep, low mood and tension',
      }),
      row('alcohol_2_5', 'list', 3, { nl: 'Eén ding klaarzetten', en: 'Get one thing ready' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Doen: trek en lastige momenten',
        text: '<p>Je oefent wat je kunt doen als de trek komt. Daarvoor maak je korte zinnen, een lijst en een plan voor een avond uit. Kies wat bij jou past en laat de rest.</p>',
        unlockInfo: 'Je oefent wat je doet als de trek komt.',
      },
      en: {
        title: 'In practice: cravings and difficult moments',
        text: '<p>You’ll practise what you can do when a craving comes. For that you’ll make short sentences, a list and a plan for an evening out. Choose what suits you and leave the rest.</p>',
        unlockInfo: 'You’ll practise what to do in the moment when a craving comes.',
      },
    },
    [
      row('alcohol_3_1', 'video', 4, { nl: 'De golf', en: 'The wave' }),
      row('alcohol_3_2', 'list', 5, { nl: 'Als-dan voor 18 uur', en: 'If-then for six o’clock' }),
      row('alcohol_3_3', 'list', 4, { nl: 'Tien minuten anders', en: 'Ten minutes of something else' }),
      row('alcohol_3_4', 'text', 6, { nl: 'Een avond uit met je plan', en: 'An evening out with your plan' }),
      row('alcohol_3_5', 'text', 3, { nl: 'Wat werkte deze week?', en: 'What worked this week?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Denken en voelen',
        text: '<p>Bij drinken horen gedachten, zoals “eentje dan”, maar ook spanning of schaamte. Je leert ernaar te kijken en zoekt een antwoord dat bij jou past.</p>',
        unlockInfo: 'Je kijkt naar de gedachten die bij het glas horen.',
      },
      en: {
        title: 'Thoughts and feelings',
        text: '<p>Drinking comes with thoughts, such as “only one, then”, but also with tension or shame. You’ll learn to look at those thoughts and find an answer that suits you.</p>',
        unlockInfo: 'You’ll look at the thoughts that come along with drinking.',
      },
    },
    [
      row('alcohol_4_1', 'quiz', 5, { nl: 'Zinnen die het goedpraten', en: 'Thoughts that talk you into it' }),
      row('alcohol_4_2', 'text', 6, {
        nl: 'Mijn antwoord op die ene gedachte',
        en: 'My answer to that one thought',
      }),
      row('alcohol_4_3', 'video', 4, { nl: 'Spanning laten zakken', en: 'Letting tension drop' }),
      row('alcohol_4_4', 'quiz', 4, { nl: 'Waar of niet over alcohol', en: 'True or false about alcohol' }),
      row('alcohol_4_5', 'text', 3, { nl: 'Een zachte zin', en: 'A kind sentence' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Mensen en een leven dat meer geeft',
        text: '<p>Deze week gaat over anderen: nee zeggen als iemand inschenkt, en vertellen wat je nodig hebt. Je kiest ook iets leuks terug dat is blijven liggen.</p>',
        unlockInfo: 'Je oefent nee zeggen en kiest iets leuks terug.',
      },
      en: {
        title: 'People and a life that gives more',
        text: '<p>This week is about other people, from saying no when someone pours to telling them what you need. You’ll also choose something good that got left behind.</p>',
        unlockInfo: 'You’ll practise saying no and choose something good to take up again.',
      },
    },
    [
      row('alcohol_5_1', 'quiz', 5, { nl: '“Doe er nog een”', en: '“Have another”' }),
      row('alcohol_5_2', 'text', 4, { nl: 'Mijn nee-zin', en: 'My way to say no' }),
      row('alcohol_5_3', 'list', 6, { nl: 'Wat heb ik laten liggen?', en: 'What did I leave behind?' }),
      row('alcohol_5_4', 'text', 6, { nl: 'Wie mag het weten?', en: 'Who may know?' }),
      row('alcohol_5_5', 'list', 3, { nl: 'Wat is er al beter?', en: 'What is better already?' }),
    ],
  ),
  phase(
    {
      nl: {
        title: 'Vasthouden',
        text: '<p>De laatste fase gaat over straks. Je maakt een noodkaart, leert je vroege tekens kennen en kiest je doel voor daarna. Ook voor een uitglijder heb je dan een plan.</p>',
        unlockInfo: 'Je maakt je plan voor na het programma.',
      },
      en: {
        title: 'Holding on',
        text: '<p>The last phase is about what comes after. You’ll make an emergency card, get to know your early signs and choose your goal for later. That gives you a plan for a slip as well.</p>',
        unlockInfo: 'You’ll make your plan for the time after the programme.',
      },
    },
    [
      row('alcohol_6_1', 'video', 3, { nl: 'Uitglijder is geen terugval', en: 'A slip is not a relapse' }),
      row('alcohol_6_2', 'list', 5, { nl: 'Mijn noodkaart', en: 'My emergency card' }),
      row('alcohol_6_3', 'list', 5, { nl: 'Vroege tekens', en: 'Early signs' }),
      row('alcohol_6_4', 'text', 6, { nl: 'Feesten en andere lastige dagen', en: 'A calendar of special days' }),
      row('alcohol_6_5', 'text', 3, { nl: 'Mijn doel vanaf nu', en: 'My goal from now' }),
    ],
  ),
];

const end = [
  row('alcohol_end_1', 'text', 6, {
    nl: 'Brief aan mezelf over drie maanden',
    en: 'A letter to myself in three months',
  }),
  row('alcohol_end_2', 'list', 4, { nl: 'Toen en nu', en: 'Then and now' }),
  row('alcohol_end_3', 'quiz', 3, { nl: 'Wat heb ik nog nodig?', en: 'What do I still need?' }),
];

export const programme: StarterPage<'program'> = {
  id: 'alcohol-programme',
  type: 'program',
  domains: ['alcohol'],
  path: { nl: '/programma', en: '/program' },
  nl: {
    title: 'Programma',
    text:
      '<p>Er zijn zes fasen, elk met vijf korte oefeningen. Elke oefening kun je later nog aanpassen. Is iets nu te moeilijk, dan kun je bij persoonlijke oefeningen “Dit sla ik nu over” aanvinken. Dat telt ook als klaar.</p><p>Heb je nu trek, kijk dan bij <a href="/hulp">Hulp</a>: die pagina is altijd open.</p>' +
      p(atNight.nl),
    image: { drawing: 'laan', alt: '' },
    phaseDayInterval: 7,
    unlockInfo:
      'Elke week kan een nieuwe fase opengaan, als je de vorige hebt afgerond. Mis je een week, dan blijft alles open staan.',
    phases: phases.map(({ nl }) => nl),
    endTitle: 'Zes weken verder',
    endText:
      '<p>Je bent bij het eind van het programma. Misschien ging het zoals je wilde, en misschien anders. Wat je hebt geoefend, neem je in elk geval mee.</p><p>Hier staan nog drie oefeningen: een brief aan jezelf, een blik terug en een blik vooruit. Daarna kun je je dagen blijven invullen.</p>',
    endImage: { drawing: 'uitkijk', alt: '' },
    endExercises: end.map(({ nl }) => nl),
  },
  en: {
    title: 'Programme',
    text:
      '<p>There are six phases, each with five short exercises. You can change every exercise later on. If something is too hard right now, you can tick “Skip this for now” in personal exercises. That counts as done too.</p><p>If you have a craving now, go to <a href="/en/help">Help</a>: that page is always open.</p>' +
      p(atNight.en),
    image: { drawing: 'laan', alt: '' },
    phaseDayInterval: 7,
    unlockInfo:
      'A new phase can open every week, once you’ve finished the one before it. If you miss a week, everything stays open.',
    phases: phases.map(({ en }) => en),
    endTitle: 'Six weeks on',
    endText:
      '<p>You’ve reached the end of the programme. It may have gone the way you wanted, or it may have been different. Either way, what you’ve practised goes with you.</p><p>There are three more exercises here, with a letter to yourself, a look back and a look ahead. After that you can keep logging your days.</p>',
    endImage: { drawing: 'uitkijk', alt: '' },
    endExercises: end.map(({ en }) => en),
  },
  notes: `Method: relapse prevention (Larimer, Palmer and Marlatt 1999 [S31]), cognitive behavioural therapy and motivational interviewing, community reinforcement, if-then plans (Gollwitzer [S47]).
CHECK [C1]: addiction doctor and GP, the six-week schedule of alcohol plans including the last step from week 5 to 6. Sources and points per exercise stand with each form.`,
};
