import { diaryExampleTitle, faqTitle, helpLinesBlock, programmesBlock, quickExitText } from '../shared/blocks.ts';
import { gpFirst, p, safety, steps } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'alcohol-landing-cut-down',
  'alcohol-landing-above-goal',
  'alcohol-landing-one-glass',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'alcohol-landing',
  type: 'landing_page',
  domains: ['alcohol'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Minder drinken begint met één stap.',
    lead: 'Zelfhulp is een gratis programma van 6 weken. Je doet het online, zonder je echte naam en in je eigen tempo. Of je stopt of mindert, kies je zelf.',
    description:
      'Gratis online programma van 6 weken om minder te drinken of te stoppen. Zonder je echte naam, in je eigen tempo, met een plan dat bij je past.',
    primary: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '#hoe', text: 'Kijk hoe het werkt' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'Een pad van 6 weken',
        body:
          p('Elke week kom je een stuk verder. Je ziet waar je bent en wat de volgende stap is.') +
          steps(
            [
              'Maak je plan',
              'Je vult in hoeveel glazen je nu drinkt, en kiest dan voor stoppen of minderen. Bij alcohol gaat dat altijd stap voor stap, want dat is veiliger.',
            ],
            [
              'Vul elke dag je glazen in',
              'Dat duurt één minuut, en ook nul vul je in. Daardoor zie je welke dagen rustig gaan en welke lastig zijn.',
            ],
            [
              'Doe korte oefeningen',
              'Je oefent met trek rond het eten, nee zeggen op een verjaardag en slapen zonder te drinken. Alles gaat over jouw eigen week.',
            ],
            [
              'Loop niet alleen',
              'Lees mee op het forum of schrijf in je dagboek. Je kunt ook iemand als buddy vragen, zodat je steun dichtbij hebt.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Stop niet ineens als je elke dag veel drinkt',
        body:
          p('Je lichaam kan gewend zijn aan alcohol, en dan is ineens stoppen gevaarlijk.') +
          gpFirst('nl') +
          p(`${safety('alcoholEmergency', 'nl')} Doe dat ook als iemand niet wakker wordt.`),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Trek komt op en zakt weer',
        body: p(
          'Veel mensen hebben de meeste trek rond het eten, of als het werk klaar is. Die trek is een golf, want hij komt op, wordt hoog en zakt weer.',
          'Vaak duurt dat niet langer dan een halfuur. In het programma kies je wat jij in dat halfuur doet. Misschien loop je een rondje, eet je eerst of stuur je iemand een bericht.',
        ),
        image: { drawing: 'dijk', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Je kiest zelf een bijnaam, en alleen jij leest je dagboek. Je werk, je familie en je huisarts zien niets, tenzij jij iemand uitnodigt.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Vrijdag zat ik op de bank met thee. Om negen uur was de trek weg. Zaterdag liep ik al vroeg buiten, terwijl het naar regen rook.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Zet vandaag de eerste stap',
        body: p('In een paar minuten staat je eerste plan klaar, en aanpassen kan altijd.'),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
      programmesBlock.nl,
    ],
  },
  en: {
    title: 'Drinking less starts with one step.',
    lead: 'Zelfhulp is a free programme of 6 weeks. You follow it online, with no need for your real name, at your own pace. Stop or cut down, that is your choice.',
    description:
      'A free online programme of 6 weeks to drink less or stop. No need for your real name, at your own pace, with a plan that suits you.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('Every week you walk a little further. You see where you are and what the next step is.') +
          steps(
            [
              'Make your plan',
              'You fill in how many glasses you drink in a day now. Then you choose: stop or cut down. With alcohol this always goes step by step. That is safer.',
            ],
            [
              'Fill in your glasses every day',
              'It takes one minute. You fill in zero too. That shows you which days go well and which are hard.',
            ],
            [
              'Do short exercises',
              'About craving around dinner time, saying no at a birthday and sleeping without a drink. You practise with your own week.',
            ],
            [
              'Do not walk alone',
              'Read along on the forum or write in your diary. You can also ask someone to be your buddy.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Do not stop suddenly if you drink a lot every day',
        body:
          p('Your body may be used to alcohol, and stopping suddenly is dangerous then.') +
          gpFirst('en') +
          p(`${safety('alcoholEmergency', 'en')} Also if someone does not wake up.`),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Craving comes up and goes down again',
        body: p(
          'Many people have the most craving around dinner time, or when work is done. That craving is a wave. It comes up, gets high and goes down again.',
          'Often it lasts no longer than half an hour. In the programme you choose what you do in that half hour. A short walk, eating first, a message to someone.',
        ),
        image: { drawing: 'dijk', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'You choose a nickname. You read your diary, and nobody else does. Your work, your family and your GP see nothing, unless you invite someone.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“On Friday I sat on the sofa with tea. At nine the craving was gone. On Saturday I was out walking early. It smelled of rain.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Take the first step today',
        body: p('Your first plan is ready in a few minutes. You can always change it.'),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
      programmesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2 (NHG-Standaard Problematisch alcoholgebruik, Farmacotherapeutisch Kompas), 5.1 tip 10. ' +
    'CHECK: a clinician confirms who should see a GP first, the words "every day a lot" and "in the morning", and the way to 112 (outline 6, items 1, 2, 7 and 9). ' +
    'CHECK: "often no longer than half an hour" for craving. CHECK: the provider confirms that the programme is free.',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'alcohol-landing-cut-down',
    nl: {
      question: 'Kan ik ook minderen in plaats van stoppen?',
      answer: p(
        'Ja, je kiest zelf een doel voor elke dag van de week. Je plan gaat in 6 weken in stappen naar dat doel, maar aanpassen kan altijd.',
      ),
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: p(
        'Yes. You choose a goal for every day of the week. Your plan goes to that goal step by step, in 6 weeks. You can always change it.',
      ),
    },
  },
  {
    id: 'alcohol-landing-above-goal',
    nl: {
      question: 'Wat als ik meer drink dan mijn doel?',
      answer: p(
        'Vul het dan in, want zo zie je later wat er gebeurde. Drink daarna water en ga slapen. Morgen geldt hetzelfde doel, niet strenger.',
        'Ga je trillen of zweten als je niet drinkt? Stop dan niet ineens en bel je huisarts.',
      ),
    },
    en: {
      question: 'What if I drink more than my goal?',
      answer: p(
        'Then you fill that in. It helps, because it shows you what happened. One day is one day. Drink water, go to sleep, and tomorrow your goal counts again.',
        'Do you start to shake or sweat when you do not drink? Do not stop suddenly and call your GP.',
      ),
    },
    notes: 'CHECK: a clinician confirms the last paragraph (outline 6, item 1).',
  },
  {
    id: 'alcohol-landing-one-glass',
    nl: {
      question: 'Wat telt als één glas?',
      answer: p(
        safety('glass', 'nl'),
        'Een groot glas of een blik telt dus voor meer dan één. Schatten is goed, als je het steeds op dezelfde manier doet.',
      ),
    },
    en: {
      question: 'What counts as one glass?',
      answer: p(
        safety('glass', 'en'),
        'A large glass or a can is often more than one. An estimate is fine, if you always count in the same way.',
      ),
    },
    notes:
      'Source: trimbos.nl, Drinkadvies (outline 5.2, alcohol 3). CHECK: the English comparison with the UK unit (outline 6, item 17).',
  },
];
