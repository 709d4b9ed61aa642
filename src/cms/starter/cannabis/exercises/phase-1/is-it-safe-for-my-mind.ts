import { exercise, told } from '../../../shared/exercise-parts.ts';
import { p, tel } from '../../../shared/markup.ts';
import { noRisk, risk, safetyQuestion } from '../../../shared/safety-question.ts';

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
          '<strong>Hoor, zie of denk je dit nu? Bel vandaag je huisarts.</strong> ’s Avonds, ’s nachts en in het weekend bel je de huisartsenpost.',
          `Was het vroeger? Bel dan deze week. Gebruik tot dan liever niet. Bij gevaar bel je ${tel('112')}.`,
        ),
        en: p(
          '<strong>Do you hear, see or think this now? Call your GP today.</strong> In the evening, at night and at weekends, call the out-of-hours GP (huisartsenpost).',
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
          '<strong>Bel deze week je huisarts of verloskundige.</strong> Zeg dat je cannabis gebruikt. Gebruik tot dan liever niet.',
        ),
        en: p(
          '<strong>Call your GP or midwife this week.</strong> Say that you use cannabis. Better not to use until then.',
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
        'Je weet nu waar je op let. Was er een ja of een twijfel? Bel je huisarts.',
        `Hoor je stemmen of ben je erg in de war? Bel vandaag. Bij gevaar bel je ${tel('112')}.`,
      ),
      en: p(
        'You now know what to watch for. Was there a yes or a doubt? Call your GP.',
        `Do you hear voices or are you very confused? Call today. In danger, call ${tel('112')}.`,
      ),
    },
  },
  notes:
    'CHECK: psychiatrist: psychosis, family risk, not using until seen. CHECK: GP: heavy vomiting (CHS, general knowledge), medicine. CHECK: midwife: pregnancy. CHECK: wording on dying with 113.',
});
