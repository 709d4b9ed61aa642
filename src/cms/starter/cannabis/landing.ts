import { diaryExampleTitle, faqTitle, helpLinesBlock, quickExitText } from '../shared/blocks.ts';
import { p, steps, tel } from '../shared/markup.ts';
import type { StarterPage, StarterQuestion } from '../starter.ts';

const questions = [
  'shared-anonymous',
  'cannabis-landing-cut-down',
  'cannabis-landing-above-goal',
  'cannabis-landing-with-tobacco',
  'shared-time',
];

export const landing: StarterPage<'landing_page'> = {
  id: 'cannabis-landing',
  type: 'landing_page',
  domains: ['cannabis'],
  path: { nl: '/', en: '/' },
  nl: {
    title: 'Minder blowen, meer van je dag.',
    lead: 'Zelfhulp is een gratis programma van 6 weken, dat je online en in je eigen tempo doet. Je echte naam is niet nodig. Of je wilt stoppen of minderen, kies je zelf.',
    description:
      'Gratis online programma van 6 weken om minder te blowen of te stoppen. Zonder je echte naam, met hulp bij slapen, onrust en lege avonden.',
    primary: { href: '/registreren', text: 'Begin gratis' },
    second: { href: '#hoe', text: 'Kijk hoe het werkt' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'Een pad van 6 weken',
        body:
          p('Elke week kan er een nieuwe fase met oefeningen opengaan.') +
          steps(
            [
              'Maak je plan',
              'Je vult in hoeveel joints je nu op een dag rookt, waarbij een gedeelde joint een halve is. Daarna kies je of je stopt of mindert, in één keer of stap voor stap.',
            ],
            [
              'Vul elke dag iets in',
              'Dat duurt één minuut, en ook nul vul je in. Zo zie je waarvoor je blowt, en wanneer het vanzelf minder is.',
            ],
            [
              'Doe korte oefeningen',
              'Ze gaan over slapen, je vervelen en nee zeggen in een groep. Je zoekt wat jou nu rust kan geven. Dat is voor iedereen anders.',
            ],
            [
              'Je staat er niet alleen voor',
              'Lees mee op het forum of schrijf in je dagboek. Je kunt ook iemand als buddy vragen, zodat je er niet alleen voor staat.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Let goed op je hoofd',
        body: p(
          'Hoor of zie je dingen die anderen niet horen of zien, of vertrouw je bijna niemand meer? Bel vandaag je huisarts of de huisartsenpost.',
          'Had jij ooit een psychose, of iemand in je naaste familie, praat dan eerst met je huisarts. Gebruik tot dan liever niet.',
          'Overleg ook eerst als je zwanger bent, vaak hevig moet overgeven of cannabis op recept gebruikt.',
          `Is er direct gevaar? Bel ${tel('112')}.`,
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Slapen zonder joint',
        body: p(
          'Veel mensen blowen om te kunnen slapen. Stop of minder je, dan slaap je eerst vaak slechter en droom je meer. Je slaap is dan aan het herstellen.',
          'Na 1 tot 3 weken gaat het bij de meeste mensen beter. Tot die tijd helpen kleine dingen, zoals vaste tijden, een warm bad en een boek.',
          'Slaap je na 4 weken nog steeds slecht, vraag dan je huisarts om mee te denken.',
        ),
        image: { drawing: 'rust', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Niemand hoeft het te weten',
        body: p(
          'Je vrienden niet, je ouders niet, en je school of werk ook niet. Je kiest zelf een bijnaam, en wat je in je dagboek schrijft, lees alleen jij.',
          quickExitText.nl,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.nl,
        body: p(
          '“Gedroomd over mijn opa. Om drie uur was ik wakker. Ik las een hoofdstuk en sliep weer in. Vandaag was ik op tijd, en het bos was nat en stil.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.nl, questions },
      {
        type: 'cta',
        title: 'Begin bij één avond',
        body: p(
          'Je hoeft niet alles tegelijk te veranderen. Eén avond is al een begin. Je plan staat in een paar minuten klaar.',
        ),
        link: { href: '/registreren', text: 'Begin gratis' },
        second: { href: '/hulp', text: 'Eerst meer lezen bij Hulp' },
      },
      helpLinesBlock.nl,
    ],
  },
  en: {
    title: 'Less cannabis, more of your day.',
    lead: 'Zelfhulp is a free 6-week online programme that you follow at your own pace. There’s no need for your real name. Whether you stop or cut down is your choice.',
    description:
      'A free 6-week online programme to use less cannabis or stop. No need for your real name, with help with sleep, restlessness and empty evenings.',
    primary: { href: '/en/register', text: 'Start for free' },
    second: { href: '#hoe', text: 'See how it works' },
    scene: 'own',
    paragraphs: [
      {
        type: 'text',
        title: 'A path of 6 weeks',
        body:
          p('Every week a new part can open, so you can see where you are and what comes next.') +
          steps(
            [
              'Make your plan',
              'You enter how many joints you smoke in a day now, and a shared joint counts as half. After that you choose whether to stop or cut down, all at once or step by step.',
            ],
            [
              'Log your day, every day',
              'It takes one minute, and you log zero too. It shows you what you use for, and when you need it less.',
            ],
            [
              'Do short exercises',
              'They’re about sleep, being bored and saying no in a group. You look for what can give you calm now. That’s different for everyone.',
            ],
            [
              'You’re not on your own',
              'Read along on the forum, or write in your diary. You can also ask someone to be your buddy, so that you’re not on your own.',
            ],
          ),
        appearance: 'walk',
        width: 'half',
      },
      {
        type: 'text',
        title: 'Take good care of your mind',
        body: p(
          'If you hear or see things others do not, or trust hardly anyone, call your GP or out-of-hours GP today.',
          'If you, or someone in your close family, ever had a psychosis, talk to your GP first. Until then it’s better not to use.',
          'If you’re pregnant, are often very sick or use cannabis on prescription, ask before you begin as well.',
          `If you’re in danger now, call ${tel('112')}.`,
        ),
        appearance: 'notice',
        width: 'half',
      },
      {
        type: 'text_image',
        title: 'Sleeping without a joint',
        body: p(
          'Many people use cannabis to sleep. When you stop or cut down, you often sleep worse at first and dream more, as your sleep recovers.',
          'After 1 to 3 weeks it gets better for most people. Until then small things help, such as regular times, a warm bath and a book instead of a screen.',
          'If you’re still sleeping badly after 4 weeks, see your GP.',
        ),
        image: { drawing: 'rust', alt: '' },
        side: 'after',
      },
      {
        type: 'text',
        title: 'Nobody has to know',
        body: p(
          'Your friends do not have to know, and neither do your parents, your school or your work. You choose a nickname, and only you read what you write in your diary.',
          quickExitText.en,
        ),
        width: 'half',
      },
      {
        type: 'text',
        title: diaryExampleTitle.en,
        body: p(
          '“I dreamt about my grandad. At three I was awake. I read a chapter and fell asleep again. Today I was on time, and the wood was wet and quiet.”',
        ),
        appearance: 'quote',
        width: 'half',
      },
      { type: 'faq', title: faqTitle.en, questions },
      {
        type: 'cta',
        title: 'Begin with one evening',
        body: p(
          'You do not have to change everything at once. One evening is a good start. Your plan is ready in a few minutes.',
        ),
        link: { href: '/en/register', text: 'Start for free' },
        second: { href: '/en/help', text: 'Read more at Help first' },
      },
      helpLinesBlock.en,
    ],
  },
  notes:
    'Sources: outline 2.2, 3.4 exercises 1.1, 2.1 and 2.2 (Budney et al. 2003 [S12]). ' +
    'CHECK [C1]: a psychiatrist confirms the lines on psychosis and "until then it is better not to use" (outline 6, item 8), repeated vomiting and prescribed cannabis. ' +
    'CHECK [C4]: "after 1 to 3 weeks" and "after 4 weeks" for sleep (item 12).',
};

export const landingFaq: readonly StarterQuestion[] = [
  {
    id: 'cannabis-landing-cut-down',
    nl: {
      question: 'Kan ik ook minderen in plaats van stoppen?',
      answer: p(
        'Ja, je kiest zelf een doel voor elke dag van de week. Dat kan alleen nog in het weekend zijn, of één minder per dag. Je kunt het later aanpassen.',
        'Had je ooit een psychose, dan is niet gebruiken voor jou het veiligst. Bespreek dat met je huisarts voordat je begint.',
      ),
    },
    en: {
      question: 'Can I cut down instead of stopping?',
      answer: p(
        'Yes, you choose your own goal for every day of the week. It could be only at weekends, or one less a day. You can change it later, as often as you like.',
        'If you’ve ever had a psychosis, not using is safest for you. Talk about that with your GP before you start making a plan.',
      ),
    },
    notes: 'CHECK [C1]: a clinician confirms the advice to stop after a psychosis (outline 6, items 8 and 14).',
  },
  {
    id: 'cannabis-landing-above-goal',
    nl: {
      question: 'Wat als ik meer blow dan mijn doel?',
      answer: p(
        'Dan vul je dat in. Zo zie je wat het lastig maakte. Ga daarna op je vaste tijd slapen. Morgen geldt hetzelfde doel, niet strenger en ook niet weg.',
      ),
    },
    en: {
      question: 'What if I use more than my goal?',
      answer: p(
        'Log that too: it shows you what made the day hard. After that, go to bed at your usual time. Your goal is the same tomorrow, no stricter and not gone.',
      ),
    },
  },
  {
    id: 'cannabis-landing-with-tobacco',
    nl: {
      question: 'Ik meng met tabak. Maakt dat uit?',
      answer: p(
        'Ja, dan mis je ook nicotine, en daar komt een deel van je trek van. Een sigaret in plaats van een joint houdt die trek in stand.',
        'Je apotheek kan meedenken over een pleister of kauwgom. Er is ook een <a href="/programmas">programma om te stoppen met roken</a>.',
      ),
    },
    en: {
      question: 'I mix with tobacco. Does that matter?',
      answer: p(
        'Yes, you’ll miss nicotine too, and part of your craving comes from that. A cigarette in place of a joint keeps that craving going.',
        'Your pharmacist can advise you on a patch or gum. There’s also a <a href="/en/programmes">programme to stop smoking</a>.',
      ),
    },
    notes:
      'Source: outline 3.4 exercise 2.4. CHECK [C3]: nicotine replacement when stopping cannabis with tobacco (pharmacist).',
  },
];
