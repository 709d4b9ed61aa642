import { exercise, line, option, ruler, several, skip, story, told } from '../../shared/exercise-parts.ts';
import { p, tel } from '../../shared/markup.ts';
import { risk, safetyQuestion } from '../../shared/safety-question.ts';
import type { StarterWebform } from '../../starter.ts';

const LOCKS = [
  option('cruks', { nl: 'Mij inschrijven in Cruks', en: 'Register myself with Cruks' }),
  option('apps', { nl: 'Gokapps en accounts weghalen', en: 'Remove gambling apps and accounts' }),
  option('wachtwoord', {
    nl: 'Iemand anders een nieuw wachtwoord laten kiezen',
    en: 'Let someone else choose a new password',
  }),
  option('limiet', { nl: 'De daglimiet van mijn pas omlaag', en: 'Lower the daily limit of my card' }),
  option('blokkade', { nl: 'Een app die goksites blokkeert', en: 'An app that blocks gambling sites' }),
  option('reclame', { nl: 'Reclame, mails en meldingen uit', en: 'Turn off adverts, emails and alerts' }),
  option('contant', { nl: 'Alleen geld voor die dag bij me', en: 'Carry only the money for that day' }),
];

const lock = exercise({
  id: 'gambling_1_1',
  domain: 'gambling',
  title: { nl: 'Vandaag één slot', en: 'One lock today' },
  parts: [
    told('inleiding', {
      nl: p(
        'Als gokken lastiger wordt, hoef je minder vaak nee te zeggen. Kies vandaag één slot. Een tweede kan morgen.',
      ),
      en: p(
        'When gambling gets harder to do, you need to say no less often. Choose one lock today. A second can wait.',
      ),
    }),
    told(
      'cruks',
      {
        nl: p(
          'Cruks is het landelijke register waarmee je jezelf uitsluit van gokken. Met DigiD gaat het direct in. Op papier kan ook.',
          'Je kiest zelf hoelang: minstens 6 maanden, hoogstens 99 jaar. Daarna loopt het vanzelf af. Je krijgt daarvan geen bericht.',
          'Het geldt voor legale goksites, speelhallen en casino’s. Het geldt niet voor illegale sites en niet voor alles, zoals loterijen. Daarom helpt een tweede slot.',
          'Het adres staat bij <a href="/hulp">Hulp</a>.',
        ),
        en: p(
          'Cruks is the national register with which you exclude yourself from gambling. With DigiD it starts at once. On paper is possible too.',
          'You choose how long: at least 6 months, at most 99 years. After that it ends by itself. You get no message about that.',
          'It covers legal gambling sites, arcades and casinos. It does not cover illegal sites, and not everything, such as lotteries. That is why a second lock helps.',
          'The address is at <a href="/en/help">Help</a>.',
        ),
      },
      { folded: { nl: 'Wat is Cruks?', en: 'What is Cruks?' } },
    ),
    several('nu', { nl: 'Welk slot zet je er nu op?', en: 'Which lock do you put on now?' }, LOCKS, {
      required: true,
      other: { nl: 'Een ander slot', en: 'Another lock' },
      help: { nl: 'Kies iets wat binnen 10 minuten kan.', en: 'Choose something you can do within 10 minutes.' },
    }),
    several('morgen', { nl: 'Welk slot doe je morgen?', en: 'Which lock do you do tomorrow?' }, LOCKS, {
      other: { nl: 'Een ander slot', en: 'Another lock' },
    }),
    line('wie', { nl: 'Wie kan je bij een slot helpen?', en: 'Who can help you with a lock?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eén slot helpt', en: 'One lock helps' },
    html: {
      nl: p(
        'Twee sloten samen helpen meer. Koos je een slot voor vandaag? Zet het er dan nu op, voordat je verdergaat.',
        'Een slot is geen straf. Het geeft je tijd op een lastig moment.',
      ),
      en: p(
        'Two locks together help more. Did you choose a lock for today? Then put it on now, before you go on.',
        'A lock is not a punishment. It gives you time at a difficult moment.',
      ),
    },
  },
  notes:
    'Sources: kansspelautoriteit.nl (Cruks: at least 6 months to 99 years, DigiD or paper, ends without a message). CHECK: Kansspelautoriteit: which games are outside Cruks. CHECK: bank blocks and limits.',
});

const onPaper = exercise({
  id: 'gambling_1_2',
  domain: 'gambling',
  title: { nl: 'Mijn spel op papier', en: 'My gambling on paper' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je kijkt hoe het nu gaat. Je hoeft niets te veranderen en niets uit te rekenen. Bedragen zijn niet nodig.',
      ),
      en: p('You look at how things are now. You do not have to change or work out anything. Amounts are not needed.'),
    }),
    several(
      'spellen',
      { nl: 'Waarop zet je in?', en: 'What do you put money on?' },
      [
        option('sport', { nl: 'Sportwedstrijden', en: 'Sports matches' }),
        option('online', { nl: 'Spellen in een online casino', en: 'Games in an online casino' }),
        option('automaat', { nl: 'Speelautomaten', en: 'Gaming machines' }),
        option('poker', { nl: 'Poker of kaarten', en: 'Poker or cards' }),
        option('loterij', { nl: 'Loterij, krasloten of bingo', en: 'Lottery, scratch cards or bingo' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wanneer', { nl: 'Op welke dagen en hoe laat vooral?', en: 'On which days and at what time, mostly?' }),
    several(
      'waar',
      { nl: 'Waar ben je dan?', en: 'Where are you then?' },
      [
        option('bank', { nl: 'Op de bank', en: 'On the sofa' }),
        option('bed', { nl: 'In bed', en: 'In bed' }),
        option('werk', { nl: 'Op het werk', en: 'At work' }),
        option('wc', { nl: 'Op de wc', en: 'In the toilet' }),
        option('uit', { nl: 'In een café, speelhal of casino', en: 'In a café, arcade or casino' }),
        option('onderweg', { nl: 'Onderweg', en: 'On the way somewhere' }),
      ],
      { other: { nl: 'Ergens anders', en: 'Somewhere else' } },
    ),
    several(
      'begin',
      { nl: 'Waarmee begint het vaak?', en: 'What does it often start with?' },
      [
        option('geld', { nl: 'Er komt geld binnen', en: 'Money comes in' }),
        option('bericht', { nl: 'Een reclame of bericht', en: 'An advert or message' }),
        option('wedstrijd', { nl: 'Een wedstrijd', en: 'A match' }),
        option('verveling', { nl: 'Verveling', en: 'Boredom' }),
        option('ruzie', { nl: 'Ruzie of spanning', en: 'An argument or stress' }),
        option('verlies', { nl: 'Verlies van de dag ervoor', en: 'A loss from the day before' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    story('laatste_keer', {
      nl: 'Denk aan de laatste keer. Hoelang wilde je spelen, en hoelang werd het?',
      en: 'Think of the last time. How long did you want to play, and how long did it become?',
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je hebt gekeken', en: 'You have looked' },
    html: {
      nl: p(
        'Je keek naar je spel zonder te rekenen. Het rekenen komt later, op jouw tempo.',
        'Zie je een vast begin? Daar past straks je volgende slot.',
      ),
      en: p(
        'You looked at your gambling without working anything out. That comes later, at your own pace.',
        'Do you see a fixed beginning? That is the place for your next lock.',
      ),
    },
  },
  notes: 'Method: self-monitoring. No amounts are asked.',
});

const givesAndCosts = exercise({
  id: 'gambling_1_3',
  domain: 'gambling',
  title: { nl: 'Wat gokken geeft en kost', en: 'What it gives and costs' },
  parts: [
    told('inleiding', {
      nl: p('Gokken gaf je iets, anders deed je het niet. Het kost ook iets. Kijk naar beide kanten, zonder oordeel.'),
      en: p(
        'Gambling gave you something, or you would not do it. It costs something too. Look at both sides, without judging.',
      ),
    }),
    several(
      'geeft',
      { nl: 'Wat zoek je erin?', en: 'What are you looking for in it?' },
      [
        option('spanning', { nl: 'Spanning', en: 'Excitement' }),
        option('weg', { nl: 'Er een tijdje niet zijn', en: 'Being away from it all for a while' }),
        option('hoop', { nl: 'Hoop op een oplossing', en: 'Hope of a solution' }),
        option('rust', { nl: 'Rust in mijn hoofd', en: 'Quiet in my mind' }),
        option('mensen', { nl: 'Erbij horen', en: 'Being part of something' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several(
      'kost',
      { nl: 'Wat kost het je?', en: 'What does it cost you?' },
      [
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('aandacht', { nl: 'Aandacht voor anderen', en: 'Attention for others' }),
        option('geheim', { nl: 'Een geheim bewaren', en: 'Keeping a secret' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('vertrouwen', { nl: 'Vertrouwen', en: 'Trust' }),
        option('werk', { nl: 'Werk of school', en: 'Work or school' }),
        option('stemming', { nl: 'Mijn humeur', en: 'My mood' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('zwaarst', { nl: 'Wat kost je het meest?', en: 'What costs you most?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Beide kanten zijn waar', en: 'Both sides are true' },
    html: {
      nl: p(
        'Wat je zocht, zoeken veel mensen. Je kunt het ook ergens anders vinden. Daar helpen de oefeningen bij.',
        'Was dit zwaar om te zien? Praat er vandaag met iemand over, of kijk bij <a href="/hulp">Hulp</a>.',
      ),
      en: p(
        'What you were looking for, many people look for. You can find it elsewhere too. The exercises help with that.',
        'Was this hard to see? Talk to someone about it today, or look at <a href="/en/help">Help</a>.',
      ),
    },
  },
  notes: 'Method: decisional balance, cost last (motivational interviewing).',
});

const howAreYou = exercise({
  id: 'gambling_1_4',
  domain: 'gambling',
  title: { nl: 'Hoe gaat het echt met je?', en: 'How are you really?' },
  parts: [
    told('inleiding', {
      nl: p('Na verlies kan alles zwaar voelen. Deze vijf zinnen zijn voor jou. Er is geen goed of fout antwoord.'),
      en: p(
        'After a loss everything can feel heavy. These five sentences are for you. There is no right or wrong answer.',
      ),
    }),
    safetyQuestion({
      key: 'slaap',
      label: { nl: 'Ik slaap slecht.', en: 'I sleep badly.' },
      required: true,
      yes: {
        nl: 'Veel mensen met zorgen hebben dat. Leg je telefoon vanavond in een andere kamer. Blijft het? Bel je huisarts.',
        en: 'Many people with worries do. Leave your phone in another room tonight. Does it go on? Call your GP.',
      },
      no: {
        nl: 'Goed om te horen. Slaap helpt bij alles wat nu komt.',
        en: 'Good to hear. Sleep helps with all that comes now.',
      },
    }),
    safetyQuestion({
      key: 'paniek',
      label: { nl: 'Ik ben in paniek over geld.', en: 'I am in a panic about money.' },
      yes: {
        nl: 'Paniek maakt dat je snel wilt beslissen. Beslis vandaag niets over geld. Bel eerst iemand die meekijkt.',
        en: 'Panic makes you want to decide fast. Decide nothing about money today. First call someone who looks at it with you.',
      },
      no: {
        nl: 'Fijn. Komt de paniek later toch? Dan weet je dat er hulp is.',
        en: 'Good. If panic comes later, you know that there is help.',
      },
    }),
    told(
      'geldfit',
      {
        nl: p(`<strong>Bel Geldfit: ${tel('0800-8115')}.</strong> Gratis en anoniem. Ze vragen alleen je postcode.`),
        en: p(
          `<strong>Call Geldfit: ${tel('0800-8115')}.</strong> Free and anonymous. They only ask for your postcode.`,
        ),
      },
      { when: risk('paniek') },
    ),
    safetyQuestion({
      key: 'beter_af',
      label: {
        nl: 'Ik denk dat anderen beter af zijn zonder mij.',
        en: 'I think that others are better off without me.',
      },
      yes: {
        nl: 'Die gedachte komt bij veel mensen na verlies. Hij voelt waar, en hij is het niet. Praat er vandaag over.',
        en: 'Many people have this thought after a loss. It feels true, and it is not. Talk about it today.',
      },
      no: { nl: 'Houd dat vast. Je bent nodig.', en: 'Hold on to that. You are needed.' },
    }),
    safetyQuestion({
      key: 'doodgaan',
      label: { nl: 'Ik denk aan doodgaan.', en: 'I think about dying.' },
      yes: {
        nl: 'Goed dat je dit zegt. Je hoeft hier niet alleen mee te blijven. Bel vandaag.',
        en: 'Good that you say this. You do not have to stay alone with it. Call today.',
      },
      no: {
        nl: 'Verandert dat? Bel dan meteen. Dag en nacht is er iemand.',
        en: 'If that changes, call at once. There is someone day and night.',
      },
    }),
    told(
      'bel_113',
      {
        nl: p(
          `<strong>Bel nu ${tel('113')}.</strong> Gratis en anoniem, dag en nacht. Chatten kan ook, op 113.nl.`,
          'Zeg ook iemand bij jou in de buurt hoe het gaat. Deze zin is genoeg: “Het gaat niet goed, wil je bij me blijven?”',
        ),
        en: p(
          `<strong>Call ${tel('113')} now.</strong> Free and anonymous, day and night. You can also chat, at 113.nl.`,
          'Also tell someone near you how you are. This sentence is enough: “I am not well, will you stay with me?”',
        ),
      },
      { when: risk('beter_af', 'doodgaan') },
    ),
    safetyQuestion({
      key: 'bedreigd',
      label: { nl: 'Iemand bedreigt mij.', en: 'Someone is threatening me.' },
      yes: {
        nl: 'Bedreiging is strafbaar, ook als je iemand geld schuldig bent. Zorg eerst dat je veilig bent.',
        en: 'Threats are a crime, also when you owe someone money. Make sure you are safe first.',
      },
      no: { nl: 'Goed. Dan heb je tijd om rustig te kijken.', en: 'Good. Then you have time to look calmly.' },
    }),
    told(
      'politie',
      {
        nl: p(
          `<strong>Is er nu gevaar? Bel ${tel('112')}.</strong> Kan het wachten? Bel de politie: ${tel('0900-8844')}.`,
        ),
        en: p(
          `<strong>Is there danger now? Call ${tel('112')}.</strong> Can it wait? Call the police: ${tel('0900-8844')}.`,
        ),
      },
      { when: risk('bedreigd') },
    ),
    told('plan', {
      nl: p(
        `<strong>Heb je vandaag een plan om jezelf iets aan te doen? Bel nu ${tel('113')} of ${tel('112')}. Blijf niet alleen.</strong>`,
      ),
      en: p(
        `<strong>Do you have a plan to hurt yourself today? Call ${tel('113')} or ${tel('112')} now. Do not stay alone.</strong>`,
      ),
    }),
  ],
  feedback: {
    title: { nl: 'Dit gevoel verandert', en: 'This feeling changes' },
    html: {
      nl: p(
        'Na verlies kan het voelen alsof er geen weg is. Dat gevoel verandert. Geld is op te lossen, jij bent niet te vervangen.',
        `Niemand krijgt bericht van je antwoorden. Heb je hulp nodig? Bel dan zelf: ${tel('113')}, gratis en anoniem. Bij gevaar ${tel('112')}.`,
      ),
      en: p(
        'After a loss it can feel as if there is no way out. That feeling changes. Money can be solved, you cannot be replaced.',
        `Nobody gets a message about your answers. Do you need help? Then call: ${tel('113')}, free and anonymous. In danger, ${tel('112')}.`,
      ),
    },
  },
  notes:
    'Sources: 113 and Geldfit numbers as in the record of help lines. CHECK: clinician and 113 guideline: wording and route for thoughts of suicide. CHECK: provider: nobody is told about answers; a linked nurse may see them. CHECK: police number 0900-8844.',
});

const why = exercise({
  id: 'gambling_1_5',
  domain: 'gambling',
  title: { nl: 'Eén zin waarom', en: 'One sentence why' },
  parts: [
    told('inleiding', {
      nl: p('Je eigen zin werkt beter dan een goed advies. Geef eerst twee cijfers. Daarna komt de zin vaak vanzelf.'),
      en: p('Your own sentence works better than good advice. First give two numbers. The sentence often follows.'),
    }),
    ruler(
      'belang',
      {
        nl: 'Hoe belangrijk is het voor jou om hier iets aan te doen?',
        en: 'How important is it to you to do something about this?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    line('niet_lager', { nl: 'Waarom koos je geen lager cijfer?', en: 'Why did you not choose a lower number?' }),
    ruler(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het lukt?', en: 'How much do you trust that it will work?' },
      { nl: ['geen', 'heel veel'], en: ['none', 'very much'] },
    ),
    line(
      'zin',
      { nl: 'Eén zin voor op je betaalpas', en: 'One sentence for on your bank card' },
      {
        help: { nl: 'Bijvoorbeeld: “Ik wil weer rustig slapen.”', en: 'For example: “I want to sleep calmly again.”' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Van jou, en dichtbij', en: 'Yours, and close by' },
    html: {
      nl: p(
        'Heb je een zin? Plak hem op je pas of zet hem op je telefoon.',
        'Wil je storten? Lees hem dan eerst en wacht 10 minuten. Vaak is de drang daarna lager.',
      ),
      en: p(
        'Do you have a sentence? Stick it on your card or put it on your phone.',
        'Do you want to deposit? Then read it first and wait 10 minutes. Often the urge is lower after that.',
      ),
    },
  },
  notes: 'Method: rulers of importance and confidence (motivational interviewing).',
});

/** Close the door: make gambling hard today, look honestly, check how the reader is. */
export const PHASE_1: readonly StarterWebform[] = [lock, onPaper, givesAndCosts, howAreYou, why];
