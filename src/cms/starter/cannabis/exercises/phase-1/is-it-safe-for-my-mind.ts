import { createMarkup, exercise } from '../../../shared/exercise-parts.ts';
import { dangerAdvice, p, safety } from '../../../shared/markup.ts';
import { isAnyUnsure, isAnyYes, isNoRisk, safetyQuestion } from '../../../shared/safety-question.ts';

export const isItSafeForMyMind = exercise({
  id: 'cannabis_1_1',
  domain: 'cannabis',
  title: { nl: 'Is dit veilig voor mijn hoofd?', en: 'Is it safe for my mind?' },
  parts: [
    createMarkup('inleiding', {
      nl: p(
        'Cannabis werkt in je hoofd, en daarom begin je met zeven vragen over veiligheid. Bij elk antwoord lees je wat het betekent en wat je kunt doen.',
        'Twijfel je ergens over, kies dan “weet ik niet”. Daar hoort een eigen advies bij. Twijfel is iets anders dan ja.',
      ),
      en: p(
        'Cannabis works on your mind, so you start with seven questions about safety. With each answer you’ll read what it means and what you can do.',
        'If you’re in doubt about one of them, choose “I do not know”. That answer has its own advice: not being sure is not the same as yes.',
      ),
    }),
    safetyQuestion({
      key: 'medicijnen',
      required: true,
      label: {
        nl: 'Gebruik je medicijnen voor je stemming, je slaap of een psychose, of cannabis op recept?',
        en: 'Do you take medicine for your mood, sleep or a psychosis, or cannabis on prescription?',
      },
      yes: {
        nl: 'Vertel je arts dat je stopt of mindert, en verander nooit zelf je medicijnen. Ook tabak in de joint telt mee. Tabak kan medicijnen anders laten werken.',
        en: 'Tell your doctor that you’re stopping or cutting down, and never change your medicines yourself. Tobacco in a joint counts too: it can change how some medicines work.',
      },
      no: {
        nl: 'Dan speelt dit nu niet. Krijg je later zulke medicijnen, vertel je arts dan dat je blowt of blowde.',
        en: 'This does not affect you at the moment. If you’re given such medicines later, tell your doctor that you use cannabis or have recently stopped.',
      },
      unknown: {
        nl: 'Kijk op het doosje of bel je apotheek. Verander tot die tijd niets aan je medicijnen.',
        en: 'Check the packet or call your pharmacist. Until then, do not change your medicines.',
      },
    }),
    safetyQuestion({
      key: 'psychose',
      required: true,
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
      required: true,
      label: { nl: 'Moet je vaak hevig overgeven?', en: 'Are you often violently sick?' },
      yes: {
        nl: 'Bij sommige mensen komt dat door jarenlang blowen, maar er kan ook iets anders zijn. Laat daarom je huisarts meekijken. Houd je geen drinken binnen, bel dan vandaag.',
        en: 'For some people this comes from years of cannabis, but there can be another cause. Ask your GP to look into it this week. If you cannot keep any drink down, call today.',
      },
      no: {
        nl: 'Dat is goed om te weten. Begint het later toch, vertel je huisarts dan dat je blowt. Dat helpt bij het zoeken.',
        en: 'If it starts later, tell your GP that you use cannabis. It helps them look for the cause.',
      },
      unknown: {
        nl: 'Schrijf twee weken op wanneer het gebeurt. Komt het terug, vertel je huisarts dan ook dat je blowt.',
        en: 'For two weeks, note when it happens. If it comes back, tell your GP, and mention that you use cannabis.',
      },
    }),
    safetyQuestion({
      key: 'zwanger',
      required: true,
      label: {
        nl: 'Ben je zwanger, wil je het worden of geef je borstvoeding?',
        en: 'Are you pregnant, trying to get pregnant or breastfeeding?',
      },
      yes: {
        nl: 'Cannabis en tabak bereiken je kind, dus het advies is om nu niet te gebruiken. Je verloskundige of huisarts helpt je daarbij, zonder oordeel.',
        en: 'Cannabis and tobacco reach your child, so the advice is not to use now. Your midwife or GP will help you with that, without judging.',
      },
      no: {
        nl: 'Verandert dat later, gebruik dan niet en vertel het je verloskundige of huisarts.',
        en: 'If that changes, do not use, and tell your midwife or GP.',
      },
      unknown: {
        nl: 'Doe een test of vraag het je huisarts. Tot je het weet, is niet gebruiken het veiligst.',
        en: 'Take a test or ask your GP. Until you know, not using is safest.',
      },
    }),
    safetyQuestion({
      key: 'familie',
      required: true,
      label: {
        nl: 'Had een ouder, broer of zus ooit een psychose?',
        en: 'Did a parent, brother or sister ever have a psychosis?',
      },
      yes: {
        nl: 'Dan is de kans groter dat cannabis ook jou in de war brengt. Daarom is niet gebruiken voor jou het veiligst, ook als je nog niets merkt.',
        en: 'Then cannabis is more likely to confuse you too. That’s why not using is safest for you, even if you have not noticed anything yet.',
      },
      no: {
        nl: 'Dat is gunstig, maar sterke wiet kan toch verwarring geven. Let dus op hoe jij je voelt als je gebruikt.',
        en: 'That’s in your favour, but strong weed can still cause confusion. So keep an eye on how you feel when you use.',
      },
      unknown: {
        nl: 'Vraag het in je familie, als dat kan. Zolang je het niet weet, is niet gebruiken het veiligst.',
        en: 'Ask your family if you can. While you do not know, not using is safest.',
      },
    }),
    safetyQuestion({
      key: 'stemmen',
      required: true,
      label: {
        nl: 'Hoor of zie je weleens dingen die anderen niet horen of zien, of voel je je gevolgd?',
        en: 'Do you sometimes hear or see things that others do not, or do you feel followed?',
      },
      yes: {
        nl: 'Dit kan door cannabis komen, maar het kan ook het begin van een psychose zijn. Snelle hulp maakt veel verschil.',
        en: 'This can come from cannabis, but it can also be the start of a psychosis. Getting help quickly makes a big difference.',
      },
      no: {
        nl: 'Verandert dat, bel dan dezelfde dag je huisarts. Wacht niet af. Vroege hulp maakt verschil.',
        en: 'If that changes, call your GP the same day. Please do not wait and see. Early help makes a difference.',
      },
      unknown: {
        nl: 'Twijfel je of iets echt was? Gebruik niets en vertel het deze week je huisarts. Gebeurt het nu, bel dan vandaag.',
        en: 'If you are not sure something was real, do not use, and tell your GP this week. If it is happening now, call today.',
      },
    }),
    safetyQuestion({
      key: 'somber',
      required: true,
      label: { nl: 'Ben je heel somber, of denk je aan doodgaan?', en: 'Do you feel very low, or think about dying?' },
      yes: {
        nl: 'Blijf daar niet alleen mee. Praat er vandaag over met iemand die je vertrouwt. Bel daarna je huisarts of de lijn hieronder.',
        en: 'Please do not stay alone with that. Talk about it today with someone you trust, and call your GP or the line below.',
      },
      no: {
        nl: 'Word je somber als je mindert, dan zakt dat meestal binnen twee weken. Duurt het langer, bel dan je huisarts.',
        en: 'If you start to feel low while cutting down, it usually eases within 2 weeks. If it lasts longer, call your GP.',
      },
      unknown: {
        nl: 'Hoe zwaar het is, merk je soms pas als je het uitspreekt. Vertel vandaag iemand hoe het gaat.',
        en: 'You may only notice how hard things are once you say it. Tell someone today how you are.',
      },
    }),
    createMarkup(
      'voorbeeld',
      {
        nl: p(
          'Een student zat midden in de tentamens. Na een paar avonden sterke wiet dacht ze dat haar huisgenoten over haar praatten. Ze belde de huisarts en zei: “Ik blow veel, en ik vertrouw bijna niemand meer.” Die twee dingen waren genoeg, want daarna stelde de huisarts de vragen.',
        ),
        en: p(
          'A student was in the middle of her exams. After a few evenings of strong weed she was sure that her housemates were talking about her. She called her GP and said: “I use a lot of cannabis, and I hardly trust anyone.” Those two things were enough. After that the GP asked the questions.',
        ),
      },
      { folded: { nl: 'Wat een ander tegen de huisarts zei', en: 'What someone else told their GP' } },
    ),
    createMarkup(
      'vandaag',
      {
        nl: p('Was het vroeger, bel dan deze week, en gebruik tot dan liever niet.'),
        en: p('If it was in the past, call this week. Until then, it’s better not to use.'),
      },
      { when: isAnyYes('stemmen') },
    ),
    createMarkup(
      'bel_113',
      { nl: dangerAdvice('suicide', 'nl'), en: dangerAdvice('suicide', 'en') },
      { when: isAnyUnsure('somber') },
    ),
    createMarkup(
      'deze_week',
      {
        nl: p(
          '<strong>Bel deze week je huisarts of verloskundige.</strong> Zeg dat je cannabis gebruikt, zodat die weet waar het om gaat. Tot dat gesprek kun je beter niet gebruiken.',
        ),
        en: p(
          '<strong>Call your GP or midwife this week.</strong> Tell them that you use cannabis, so they know what it’s about. Until that talk, it’s better not to use.',
        ),
      },
      { when: isAnyYes('psychose', 'braken', 'zwanger', 'familie', 'somber') },
    ),
    createMarkup(
      'arts',
      {
        nl: p(
          '<strong>Bel eerst de arts die je medicijnen voorschrijft.</strong> Dat geldt ook voor cannabis op recept. Verander tot dat gesprek zelf niets. Stemming en slaap kunnen erdoor schommelen.',
        ),
        en: p(
          '<strong>First call the doctor who prescribes your medicine.</strong> This also goes for you if you get cannabis on prescription. Until you’ve talked, make no changes yourself: your mood and sleep can swing.',
        ),
      },
      { when: isAnyYes('medicijnen') },
    ),
    createMarkup(
      'geen_signaal',
      {
        nl: p(
          'Je gaf overal nee aan, dus je kunt beginnen. Let de komende weken op je slaap en je stemming. Die veranderen het eerst.',
        ),
        en: p(
          'You said no to everything, so you can begin. Keep an eye on your sleep and mood in the coming weeks. They’ll change first.',
        ),
      },
      { when: isNoRisk('medicijnen', 'psychose', 'braken', 'zwanger', 'familie', 'stemmen', 'somber') },
    ),
  ],
  feedback: {
    title: { nl: 'Eerst veilig', en: 'Safety first' },
    html: {
      nl: p(
        'Je weet nu waar je op let. Koos je ergens ja of weet ik niet, bel dan je huisarts. Je kunt deze vragen later opnieuw doen, want je antwoord kan veranderen.',
        safety('psychosis', 'nl'),
      ),
      en: p(
        'You now know what to watch for in the coming weeks. If you chose yes or I do not know anywhere, call your GP, even if it does not feel urgent. Your answers may change, so come back to these questions later.',
        safety('psychosis', 'en'),
      ),
    },
  },
  isSensitive: true,
  notes:
    'CHECK [C1]: psychiatrist: psychosis, family risk, not using until seen. CHECK [C3]: GP: heavy vomiting (CHS, general knowledge), medicine. CHECK [C2]: midwife: pregnancy. CHECK [C1]: wording on dying with 113.',
});
