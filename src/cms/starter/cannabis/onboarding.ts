import { p, safety } from '../shared/markup.ts';
import { getOnboarding, helpLink, suicide, violence } from '../shared/onboarding.ts';

export const onboarding = getOnboarding(
  'cannabis',
  [
    {
      danger: 'medicine-mood',
      nl: {
        title: 'Gebruik je medicijnen voor je stemming of slaap?',
        text: p('Als je stopt met blowen, kunnen je stemming en slaap tijdelijk veranderen.'),
        explainerTitle: 'Vertel je huisarts dat je stopt of mindert',
        explainer: p(
          'Bel je huisarts voordat je begint, en vraag waar je op moet letten.',
          `Stop nooit zelf met je medicijnen. ${safety('neverSuddenly', 'nl')}`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you take medicine for your mood or sleep?',
        text: p('When you stop using cannabis, your mood and sleep can change for a while.'),
        explainerTitle: 'Tell your GP that you are stopping or cutting down',
        explainer: p(
          'Call your GP before you start, and ask what to look out for.',
          `Never stop your medicine yourself. ${safety('neverSuddenly', 'en')}`,
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'vomiting',
      nl: {
        title: 'Moet je vaak hevig overgeven?',
        text: p('Bij sommige mensen komt dat door jarenlang blowen, maar het kan ook iets anders zijn.'),
        explainerTitle: 'Laat je huisarts meekijken',
        explainer: p(
          'Bel je huisarts deze week, en zeg hoe vaak het gebeurt en dat je blowt.',
          'Houd je geen drinken binnen, bel dan vandaag. Buiten kantooruren bel je de huisartsenpost.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you often violently sick?',
        text: p('For some people this comes from years of cannabis, but it can also be something else.'),
        explainerTitle: 'Let your GP have a look',
        explainer: p(
          'Call your GP this week, and say how often it happens and that you use cannabis.',
          'If you cannot keep any drink down, call today, and outside office hours call the out-of-hours GP (huisartsenpost).',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'psychosis-before',
      nl: {
        title: 'Had jij ooit een psychose, of had een ouder, broer of zus er een?',
        text: p('Na een psychose, of met een psychose in de familie, brengt cannabis iemand eerder in de war.'),
        explainerTitle: 'Praat eerst met je huisarts',
        explainer: p(
          'Bel je huisarts en vraag hoe je veilig stopt. Het advies is om geen cannabis te gebruiken.',
          'Heb je een behandelaar, vertel dan ook daar dat je wilt stoppen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Have you ever had a psychosis, or has a parent, brother or sister?',
        text: p('After a psychosis, or with one in the family, cannabis is more likely to confuse someone.'),
        explainerTitle: 'Talk to your GP first',
        explainer: p(
          'Call your GP and ask how to stop safely, because the advice is not to use cannabis.',
          'If you see a specialist, tell them too that you want to stop.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'hearing',
      nl: {
        title: 'Hoor of zie je dingen die anderen niet horen of zien, of ben je heel achterdochtig?',
        text: p('Zoiets kan beangstigend zijn, en snelle hulp maakt veel verschil.'),
        explainerTitle: 'Bel vandaag je huisarts',
        explainer: p(
          'Zeg wat je hoort, ziet of denkt. Buiten kantooruren bel je de huisartsenpost.',
          `Gebruik tot dan niets en blijf niet alleen. <strong>${safety('psychosis', 'nl')}</strong>`,
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you hear or see things that others do not, or feel very suspicious?',
        text: p('This can be frightening, and quick help makes a big difference.'),
        explainerTitle: 'Call your GP today',
        explainer: p(
          'Say what you hear, see or think. Outside office hours, call the out-of-hours GP (huisartsenpost).',
          `Use nothing until then and do not stay alone. <strong>${safety('psychosis', 'en')}</strong>`,
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'prescription',
      nl: {
        title: 'Gebruik je cannabis op recept?',
        text: p('Cannabis op recept is een medicijn, en dat verander je samen met je arts.'),
        explainerTitle: 'Praat met de arts die het voorschrijft',
        explainer: p(
          'Vertel dat je minder wilt gebruiken of wilt stoppen, en vraag wat er in de plaats kan komen.',
          'Verander je dosis niet zonder dat gesprek. Dit programma kun je ernaast doen.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Do you use cannabis on prescription?',
        text: p('Prescribed cannabis is a medicine, and you change it together with your doctor.'),
        explainerTitle: 'Talk to the doctor who prescribes it',
        explainer: p(
          'Say that you want to use less or stop, and ask what can come in its place.',
          'Do not change your dose without that talk. You can do this programme next to it.',
        ),
        link: helpLink.en,
      },
    },
    {
      danger: 'pregnant-cannabis',
      nl: {
        title: 'Ben je zwanger, wil je zwanger worden of geef je borstvoeding?',
        text: p('Cannabis en tabak komen ook bij een baby, in de buik en via de borst.'),
        explainerTitle: 'Je verloskundige helpt mee',
        explainer: p(
          'Het advies is om nu geen cannabis te gebruiken. Bel je verloskundige of huisarts en vertel wat je gebruikt, want je krijgt hulp zonder oordeel.',
        ),
        link: helpLink.nl,
      },
      en: {
        title: 'Are you pregnant, do you want to be, or are you breastfeeding?',
        text: p('Cannabis and tobacco also reach a baby, in the womb and through breast milk.'),
        explainerTitle: 'Your midwife will help',
        explainer: p(
          'The advice is not to use any cannabis now. Call your midwife or GP and tell them what you use, because they’ll help you without judging.',
        ),
        link: helpLink.en,
      },
    },
    suicide,
    violence,
  ],
  'Sources: outline of the safety groups with a GP (psychosis, medical cannabis). What holds for many stands first, what is rare last. CHECK [C1]: psychiatrist: psychosis text, stopping with a psychosis, heavy vomiting (CHS, general knowledge). CHECK [C2]: midwife: pregnancy. CHECK [C3]: GP: medicine for mood and sleep.',
);
