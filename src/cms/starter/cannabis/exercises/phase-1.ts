import {
  answer,
  exercise,
  line,
  one,
  option,
  several,
  skip,
  statement,
  story,
  told,
} from '../../shared/exercise-parts.ts';
import { p, tel } from '../../shared/markup.ts';
import { noRisk, risk, safetyQuestion } from '../../shared/safety-question.ts';
import type { StarterWebform } from '../../starter.ts';

const safety = exercise({
  id: 'cannabis_1_1',
  domain: 'cannabis',
  title: { nl: 'Is dit veilig voor mijn hoofd?', en: 'Is it safe for my mind?' },
  parts: [
    told('inleiding', {
      nl: p(
        'Cannabis werkt in je hoofd. Daarom begin je met veiligheid. Bij elke vraag lees je waarom we hem stellen.',
      ),
      en: p(
        'Cannabis works in your mind. That is why you begin with safety. With every question you read why we ask it.',
      ),
    }),
    safetyQuestion({
      key: 'medicijnen',
      label: {
        nl: 'Gebruik je medicijnen voor je stemming, je slaap of een psychose, of cannabis op recept?',
        en: 'Do you take medicine for your mood, sleep or a psychosis, or cannabis on prescription?',
      },
      required: true,
      yes: {
        nl: 'Vertel je arts dat je stopt of mindert. Verander nooit zelf je medicijnen. Ook tabak in de joint telt mee.',
        en: 'Tell your doctor that you stop or cut down. Never change your medicine yourself. Tobacco in the joint counts too.',
      },
      no: { nl: 'Goed. Dan hoef je daar niet op te letten.', en: 'Good. Then you do not need to watch for that.' },
    }),
    safetyQuestion({
      key: 'braken',
      label: { nl: 'Moet je vaak hevig overgeven?', en: 'Do you often vomit heavily?' },
      yes: {
        nl: 'Bij sommige mensen komt dat door jarenlang blowen. Laat je huisarts meekijken.',
        en: 'For some people this comes from years of cannabis. Let your GP have a look.',
      },
      no: {
        nl: 'Goed. Komt het later toch? Vertel je huisarts dan dat je blowt.',
        en: 'Good. If it comes later, tell your GP that you use cannabis.',
      },
    }),
    safetyQuestion({
      key: 'zwanger',
      label: {
        nl: 'Ben je zwanger, wil je het worden of geef je borstvoeding?',
        en: 'Are you pregnant, do you want to be, or are you breastfeeding?',
      },
      yes: {
        nl: 'Cannabis en tabak bereiken je kind. Je verloskundige of huisarts helpt zonder oordeel.',
        en: 'Cannabis and tobacco reach your child. Your midwife or GP helps without judging.',
      },
      no: { nl: 'Duidelijk. Dan speelt dit nu niet.', en: 'Clear. Then this does not matter now.' },
    }),
    safetyQuestion({
      key: 'familie',
      label: {
        nl: 'Had een ouder, broer of zus ooit een psychose?',
        en: 'Did a parent, brother or sister ever have a psychosis?',
      },
      yes: {
        nl: 'Dan is de kans groter dat cannabis ook jou in de war brengt. Niet gebruiken is dan het veiligst.',
        en: 'Then cannabis is more likely to confuse you too. Not using is the safest then.',
      },
      no: {
        nl: 'Dat is gunstig. Sterke wiet kan toch verwarring geven. Let op hoe jij je voelt.',
        en: 'That is favourable. Strong weed can still cause confusion. Notice how you feel.',
      },
    }),
    safetyQuestion({
      key: 'stemmen',
      label: {
        nl: 'Hoor of zie je weleens dingen die anderen niet horen of zien, of voel je je gevolgd?',
        en: 'Do you sometimes hear or see things that others do not, or do you feel followed?',
      },
      yes: {
        nl: 'Dit kan door cannabis komen. Het kan ook het begin van een psychose zijn. Snelle hulp maakt veel verschil.',
        en: 'This can come from cannabis. It can also be the start of a psychosis. Fast help makes a big difference.',
      },
      no: { nl: 'Goed. Verandert dat? Bel dan dezelfde dag.', en: 'Good. If that changes, call the same day.' },
    }),
    safetyQuestion({
      key: 'somber',
      label: { nl: 'Ben je heel somber, of denk je aan doodgaan?', en: 'Do you feel very low, or think about dying?' },
      yes: {
        nl: 'Daar hoef je niet alleen mee te blijven. Praat er vandaag over.',
        en: 'You do not have to stay alone with that. Talk about it today.',
      },
      no: {
        nl: 'Fijn. Word je somber als je mindert? Dat zakt vaak na 2 weken. Zo niet, bel je huisarts.',
        en: 'Good. Do you get low when you cut down? It often eases after 2 weeks. If not, call your GP.',
      },
    }),
    told(
      'vandaag',
      {
        nl: p(
          '<strong>Hoor, zie of denk je dit nu? Bel vandaag je huisarts.</strong> ’s Avonds en in het weekend bel je de huisartsenpost.',
          `Was het vroeger? Bel dan deze week. Gebruik tot dan liever niet. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          '<strong>Do you hear, see or think this now? Call your GP today.</strong> In the evening and at weekends, call the huisartsenpost.',
          `Was it in the past? Then call this week. Better not to use until then. In danger, call ${tel('112')}.`,
        ),
      },
      { when: risk('stemmen') },
    ),
    told(
      'bel_113',
      {
        nl: p(`<strong>Denk je aan doodgaan? Bel nu ${tel('113')}.</strong> Gratis en anoniem, dag en nacht.`),
        en: p(`<strong>Do you think about dying? Call ${tel('113')} now.</strong> Free and anonymous, day and night.`),
      },
      { when: risk('somber') },
    ),
    told(
      'deze_week',
      {
        nl: p(
          '<strong>Bel deze week je huisarts of verloskundige.</strong> Bel voordat je iets verandert. Gebruik tot dan liever niet.',
        ),
        en: p(
          '<strong>Call your GP or midwife this week.</strong> Call before you change anything. Better not to use until then.',
        ),
      },
      { when: risk('braken', 'zwanger', 'familie', 'somber') },
    ),
    told(
      'arts',
      {
        nl: p(
          '<strong>Bel eerst de arts die je medicijnen voorschrijft.</strong> Dat geldt ook voor cannabis op recept. Verander zelf niets.',
        ),
        en: p(
          '<strong>First call the doctor who prescribes your medicine.</strong> That goes for cannabis on prescription too. Change nothing yourself.',
        ),
      },
      { when: risk('medicijnen') },
    ),
    told(
      'geen_signaal',
      {
        nl: p('Je gaf overal nee aan. Je kunt beginnen. Let de komende weken op je slaap en je stemming.'),
        en: p('You said no to everything. You can begin. Watch your sleep and mood in the coming weeks.'),
      },
      { when: noRisk('medicijnen', 'braken', 'zwanger', 'familie', 'stemmen', 'somber') },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst veilig', en: 'Safety first' },
    html: {
      nl: p(
        'Je weet nu waar je op let. Was er een ja of een twijfel? Bel je huisarts voordat je iets verandert.',
        `Hoor je stemmen of ben je erg in de war? Bel vandaag. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'You now know what to watch for. Was there a yes or a doubt? Call your GP before you change anything.',
        `Do you hear voices or are you very confused? Call today. In danger, call ${tel('112')}.`,
      ),
    },
  },
  notes:
    'CHECK: psychiatrist: psychosis, family risk, not using until seen. CHECK: GP: heavy vomiting (CHS, general knowledge), medicine. CHECK: midwife: pregnancy. CHECK: wording on dying with 113.',
});

const counting = exercise({
  id: 'cannabis_1_2',
  domain: 'cannabis',
  title: { nl: 'Hoe tel ik?', en: 'How do I count?' },
  parts: [
    told('inleiding', {
      nl: p('Elke dag vul je in hoeveel joints het waren. Hoe doe je dat eerlijk? Kies, en lees daarna de uitleg.'),
      en: p(
        'Every day you fill in how many joints it was. How do you do that honestly? Choose, then read the explanation.',
      ),
    }),
    one(
      'gedeeld',
      {
        nl: 'Je deelt een joint met één ander. Hoeveel tel je?',
        en: 'You share a joint with one other person. How many do you count?',
      },
      [
        answer('nul', { nl: 'Nul', en: 'Zero' }, false, {
          nl: 'Tel een halve. Een deel ervan was voor jou.',
          en: 'Count half. Part of it was yours.',
        }),
        answer('half', { nl: 'Een halve', en: 'Half' }, true, {
          nl: 'Zo tellen we het. Met meer mensen? Schat je deel en rond af op een halve.',
          en: 'That is how we count. With more people? Guess your part and round it to a half.',
        }),
        answer('heel', { nl: 'Een hele', en: 'A whole one' }, null, {
          nl: 'Een halve is genoeg. Rookte je bijna alles zelf? Dan klopt een hele.',
          en: 'Half is enough. Did you smoke almost all of it? Then a whole one is right.',
        }),
      ],
      { required: true },
    ),
    statement(
      'bong',
      { nl: 'Een bong of vaporiser tel je als een joint.', en: 'You count a bong or vaporiser as a joint.' },
      true,
      {
        nl: 'Waar. Eén keer vullen is één joint. Zo blijft je week te vergelijken.',
        en: 'True. One filling is one joint. That way you can compare your weeks.',
      },
    ),
    statement(
      'puur',
      { nl: 'Puur, zonder tabak, is altijd minder sterk.', en: 'Pure, without tobacco, is always less strong.' },
      false,
      {
        nl: 'Niet waar. Zonder tabak kan er juist meer cannabis in zitten. Je krijgt wel geen nicotine binnen.',
        en: 'Not true. Without tobacco there may be more cannabis in it. You do not take in nicotine then.',
      },
    ),
    statement(
      'thc',
      { nl: 'Hoe sterk wiet of hasj is, verschilt veel.', en: 'How strong weed or hash is differs a lot.' },
      true,
      {
        nl: 'Waar. THC is de stof die werkt. De hoeveelheid verschilt per soort en per oogst. Je ziet het niet aan de buitenkant.',
        en: 'True. THC is the substance that works. The amount differs by type and harvest. You cannot see it from the outside.',
      },
    ),
    statement('cbd', { nl: 'CBD haalt de werking van THC weg.', en: 'CBD takes away the effect of THC.' }, false, {
      nl: 'Niet waar. CBD is een andere stof. Reken er niet op dat het je beschermt.',
      en: 'Not true. CBD is another substance. Do not count on it to protect you.',
    }),
  ],
  feedback: {
    title: { nl: 'Dit weet je nu', en: 'This is what you know now' },
    html: {
      nl: p('Precies hoeft niet. Steeds op dezelfde manier tellen is genoeg. Nul is ook een antwoord.'),
      en: p('It does not have to be exact. Counting the same way each time is enough. Zero is an answer too.'),
    },
  },
  notes: 'Counting as in the daily log: half joints. CHECK: addiction doctor: strength without tobacco, CBD.',
});

const cannabisDay = exercise({
  id: 'cannabis_1_3',
  domain: 'cannabis',
  title: { nl: 'Mijn blow-dag', en: 'My cannabis day' },
  parts: [
    told('inleiding', {
      nl: p('Denk aan een dag waarop je blowde. Je verandert nog niets. Je kijkt alleen hoe die dag liep.'),
      en: p('Think of a day on which you used cannabis. You change nothing yet. You only look at how that day went.'),
    }),
    several(
      'waarvoor',
      { nl: 'Waarvoor gebruikte je?', en: 'What did you use for?' },
      [
        option('slapen', { nl: 'Om te slapen', en: 'To sleep' }),
        option('verveling', { nl: 'Uit verveling', en: 'Out of boredom' }),
        option('gamen', { nl: 'Bij gamen of muziek', en: 'With gaming or music' }),
        option('pijn', { nl: 'Tegen pijn', en: 'Against pain' }),
        option('werk', { nl: 'Om bij te komen na werk of school', en: 'To unwind after work or school' }),
        option('mensen', { nl: 'Omdat anderen het deden', en: 'Because others did' }),
        option('gevoel', { nl: 'Om een gevoel zachter te maken', en: 'To soften a feeling' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('eerste', { nl: 'Hoe laat was de eerste?', en: 'What time was the first one?' }),
    one('met_wie', { nl: 'Was je alleen of samen?', en: 'Were you alone or with others?' }, [
      option('alleen', { nl: 'Vooral alleen', en: 'Mostly alone' }),
      option('samen', { nl: 'Vooral samen', en: 'Mostly with others' }),
      option('beide', { nl: 'Allebei', en: 'Both' }),
    ]),
    line('niet_missen', { nl: 'Welke joint zou je het minst missen?', en: 'Which joint would you miss least?' }),
    story('opvalt', { nl: 'Wat valt je op?', en: 'What do you notice?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Kijken is ook beginnen', en: 'Looking is a beginning too' },
    html: {
      nl: p(
        'De joint waar je weinig van merkt, is meestal het makkelijkst om te laten.',
        'Gebruik je tegen pijn? Bespreek dat met je huisarts. Er is vaak iets anders mogelijk.',
      ),
      en: p(
        'The joint you hardly notice is usually the easiest one to leave.',
        'Do you use it against pain? Talk about that with your GP. Often something else is possible.',
      ),
    },
  },
  notes: 'Method: self-monitoring with function per joint.',
});

const givesAndCosts = exercise({
  id: 'cannabis_1_4',
  domain: 'cannabis',
  title: { nl: 'Geeft en kost', en: 'Gives and costs' },
  parts: [
    told('inleiding', {
      nl: p('Blowen geeft je iets, en het kost je iets. Beide zijn waar. Zet ze naast elkaar, zonder oordeel.'),
      en: p(
        'Cannabis gives you something, and it costs you something. Both are true. Put them side by side, without judging.',
      ),
    }),
    several(
      'geeft',
      { nl: 'Dit geeft het mij', en: 'This is what it gives me' },
      [
        option('rust', { nl: 'Rust', en: 'Quiet' }),
        option('slaap', { nl: 'Slaap', en: 'Sleep' }),
        option('lachen', { nl: 'Lachen', en: 'Laughing' }),
        option('samen', { nl: 'Samen zijn', en: 'Being together' }),
        option('afstand', { nl: 'Afstand van zorgen', en: 'Distance from worries' }),
      ],
      { required: true, other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    several(
      'kost',
      { nl: 'Dit kost het mij', en: 'This is what it costs me' },
      [
        option('geheugen', { nl: 'Geheugen', en: 'Memory' }),
        option('werk', { nl: 'School of werk', en: 'School or work' }),
        option('geld', { nl: 'Geld', en: 'Money' }),
        option('hoesten', { nl: 'Hoesten', en: 'Coughing' }),
        option('afspraken', { nl: 'Afspraken die ik vergeet', en: 'Appointments I forget' }),
        option('zin', { nl: 'Zin om iets te doen', en: 'The wish to do things' }),
        option('angst', { nl: 'Onrust of achterdocht', en: 'Unease or suspicion' }),
      ],
      { other: { nl: 'Iets anders', en: 'Something else' } },
    ),
    line('belangrijkst_geeft', { nl: 'Wat wil je niet kwijt?', en: 'What do you not want to lose?' }),
    line('belangrijkst_kost', { nl: 'Wat wil je het liefst terug?', en: 'What do you most want back?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Twee kanten, allebei waar', en: 'Two sides, both true' },
    html: {
      nl: p('Waar het je iets geeft, zoek je straks iets anders voor. Je hoeft dat niet in één keer te weten.'),
      en: p('For what it gives you, you will look for something else. You do not have to know that all at once.'),
    },
  },
  notes: 'Method: decisional balance (motivational interviewing).',
});

const halfYear = exercise({
  id: 'cannabis_1_5',
  domain: 'cannabis',
  title: { nl: 'Ik over een half jaar', en: 'Me in six months' },
  parts: [
    told('inleiding', {
      nl: p('Stel je een dinsdag voor, over een half jaar. Niets bijzonders, wel een dag waar je tevreden mee bent.'),
      en: p('Imagine a Tuesday, six months from now. Nothing special, but a day that you are content with.'),
    }),
    line(
      'dinsdag',
      { nl: 'Wat doe je op die dinsdag?', en: 'What do you do on that Tuesday?' },
      {
        required: true,
        help: {
          nl: 'Eén regel is genoeg. Bijvoorbeeld: ‘Fit op, werken, koken, bellen met mijn zus.’',
          en: 'One line is enough. For example: ‘Up rested, work, cook, call my sister.’',
        },
      },
    ),
    story('helpt', { nl: 'Wat doet blowen met die dag?', en: 'What does cannabis do to that day?' }),
    line('stap', { nl: 'Wat kan deze week al een beetje?', en: 'What is already a little possible this week?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een beeld om te bewaren', en: 'A picture to keep' },
    html: {
      nl: p('Houd dit beeld dichtbij. Op een lastig moment weet je dan waar je heen wilt. Bijstellen kan altijd.'),
      en: p(
        'Keep this picture close. At a difficult moment you then know where you want to go. You can always change it.',
      ),
    },
  },
  notes: 'Method: values, future self.',
});

/** See how it is: safety of the mind, counting, a day, both sides, a picture of later. */
export const PHASE_1: readonly StarterWebform[] = [safety, counting, cannabisDay, givesAndCosts, halfYear];
