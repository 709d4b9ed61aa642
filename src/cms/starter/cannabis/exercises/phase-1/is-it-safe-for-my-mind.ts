import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p, safety } from '../../../shared/markup.ts';
import { doubt, noRisk, risk, safetyQuestion } from '../../../shared/safety-question.ts';

export const isItSafeForMyMind = exercise({
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
      unknown: {
        nl: 'Kijk op het doosje of bel je apotheek. Verander tot die tijd niets aan je medicijnen.',
        en: 'Check the packet or call your pharmacist. Until then, do not change your medicines.',
      },
    }),
    safetyQuestion({
      key: 'psychose',
      label: {
        nl: 'Had je zelf ooit een psychose? Dan hoorde, zag of wist je zeker wat anderen niet merkten.',
        en: 'Have you ever had a psychosis? That means hearing, seeing or being sure of things that others did not notice.',
      },
      yes: {
        nl: 'Dan kan cannabis opnieuw een psychose geven, ook na één keer. Niet gebruiken is voor jou het veiligst. Bel deze week je huisarts of behandelaar.',
        en: 'Then cannabis can bring on another one, even after using once. Not using is safest for you. Call your GP or therapist this week.',
      },
      no: {
        nl: 'Goed om te weten. Word je na gebruik bang of achterdochtig, stop dan en vertel het iemand.',
        en: 'That is good to know. If using makes you scared or suspicious, stop and tell someone.',
      },
      unknown: {
        nl: 'Was je ooit dagenlang in de war of werd je opgenomen? Bespreek dat met je huisarts en gebruik tot dan niets.',
        en: 'Were you ever confused for days, or taken into hospital? Talk to your GP about it, and do not use until you have.',
      },
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
      unknown: {
        nl: 'Schrijf twee weken op wanneer het gebeurt. Komt het terug, vertel je huisarts dan ook dat je blowt.',
        en: 'For two weeks, note when it happens. If it comes back, tell your GP, and mention that you use cannabis.',
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
      no: {
        nl: 'Verandert dat? Gebruik dan niet, en vertel het je verloskundige of huisarts.',
        en: 'If that changes, do not use, and tell your midwife or GP.',
      },
      unknown: {
        nl: 'Doe een test of vraag het je huisarts. Tot je het weet, is niet gebruiken het veiligst.',
        en: 'Take a test or ask your GP. Until you know, not using is safest.',
      },
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
      unknown: {
        nl: 'Vraag het in je familie, als dat kan. Zolang je het niet weet, is niet gebruiken het veiligst.',
        en: 'Ask your family if you can. While you do not know, not using is safest.',
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
      unknown: {
        nl: 'Twijfel je of iets echt was? Gebruik niets en vertel het deze week je huisarts. Gebeurt het nu, bel dan vandaag.',
        en: 'If you are not sure something was real, do not use, and tell your GP this week. If it is happening now, call today.',
      },
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
      unknown: {
        nl: 'Hoe zwaar het is, merk je soms pas als je het uitspreekt. Vertel vandaag iemand hoe het gaat.',
        en: 'You may only notice how hard things are once you say it. Tell someone today how you are.',
      },
    }),
    told(
      'vandaag',
      {
        nl: p(
          `<strong>${safety('psychosis', 'nl')}</strong> ’s Avonds, ’s nachts en in het weekend bel je de huisartsenpost.`,
          'Was het vroeger? Bel dan deze week. Gebruik tot dan liever niet.',
        ),
        en: p(
          `<strong>${safety('psychosis', 'en')}</strong> In the evening, at night and at weekends, call the out-of-hours GP (huisartsenpost).`,
          'Was it in the past? Then call this week. Better not to use until then.',
        ),
      },
      { when: risk('stemmen') },
    ),
    told(
      'bel_113',
      {
        nl: p(`<strong>${safety('suicide', 'nl')}</strong>`),
        en: p(`<strong>${safety('suicide', 'en')}</strong>`),
      },
      { when: doubt('somber') },
    ),
    told(
      'deze_week',
      {
        nl: p(
          '<strong>Bel deze week je huisarts of verloskundige.</strong> Zeg dat je cannabis gebruikt. Gebruik tot dan liever niet.',
        ),
        en: p(
          '<strong>Call your GP or midwife this week.</strong> Say that you use cannabis. Better not to use until then.',
        ),
      },
      { when: risk('psychose', 'braken', 'zwanger', 'familie', 'somber') },
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
      { when: noRisk('medicijnen', 'psychose', 'braken', 'zwanger', 'familie', 'stemmen', 'somber') },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst veilig', en: 'Safety first' },
    html: {
      nl: p('Je weet nu waar je op let. Was er een ja of een twijfel? Bel je huisarts.', safety('psychosis', 'nl')),
      en: p('You now know what to watch for. Was there a yes or a doubt? Call your GP.', safety('psychosis', 'en')),
    },
  },
  isSensitive: true,
  notes:
    'CHECK: psychiatrist: psychosis, family risk, not using until seen. CHECK: GP: heavy vomiting (CHS, general knowledge), medicine. CHECK: midwife: pregnancy. CHECK: wording on dying with 113.',
});
