import {
  exercise,
  line,
  lines,
  one,
  option,
  read,
  ruler,
  script,
  several,
  skip,
  story,
  told,
} from '../../shared/exercise-parts.ts';
import { p, tel, ul } from '../../shared/markup.ts';
import { noRisk, risk, safetyQuestion } from '../../shared/safety-question.ts';
import type { StarterWebform } from '../../starter.ts';

const DANGERS = ['bang', 'geslagen', 'kinderen', 'wapens', 'zelfdoding'] as const;

const safe = exercise({
  id: 'closeones_1_1',
  domain: 'close-ones',
  title: { nl: 'Ben ik veilig?', en: 'Am I safe?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Voordat je iets oefent, kijk je of je veilig bent. Namen of details hoef je niet op te schrijven.',
        'Kijkt er iemand mee op je telefoon? Doe deze oefening dan op een ander moment.',
      ),
      en: p(
        'Before you practise anything, you look at whether you are safe. You do not need to write names or details.',
        'Is someone looking at your phone? Then do this exercise at another moment.',
      ),
    }),
    safetyQuestion({
      key: 'rijden',
      label: {
        nl: 'Rijd je weleens mee als de ander heeft gebruikt?',
        en: 'Do you sometimes ride along when the other person has used?',
      },
      required: true,
      yes: {
        nl: 'Spreek met jezelf af: dan stap ik niet in. Zorg voor geld of een nummer om anders thuis te komen.',
        en: 'Agree with yourself: then I do not get in. Have money or a number ready to get home another way.',
      },
      no: { nl: 'Goed. Houd dat zo, ook met kinderen.', en: 'Good. Keep it that way, also with children.' },
    }),
    safetyQuestion({
      key: 'bang',
      label: {
        nl: 'Ben je weleens bang voor hoe de ander reageert?',
        en: 'Are you sometimes afraid of how the other person reacts?',
      },
      yes: {
        nl: 'Neem dat gevoel serieus. Jij kent de ander het best.',
        en: 'Take that feeling seriously. You know the other person best.',
      },
      no: { nl: 'Goed. Verandert dat? Kom dan hier terug.', en: 'Good. If that changes, come back here.' },
    }),
    safetyQuestion({
      key: 'geslagen',
      label: {
        nl: 'Heeft de ander je geslagen, geduwd of bedreigd?',
        en: 'Has the other person hit, pushed or threatened you?',
      },
      yes: {
        nl: 'Dat is niet jouw schuld. Ook één keer telt. Er is hulp die met jou meedenkt.',
        en: 'That is not your fault. Once counts too. There is help that thinks along with you.',
      },
      no: { nl: 'Goed om te horen.', en: 'Good to hear.' },
    }),
    safetyQuestion({
      key: 'kinderen',
      label: { nl: 'Zijn er kinderen bij als het misgaat?', en: 'Are children there when it goes wrong?' },
      yes: {
        nl: 'Kinderen merken veel, ook vanuit hun bed. Veilig Thuis denkt mee over wat je kunt doen.',
        en: 'Children notice a lot, also from their beds. Veilig Thuis helps you think about what you can do.',
      },
      no: { nl: 'Dat geeft wat meer ruimte.', en: 'That gives a bit more room.' },
    }),
    safetyQuestion({
      key: 'wapens',
      label: {
        nl: 'Is er een wapen in huis, of dreigt de ander daarmee?',
        en: 'Is there a weapon at home, or does the other person threaten with one?',
      },
      yes: {
        nl: 'Praat hier niet thuis over. Bel op een veilige plek met Veilig Thuis of de politie.',
        en: 'Do not talk about this at home. Call Veilig Thuis or the police from a safe place.',
      },
      no: { nl: 'Goed.', en: 'Good.' },
    }),
    safetyQuestion({
      key: 'zelfdoding',
      label: { nl: 'Dreigt de ander met zelfdoding?', en: 'Does the other person threaten suicide?' },
      yes: {
        nl: 'Neem het serieus, ook als het vaker is gezegd. Je hoeft dit niet alleen te dragen.',
        en: 'Take it seriously, also if it was said before. You do not have to carry this alone.',
      },
      no: { nl: 'Goed. Hoor je het later wel? Vraag er dan naar.', en: 'Good. If you hear it later, ask about it.' },
    }),
    told(
      'veilig_thuis',
      {
        nl: p(
          `<strong>Bel Veilig Thuis: ${tel('0800-2000')}.</strong> Gratis, dag en nacht, en het kan anoniem. Advies vragen kan zonder melding.`,
          `<strong>Is er nu gevaar? Ga weg en bel ${tel('112')}.</strong>`,
          'Ga lastige gesprekken nu niet alleen aan. Leg je telefoon, sleutels en papieren klaar.',
        ),
        en: p(
          `<strong>Call Veilig Thuis: ${tel('0800-2000')}.</strong> Free, day and night, and you can stay anonymous. You can ask advice without a report.`,
          `<strong>Is there danger now? Leave and call ${tel('112')}.</strong>`,
          'Do not start hard talks alone now. Put your phone, keys and papers ready.',
        ),
      },
      { when: risk('bang', 'geslagen', 'kinderen', 'wapens') },
    ),
    told(
      'bel_113',
      {
        nl: p(
          `<strong>Bel ${tel('113')}, ook voor jezelf als naaste.</strong> Gratis en anoniem, dag en nacht.`,
          `Is het gevaar nu? Bel ${tel('112')} en blijf erbij als dat voor jou veilig is.`,
        ),
        en: p(
          `<strong>Call ${tel('113')}, also for yourself as family or friend.</strong> Free and anonymous, day and night.`,
          `Is the danger now? Call ${tel('112')} and stay there if that is safe for you.`,
        ),
      },
      { when: risk('zelfdoding') },
    ),
    told(
      'geen_signaal',
      {
        nl: p('Je gaf bij deze vragen nee aan. Je kunt verder. Kom terug als er iets verandert.'),
        en: p('You said no to these questions. You can go on. Come back if something changes.'),
      },
      { when: noRisk(...DANGERS) },
    ),
  ],
  feedback: {
    title: { nl: 'Jouw veiligheid gaat voor', en: 'Your safety comes first' },
    html: {
      nl: p(
        `Was er een ja of een twijfel? Bel Veilig Thuis, ${tel('0800-2000')}, voordat je een lastig gesprek begint. Bij gevaar bel je ${tel('112')}.`,
        'De oefeningen blijven hier op je wachten.',
      ),
      en: p(
        `Was there a yes or a doubt? Call Veilig Thuis, ${tel('0800-2000')}, before you start a hard talk. In danger, call ${tel('112')}.`,
        'The exercises will wait for you here.',
      ),
    },
  },
  notes:
    'Sources: rijksoverheid.nl (Veilig Thuis); CRAFT starts with a screen for violence. CHECK: Veilig Thuis: the questions and the order before talks. CHECK: 113: threats of suicide by another.',
});

const howAmI = exercise({
  id: 'closeones_1_2',
  domain: 'close-ones',
  title: { nl: 'Hoe gaat het met mij?', en: 'How am I?' },
  parts: [
    told('inleiding', {
      nl: p('Vaak gaat alle aandacht naar de ander. Nu kijk je een paar minuten naar jezelf.'),
      en: p('Often all attention goes to the other person. For a few minutes you now look at yourself.'),
    }),
    ruler(
      'cijfer',
      { nl: 'Hoe gaat het met jou, alles bij elkaar?', en: 'How are you, all together?' },
      { nl: ['heel slecht', 'heel goed'], en: ['very bad', 'very good'] },
      { required: true },
    ),
    several(
      'merk',
      { nl: 'Waar merk je de zorgen aan?', en: 'Where do you notice the worries?' },
      [
        option('slaap', { nl: 'Slecht slapen', en: 'Sleeping badly' }),
        option('eten', { nl: 'Anders eten', en: 'Eating differently' }),
        option('werk', { nl: 'Werk of school', en: 'Work or school' }),
        option('vrienden', { nl: 'Minder mensen zien', en: 'Seeing fewer people' }),
        option('lijf', { nl: 'Pijn, moe of gespannen', en: 'Pain, tired or tense' }),
        option('hoofd', { nl: 'Steeds nadenken', en: 'Thinking all the time' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('eerst', { nl: 'Waar merk je het als eerste?', en: 'Where do you notice it first?' }),
    story('nodig', { nl: 'Wat heb jij nu nodig?', en: 'What do you need now?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Jouw leven telt', en: 'Your life counts' },
    html: {
      nl: p(
        'Ook als het thuis niet beter gaat. Zorgen voor jezelf helpt je om dit vol te houden.',
        `Ben je uitgeput of blijf je somber? Maak een afspraak met je eigen huisarts. Wil je zelf niet meer leven? Bel ${tel('113')}.`,
      ),
      en: p(
        'Also if things at home do not get better. Looking after yourself helps you to keep going.',
        `Are you exhausted or do you stay low? Make an appointment with your own GP. Do you no longer want to live? Call ${tel('113')}.`,
      ),
    },
  },
  notes: 'Method: own wellbeing (CRAFT; NREPP summary).',
});

const notMyFault = exercise({
  id: 'closeones_1_3',
  domain: 'close-ones',
  title: { nl: 'Niet mijn schuld, niet mijn knop', en: 'Not my fault, not my switch' },
  parts: [
    script(
      'script',
      { nl: 'Niet mijn schuld, niet mijn knop', en: 'Not my fault, not my switch' },
      {
        nl: [
          'Ga rustig zitten. Je hoeft niets te onthouden. Luister of lees, en neem mee wat past.',
          'Misschien heb je het al vaak gedacht. Had ik maar iets gezegd. Was ik maar liever geweest, of juist strenger. Bijna iedere naaste denkt dat. Het laat zien hoeveel je om de ander geeft.',
          'Er zijn drie dingen die je kunt weten. Het eerste: je hebt dit niet veroorzaakt. Iemand gaat drinken, gokken of gebruiken door heel veel dingen samen. Aanleg, zorgen, gewoonte, wat er in de buurt is. Eén ruzie of één zin van jou is nooit de oorzaak.',
          'Het tweede: je kunt het niet voor de ander oplossen. Je kunt flessen tellen, geld bewaken en beloftes vragen. Veel naasten hebben dat geprobeerd. Het kost veel kracht, en meestal verandert er weinig. Dat ligt niet aan jou. Veranderen doet iemand zelf, vaak met hulp.',
          'Het derde: je kunt het niet besturen. Er is geen knop waar jij op kunt drukken. Jij kunt de ander niet laten stoppen, en ook niet laten terugvallen. Als het misgaat, heb jij die knop niet ingedrukt.',
          'Nu het goede nieuws. Er is wel iets waar jij over gaat. Hoe jij praat, en wanneer. Wat jij overneemt, en wat niet. Waar jouw grens ligt. En hoe jij voor jezelf zorgt. Dat is geen knop, het is een ander begin van een gesprek. En soms maakt dat voor de ander ruimte om hulp te zoeken.',
          'Misschien voel je nu iets. Opluchting, of verdriet. Of je denkt: maar toch. Dat mag er allemaal zijn. Een oude gedachte gaat niet in één keer weg.',
          'Leg een hand op je borst, als dat prettig is. Adem langzaam uit. Zeg zachtjes, of in je hoofd: dit is niet mijn schuld. Dit is niet mijn knop. Ik kies hoe ik erbij ben.',
          'Dat is genoeg voor vandaag.',
        ],
        en: [
          'Sit down calmly. You do not have to remember anything. Listen or read, and take with you what fits.',
          'You may have thought it often. If only I had said something. If only I had been kinder, or stricter. Almost everyone in your place thinks this. It shows how much you care.',
          'There are three things you can know. The first: you did not cause this. Someone starts to drink, gamble or use because of many things together. How they are made, worries, habit, what is around them. One argument or one sentence of yours is never the cause.',
          'The second: you cannot solve it for the other person. You can count bottles, guard money and ask for promises. Many people have tried that. It takes a lot of strength, and usually little changes. That is not because of you. People change themselves, often with help.',
          'The third: you cannot steer it. There is no switch that you can press. You cannot make the other person stop, and you cannot make them slip either. When it goes wrong, you did not press that switch.',
          'Now the good news. There are things that you do decide. How you talk, and when. What you take over, and what not. Where your limit is. And how you look after yourself. That is not a switch, it is another beginning of a talk. And sometimes that gives the other person room to look for help.',
          'You may feel something now. Relief, or sadness. Or you think: but still. All of that may be there. An old thought does not leave all at once.',
          'Put a hand on your chest, if that feels good. Breathe out slowly. Say softly, or in your mind: this is not my fault. This is not my switch. I choose how I am part of it.',
          'That is enough for today.',
        ],
      },
    ),
    read,
    one('draag', { nl: 'Welke draag jij het meest mee?', en: 'Which one do you carry most?' }, [
      option('oorzaak', { nl: 'Dat ik het veroorzaakt heb', en: 'That I caused it' }),
      option('oplossen', { nl: 'Dat ik het moet oplossen', en: 'That I have to solve it' }),
      option('besturen', { nl: 'Dat ik het in de hand moet houden', en: 'That I have to keep it in hand' }),
      option('geen', { nl: 'Geen van deze', en: 'None of these' }),
    ]),
  ],
  feedback: {
    title: { nl: 'Jij kiest hoe je erbij bent', en: 'You choose how you are part of it' },
    html: {
      nl: p(
        'Je kunt niet kiezen voor een ander. Je kunt wel kiezen hoe jij praat, wat je overneemt en hoe je voor jezelf zorgt.',
      ),
      en: p(
        'You cannot choose for someone else. You can choose how you talk, what you take over and how you look after yourself.',
      ),
    },
  },
  notes:
    'Method: not caused, not cured, not controlled, in own words; CRAFT for the influence on contact. CHECK: clinician: causes in one sentence.',
});

const whatIDo = exercise({
  id: 'closeones_1_4',
  domain: 'close-ones',
  title: { nl: 'Wat doe ik nu al?', en: 'What do I do now?' },
  parts: [
    told('inleiding', {
      nl: p('Iedere naaste zoekt manieren om het vol te houden. Hier zet je ze op een rij. Zonder oordeel.'),
      en: p('Everyone who worries finds ways to keep going. Here you put them in a row. Without judging.'),
    }),
    several(
      'doe',
      { nl: 'Wat doe jij weleens?', en: 'What do you sometimes do?' },
      [
        option('smeken', { nl: 'Vragen of smeken om te stoppen', en: 'Ask or beg to stop' }),
        option('controleren', { nl: 'Controleren of zoeken', en: 'Check or search' }),
        option('dekken', { nl: 'Smoezen bedenken voor werk of familie', en: 'Make excuses to work or family' }),
        option('zwijgen', { nl: 'Niets zeggen voor de rust', en: 'Say nothing to keep the peace' }),
        option('ruzie', { nl: 'Boos worden', en: 'Get angry' }),
        option('geld', { nl: 'Geld geven of schulden betalen', en: 'Give money or pay debts' }),
        option('afleiden', { nl: 'Afleiden met iets leuks', en: 'Distract with something nice' }),
        option('overnemen', { nl: 'Taken overnemen', en: 'Take over tasks' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    lines('levert_op', { nl: 'Wat levert het op?', en: 'What does it bring?' }, 5, {
      help: { nl: 'Bijvoorbeeld: ‘Een rustige avond.’', en: 'For example: ‘A quiet evening.’' },
    }),
    lines('kost', { nl: 'Wat kost het jou?', en: 'What does it cost you?' }, 5, {
      help: { nl: 'Bijvoorbeeld: ‘Ik slaap niet.’', en: 'For example: ‘I do not sleep.’' },
    }),
    skip,
  ],
  feedback: {
    title: { nl: 'Je deed het om iets te redden', en: 'You did it to save something' },
    html: {
      nl: p(
        'Alles wat je deed, had een goede reden. Sommige dingen helpen nog. Andere kosten nu meer dan ze geven. Daar kun je stap voor stap iets anders mee doen.',
      ),
      en: p(
        'Everything you did had a good reason. Some things still help. Others now cost more than they give. With those you can do something else, step by step.',
      ),
    },
  },
  notes: 'Method: map of current reactions, without judgement (CRAFT).',
});

const forMe = exercise({
  id: 'closeones_1_5',
  domain: 'close-ones',
  title: { nl: 'Eén ding voor mij', en: 'One thing for me' },
  parts: [
    told('inleiding', {
      nl: p('Kies één klein ding voor jezelf, deze week. Een half uur is genoeg.'),
      en: p('Choose one small thing for yourself, this week. Half an hour is enough.'),
    }),
    told(
      'voorbeelden',
      {
        nl: ul(
          'Met een vriendin koffie drinken.',
          'Een rondje fietsen.',
          'In bad met de telefoon uit.',
          'Een boek lezen op een bankje.',
        ),
        en: ul(
          'Have coffee with a friend.',
          'Go for a bike ride.',
          'Take a bath with the phone off.',
          'Read a book on a bench.',
        ),
      },
      { folded: { nl: 'Voorbeelden', en: 'Examples' } },
    ),
    line('wat', { nl: 'Wat ga je doen?', en: 'What will you do?' }, { required: true }),
    line('wanneer', { nl: 'Welke dag en welk half uur?', en: 'Which day and which half hour?' }),
    line('nodig', { nl: 'Wat moet je daarvoor regelen?', en: 'What do you need to arrange for it?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Zorg voor jou is geen verraad', en: 'Caring for you is not betrayal' },
    html: {
      nl: p('Je laat niemand in de steek. Wie uitrust, kan langer blijven. Schrijf het half uur in je agenda.'),
      en: p('You leave nobody behind. People who rest can stay longer. Put the half hour in your calendar.'),
    },
  },
  notes: 'Method: self-care step (CRAFT).',
});

/** You first: safety, how the reader is, guilt, what is done now, one thing for oneself. */
export const PHASE_1: readonly StarterWebform[] = [safe, howAmI, notMyFault, whatIDo, forMe];
