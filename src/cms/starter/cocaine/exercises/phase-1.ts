import { exercise, line, option, ruler, several, skip, story, told } from '../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../shared/markup.ts';
import { noRisk, risk, safetyQuestion } from '../../shared/safety-question.ts';
import type { StarterWebform } from '../../starter.ts';

const heart = exercise({
  id: 'cocaine_1_1',
  domain: 'cocaine',
  title: { nl: 'Mijn hart en hoofd', en: 'My heart and head' },
  parts: [
    told('inleiding', {
      nl: p(
        'Cocaïne vraagt veel van je hart en je hoofd. Daarom begin je hier. Bij elke vraag lees je waarom hij telt.',
      ),
      en: p(
        'Cocaine asks a lot of your heart and your mind. That is why you begin here. With each question you read why it matters.',
      ),
    }),
    safetyQuestion({
      key: 'borst',
      label: {
        nl: 'Heb je nu pijn of druk op je borst, of ben je erg kortademig?',
        en: 'Do you have pain or pressure in your chest now, or are you very short of breath?',
      },
      yes: {
        nl: 'Bel 112 en zeg dat je cocaïne hebt gebruikt. Wacht niet tot het zakt.',
        en: 'Call 112 and say that you used cocaine. Do not wait for it to fade.',
      },
      no: {
        nl: 'Goed. Komt het na gebruik toch? Bel dan altijd 112.',
        en: 'Good. If it comes after using, always call 112.',
      },
    }),
    told(
      'bel_112',
      {
        nl: p(`<strong>Bel nu ${tel('112')}.</strong> Gebruik niets meer. Blijf niet alleen en rijd niet zelf.`),
        en: p(
          `<strong>Call ${tel('112')} now.</strong> Use nothing more. Do not stay alone and do not drive yourself.`,
        ),
      },
      { when: risk('borst') },
    ),
    safetyQuestion({
      key: 'alcohol',
      label: { nl: 'Drink je meestal alcohol als je gebruikt?', en: 'Do you usually drink alcohol when you use?' },
      required: true,
      yes: {
        nl: 'Samen is zwaarder voor je hart. Minder alcohol helpt vaak ook bij cocaïne. Drink je elke dag veel? Stop daar niet ineens mee.',
        en: 'Together is harder on your heart. Less alcohol often helps with cocaine too. Do you drink a lot every day? Do not stop that suddenly.',
      },
      no: {
        nl: 'Dat scheelt je hart een extra last.',
        en: 'That saves your heart an extra load.',
      },
    }),
    safetyQuestion({
      key: 'hart',
      label: {
        nl: 'Heb je een hartziekte of hoge bloeddruk, of viel je weleens flauw na gebruik?',
        en: 'Do you have a heart condition or high blood pressure, or have you fainted after using?',
      },
      yes: {
        nl: 'Dan is elke keer een groter risico. Laat je hart deze week nakijken.',
        en: 'Then every time is a bigger risk. Have your heart checked this week.',
      },
      no: {
        nl: 'Goed. Ook bij een gezond hart kan het misgaan. Ken daarom de tekens voor 112.',
        en: 'Good. Things can go wrong with a healthy heart too. So know the signs for 112.',
      },
    }),
    safetyQuestion({
      key: 'zwanger',
      label: {
        nl: 'Ben je zwanger, wil je het worden of geef je borstvoeding?',
        en: 'Are you pregnant, do you want to be, or are you breastfeeding?',
      },
      yes: {
        nl: 'Bel vandaag je verloskundige of huisarts. Je krijgt hulp zonder oordeel.',
        en: 'Call your midwife or GP today. You get help without judgement.',
      },
      no: { nl: 'Duidelijk. Dan speelt dit nu niet.', en: 'Clear. Then this does not matter now.' },
    }),
    safetyQuestion({
      key: 'achtervolgd',
      label: {
        nl: 'Zie of hoor je dingen die er niet zijn, of voel je je achtervolgd?',
        en: 'Do you see or hear things that are not there, or do you feel followed?',
      },
      yes: {
        nl: 'Dit kan door cocaïne en weinig slaap komen. Bel vandaag je huisarts of de huisartsenpost.',
        en: 'This can come from cocaine and little sleep. Call your GP or the huisartsenpost today.',
      },
      no: { nl: 'Goed. Verandert dat? Bel dan dezelfde dag.', en: 'Good. If that changes, call the same day.' },
    }),
    safetyQuestion({
      key: 'somber',
      label: { nl: 'Ben je heel somber, of denk je aan doodgaan?', en: 'Do you feel very low, or think about dying?' },
      yes: {
        nl: 'Na gebruik kan alles donker lijken. Dat verandert. Praat er vandaag over.',
        en: 'After using, everything can look dark. That changes. Talk about it today.',
      },
      no: {
        nl: 'Fijn. Komt er een dip na gebruik? Die duurt meestal een paar dagen.',
        en: 'Good. Is there a low after using? It usually lasts a few days.',
      },
    }),
    told(
      'bel_113',
      {
        nl: p(`<strong>Denk je aan doodgaan? Bel nu ${tel('113')}.</strong> Gratis en anoniem, dag en nacht.`),
        en: p(`<strong>Do you think about dying? Call ${tel('113')} now.</strong> Free and anonymous, day and night.`),
      },
      { when: risk('somber') },
    ),
    told(
      'vandaag',
      {
        nl: p(
          '<strong>Bel vandaag je huisarts, verloskundige of de huisartsenpost.</strong> Vertel eerlijk wat je gebruikt. Zij houden dat voor zich.',
        ),
        en: p(
          '<strong>Call your GP, midwife or the huisartsenpost today.</strong> Be honest about what you use. They keep it private.',
        ),
      },
      { when: risk('zwanger', 'achtervolgd', 'somber') },
    ),
    told(
      'deze_week',
      {
        nl: p('<strong>Maak een afspraak met je huisarts, deze week.</strong> Bij hartklachten past alleen stoppen.'),
        en: p('<strong>Make an appointment with your GP this week.</strong> With heart problems, only stopping fits.'),
      },
      { when: risk('hart') },
    ),
    told(
      'geen_signaal',
      {
        nl: p('Je gaf overal nee aan. Je kunt beginnen. Onthoud wel de tekens hieronder.'),
        en: p('You said no to everything. You can begin. Do remember the signs below.'),
      },
      { when: noRisk('borst', 'alcohol', 'hart', 'zwanger', 'achtervolgd', 'somber') },
    ),
    told(
      'tekens',
      {
        nl: ul(
          'pijn of druk op de borst',
          'erg kortademig',
          'flauwvallen of een aanval',
          'geen kracht in een arm of been, of een scheve mond',
          'heel warm en in de war',
        ),
        en: ul(
          'pain or pressure in the chest',
          'very short of breath',
          'fainting or a fit',
          'no strength in an arm or leg, or a crooked mouth',
          'very hot and confused',
        ),
      },
      { folded: { nl: 'Tekens voor 112', en: 'Signs for 112' } },
    ),
  ],
  feedback: {
    title: { nl: 'Je kent nu de tekens', en: 'You now know the signs' },
    html: {
      nl: p(
        'In het uur na gebruik is de kans op een hartinfarct veel groter. Dat geldt ook voor jonge mensen.',
        `Klachten op je borst? Bel altijd ${tel('112')} en zeg wat je gebruikte. Was er een ja of een twijfel? Bel je huisarts.`,
      ),
      en: p(
        'In the hour after using, a heart attack is much more likely. That is true for young people too.',
        `Chest complaints? Always call ${tel('112')} and say what you used. Was there a yes or a doubt? Call your GP.`,
      ),
    },
  },
  notes:
    'Sources: Mittleman et al. 1999 (one study with few cases: no personal percentage is given); van Amsterdam et al. 2024 (alcohol). CHECK: addiction doctor and cardiologist: heart signs, time window, only stopping. CHECK: midwife; psychiatrist; wording on dying with 113.',
});

const howAndWhen = exercise({
  id: 'cocaine_1_2',
  domain: 'cocaine',
  title: { nl: 'Hoe en wanneer', en: 'How and when' },
  parts: [
    told('inleiding', {
      nl: p('Bij veel mensen gaat het in vaste stappen. Je kijkt hoe dat bij jou is. Veranderen hoeft nog niet.'),
      en: p('For many people it goes in fixed steps. You look at how that is for you. You do not have to change yet.'),
    }),
    several(
      'wanneer',
      { nl: 'Wanneer gebruik je vooral?', en: 'When do you mostly use?' },
      [
        option('weekend', { nl: 'In het weekend', en: 'At the weekend' }),
        option('uitgaan', { nl: 'Bij het uitgaan', en: 'On nights out' }),
        option('werk', { nl: 'Op of na het werk', en: 'At or after work' }),
        option('alleen', { nl: 'Alleen thuis', en: 'Alone at home' }),
        option('loon', { nl: 'Als er geld binnenkomt', en: 'When money comes in' }),
        option('rot', { nl: 'Na een rotdag', en: 'After a rotten day' }),
      ],
      { required: true, other: { nl: 'Op een ander moment', en: 'At another moment' } },
    ),
    line('dagen', { nl: 'Op hoeveel dagen per maand, ongeveer?', en: 'On how many days a month, roughly?' }),
    line(
      'drank',
      { nl: 'Na welk drankje komt de gedachte?', en: 'After which drink does the thought come?' },
      {
        help: { nl: 'Drink je er niet bij? Laat dit leeg.', en: 'Do you not drink with it? Leave this empty.' },
      },
    ),
    line('bereik', {
      nl: 'Hoe kwam je eraan: een bericht, een bekende, iemand die het aanbood?',
      en: 'How did you get it: a message, someone you know, an offer?',
    }),
    story(
      'later',
      {
        nl: 'Hoeveel wilde je vooraf, en hoe liep de nacht?',
        en: 'How much did you want beforehand, and how did the night go?',
      },
      {
        help: { nl: 'Geen namen of adressen nodig.', en: 'No names or addresses needed.' },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Een patroon heeft een begin', en: 'A pattern has a beginning' },
    html: {
      nl: p(
        'Vaak begint het met een drankje, dan een bericht, dan de rest. Hoe eerder in die rij je iets anders doet, hoe minder het kost.',
      ),
      en: p(
        'It often starts with a drink, then a message, then the rest. The earlier in that row you do something else, the less it takes.',
      ),
    },
  },
  notes: 'Method: self-monitoring of a binge pattern. No places, names or prices.',
});

const bill = exercise({
  id: 'cocaine_1_3',
  domain: 'cocaine',
  title: { nl: 'De rekening', en: 'The bill' },
  parts: [
    told('inleiding', {
      nl: p('Cocaïne geeft iets en stuurt later een rekening. Kijk naar allebei. Niemand beoordeelt wat je kiest.'),
      en: p('Cocaine gives something and sends a bill later. Look at both. Nobody judges what you choose.'),
    }),
    several(
      'geeft',
      { nl: 'Wat zocht je erin?', en: 'What were you looking for in it?' },
      [
        option('energie', { nl: 'Energie', en: 'Energy' }),
        option('mensen', { nl: 'Makkelijker contact', en: 'Easier contact' }),
        option('zeker', { nl: 'Zekerheid', en: 'Confidence' }),
        option('weg', { nl: 'Weg van een gevoel', en: 'Away from a feeling' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several(
      'kost',
      { nl: 'Wat staat er op de rekening?', en: 'What is on the bill?' },
      [
        option('maandag', { nl: 'De dagen erna', en: 'The days after' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('lijf', { nl: 'Mijn neus, hart of gewicht', en: 'My nose, heart or weight' }),
        option('leugens', { nl: 'Dingen verzwijgen', en: 'Keeping things quiet' }),
        option('ruzie', { nl: 'Ruzie of afstand', en: 'Arguments or distance' }),
        option('werk', { nl: 'Werk', en: 'Work' }),
        option('angst', { nl: 'Angst of somberheid', en: 'Fear or low mood' }),
        option('seks', { nl: 'Seks', en: 'Sex' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('zwaarst', { nl: 'Wat weegt voor jou het zwaarst?', en: 'What weighs most for you?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Eerlijk naar jezelf', en: 'Honest with yourself' },
    html: {
      nl: p(
        'Eerlijk kijken is genoeg voor nu. Je hoeft vandaag niets op te lossen.',
        `Zorgen over geld? Geldfit helpt gratis en anoniem: ${tel('0800-8115')}.`,
      ),
      en: p(
        'Looking honestly is enough for now. You do not have to solve anything today.',
        `Money worries? Geldfit helps for free and anonymously: ${tel('0800-8115')}.`,
      ),
    },
  },
  notes: 'Method: decisional balance, cost last. Number of Geldfit as in the record of help lines.',
});

const reach = exercise({
  id: 'cocaine_1_4',
  domain: 'cocaine',
  title: { nl: 'Waar ligt het, wie belt het?', en: 'Where is it, who calls?' },
  parts: [
    told('inleiding', {
      nl: p('Hoe verder weg het is, hoe minder vaak je hoeft te kiezen. Doe één stap nu, op een rustig moment.'),
      en: p('The further away it is, the less often you have to choose. Take one step now, at a calm moment.'),
    }),
    several(
      'nu',
      { nl: 'Wat doe je vandaag?', en: 'What do you do today?' },
      [
        option('wissen', { nl: 'Nummers en oude chats wissen', en: 'Delete numbers and old chats' }),
        option('blokkeren', { nl: 'Nummers blokkeren', en: 'Block numbers' }),
        option('weg', { nl: 'Weggooien wat ik nog heb', en: 'Throw away what I still have' }),
        option('spullen', { nl: 'De spullen erbij weggooien', en: 'Throw away the things that go with it' }),
        option('contant', { nl: 'Weinig contant geld bij me', en: 'Carry little cash' }),
        option('loon', { nl: 'Op de dag van mijn loon niet alleen zijn', en: 'Not be alone on payday' }),
        option('nummer', { nl: 'Een ander telefoonnummer nemen', en: 'Get another phone number' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('wie', { nl: 'Wie kan naast je zitten als je dit doet?', en: 'Who can sit next to you while you do this?' }),
    line(
      'antwoord',
      {
        nl: 'Wat stuur je terug als er toch een bericht komt?',
        en: 'What do you send back if a message comes anyway?',
      },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik ben gestopt. Stuur me niets meer.’ Niets sturen is ook een antwoord.',
          en: 'For example: ‘I have stopped. Do not message me again.’ Sending nothing is an answer too.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Verder weg is lichter', en: 'Further away is lighter' },
    html: {
      nl: p(
        'Minder bereikbaar maken is bij cocaïne een van de sterkste stappen. Koos je iets? Doe het dan nu meteen.',
        `Word je bedreigd om geld? Bel bij gevaar ${tel('112')}. Kan het wachten? Bel de politie: ${tel('0900-8844')}.`,
      ),
      en: p(
        'Making it harder to reach is one of the strongest steps with cocaine. Did you choose something? Then do it right now.',
        `Is someone threatening you over money? In danger, call ${tel('112')}. Can it wait? Call the police: ${tel('0900-8844')}.`,
      ),
    },
  },
  notes: 'Method: stimulus control. CHECK: police number 0900-8844.',
});

const ownLine = exercise({
  id: 'cocaine_1_5',
  domain: 'cocaine',
  title: { nl: 'Mijn zin', en: 'My line' },
  parts: [
    told('inleiding', {
      nl: p('Eén eigen zin is op een lastig moment meer waard dan tien adviezen. Geef eerst twee cijfers.'),
      en: p('One sentence of your own is worth more than ten tips at a difficult moment. First give two numbers.'),
    }),
    ruler(
      'belang',
      {
        nl: 'Hoe belangrijk is het voor jou om te stoppen of minderen?',
        en: 'How important is it to you to stop or cut down?',
      },
      { nl: ['niet belangrijk', 'heel belangrijk'], en: ['not important', 'very important'] },
      { required: true },
    ),
    ruler(
      'vertrouwen',
      { nl: 'Hoeveel vertrouwen heb je dat het lukt?', en: 'How much do you trust that it will work?' },
      { nl: ['geen', 'heel veel'], en: ['none', 'very much'] },
    ),
    line('punt', { nl: 'Wat zou één punt meer vertrouwen geven?', en: 'What would give you one more point of trust?' }),
    line(
      'zin',
      { nl: 'Mijn zin', en: 'My line' },
      {
        help: {
          nl: 'Bijvoorbeeld: ‘Ik wil maandag wakker worden en niets hoeven uitleggen.’',
          en: 'For example: ‘I want to wake up on Monday with nothing to explain.’',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Voor het eerste drankje', en: 'Before the first drink' },
    html: {
      nl: p('Heb je een zin? Zet hem op je telefoon. Lees hem voordat je uitgaat en voor je eerste drankje.'),
      en: p('Do you have a line? Put it on your phone. Read it before you go out and before your first drink.'),
    },
  },
  notes: 'Method: rulers of importance and confidence (motivational interviewing).',
});

/** Safe and honest: heart and mind, the pattern, the bill, out of reach, a line of one's own. */
export const PHASE_1: readonly StarterWebform[] = [heart, howAndWhen, bill, reach, ownLine];
