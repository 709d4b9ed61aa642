import type { StarterBadge } from './starter-term.ts';

const PHASES = [1, 2, 3, 4, 5, 6] as const;

const phaseDone = PHASES.map(
  (phase): StarterBadge => ({
    id: `phase-${phase}`,
    rule: 'phase_done',
    phase,
    drawing: `badge-fase-${phase}`,
    text: {
      nl: { name: `Fase ${phase} klaar`, description: 'Neem rustig de tijd.' },
      en: { name: `Phase ${phase} done`, description: 'Take your time.' },
    },
  }),
);

/** The badges of every self-help programme: for looking and doing, never for amounts. */
export const badges: readonly StarterBadge[] = [
  {
    id: 'first-step',
    rule: 'first_registration',
    drawing: 'badge-eerste-dag',
    text: {
      nl: { name: 'Eerste stap', description: 'Je vulde je eerste dag in. Eerlijk kijken is het begin.' },
      en: { name: 'First step', description: 'You filled in your first day. Looking honestly is the start.' },
    },
  },
  {
    id: 'week-in-view',
    rule: 'registered_days_7',
    drawing: 'badge-eerste-week',
    text: {
      nl: { name: 'Week in beeld', description: 'Zeven dagen ingevuld. Je ziet nu je patroon.' },
      en: { name: 'A week in view', description: 'Seven days filled in. You can see your pattern now.' },
    },
  },
  {
    id: 'three-weeks-in-view',
    rule: 'registered_days_21',
    drawing: 'badge-drie-weken',
    text: {
      nl: { name: 'Drie weken in beeld', description: 'Eenentwintig dagen. Dit is een gewoonte aan het worden.' },
      en: { name: 'Three weeks in view', description: 'Twenty-one days. This is becoming a habit.' },
    },
  },
  {
    id: 'six-weeks-in-view',
    rule: 'registered_days_42',
    drawing: 'badge-zes-weken',
    text: {
      nl: { name: 'Zes weken in beeld', description: 'Tweeënveertig dagen eerlijk gekeken.' },
      en: { name: 'Six weeks in view', description: 'Forty-two days of looking honestly.' },
    },
  },
  {
    id: 'filled-in-anyway',
    rule: 'registered_above_goal',
    drawing: 'badge-toch-ingevuld',
    text: {
      nl: { name: 'Toch ingevuld', description: 'Je vulde ook deze dag in. Dat vraagt moed.' },
      en: { name: 'Filled in anyway', description: 'You filled in this day as well. That takes courage.' },
    },
  },
  {
    id: 'my-plan',
    rule: 'plan_made',
    drawing: 'badge-plan-gemaakt',
    text: {
      nl: { name: 'Mijn plan', description: 'Je hebt gekozen. Bijstellen mag.' },
      en: { name: 'My plan', description: 'You have chosen. You may adjust it.' },
    },
  },
  {
    id: 'step-lower',
    rule: 'first_step_lower',
    drawing: 'badge-stap-lager',
    text: {
      nl: { name: 'Een stap lager', description: 'Een dag lager dan toen je begon.' },
      en: { name: 'A step lower', description: 'A day lower than when you started.' },
    },
  },
  {
    id: 'on-target',
    rule: 'first_success',
    drawing: 'badge-doel-geraakt',
    text: {
      nl: { name: 'Doel geraakt', description: 'Een dag binnen je doel. Wat hielp?' },
      en: { name: 'On target', description: 'A day within your goal. What helped?' },
    },
  },
  {
    id: 'whole-week',
    rule: 'success_week',
    drawing: 'badge-hele-week',
    text: {
      nl: { name: 'Een hele week', description: 'Zeven dagen binnen je doel.' },
      en: { name: 'A whole week', description: 'Seven days within your goal.' },
    },
  },
  {
    id: 'started',
    rule: 'first_exercise',
    drawing: 'badge-eerste-oefening',
    text: {
      nl: { name: 'Begonnen', description: 'De eerste oefening is klaar.' },
      en: { name: 'Started', description: 'The first exercise is done.' },
    },
  },
  ...phaseDone,
  {
    id: 'all-done',
    rule: 'all_exercises_done',
    drawing: 'badge-alles-gedaan',
    text: {
      nl: { name: 'Alles gedaan', description: 'Alle oefeningen klaar. Jij hebt gewerkt.' },
      en: { name: 'All done', description: 'All exercises are done. You have worked for this.' },
    },
  },
  {
    id: 'written-for-myself',
    rule: 'first_diary_entry',
    drawing: 'badge-dagboek',
    text: {
      nl: { name: 'Voor mezelf geschreven', description: 'Je eerste zin in je dagboek.' },
      en: { name: 'Written for myself', description: 'Your first sentence in your diary.' },
    },
  },
  {
    id: 'spoke-up',
    rule: 'first_forum_post',
    drawing: 'badge-forum',
    text: {
      nl: { name: 'Ik laat van me horen', description: 'Je liet van je horen. Dat helpt ook een ander.' },
      en: { name: 'I spoke up', description: 'You spoke up. That helps somebody else as well.' },
    },
  },
  {
    id: 'not-alone',
    rule: 'buddy_accepted',
    drawing: 'badge-buddy',
    text: {
      nl: { name: 'Niet alleen', description: 'Iemand kijkt met je mee, zoals jij het wilt.' },
      en: { name: 'Not alone', description: 'Somebody is with you, the way you want it.' },
    },
  },
];
