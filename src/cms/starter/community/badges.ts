import type { Localised } from '#src/domains/domain.ts';
import type { StarterBadge } from './starter-term.ts';

/** The text after each phase; the first is that of phase 1. */
const AFTER_PHASE: readonly Localised[] = [
  {
    nl: 'De oefeningen van de eerste week zijn klaar, en de volgende komen vanzelf.',
    en: 'The exercises of week 1 are done, and the exercises of week 2 come next.',
  },
  {
    nl: 'Je deed alle oefeningen van de tweede week, in je eigen tempo.',
    en: 'You’ve done all the exercises of week 2, at your own pace.',
  },
  {
    nl: 'Drie weken met oefeningen zijn klaar, dus je bent op de helft.',
    en: 'Three weeks of exercises are done, so you’re halfway through.',
  },
  {
    nl: 'De oefeningen van de vierde week zijn af. Neem rustig de tijd.',
    en: 'The exercises of week 4 are done. There’s no rush, so take your time.',
  },
  {
    nl: 'Vijf weken met oefeningen liggen achter je, en er komt er nog één.',
    en: 'Five weeks of exercises are behind you, and there’s one more to come.',
  },
  {
    nl: 'De oefeningen van de zesde week zijn klaar. Je kunt ze altijd teruglezen.',
    en: 'The exercises of week 6 are done, and you can come back to them at any time.',
  },
];

const phaseDone = AFTER_PHASE.map(
  (description, index): StarterBadge => ({
    id: `phase-${index + 1}`,
    rule: 'phase_done',
    phase: index + 1,
    drawing: `badge-fase-${index + 1}`,
    text: {
      nl: { name: `Fase ${index + 1} klaar`, description: description.nl },
      en: { name: `Phase ${index + 1} done`, description: description.en },
    },
  }),
);

/** Names of the badges for more days than the programme has. */
const MORE_DAYS = [
  [60, 'Zestig dagen', 'Sixty days'],
  [90, 'Negentig dagen', 'Ninety days'],
  [180, 'Honderdtachtig dagen', 'One hundred and eighty days'],
  [365, 'Een jaar aan dagen', 'A year of days'],
] as const;

const moreDays = MORE_DAYS.map(
  ([days, nl, en]): StarterBadge => ({
    id: `days-${days}`,
    rule: `registered_days_${days}`,
    drawing: `badge-${days}-dagen`,
    text: {
      nl: { name: nl, description: `Je vulde ${days} dagen in, met of zonder pauzes.` },
      en: { name: en, description: `You logged ${days} days, with or without breaks.` },
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
      nl: { name: 'Eerste stap', description: 'Je vulde je eerste dag in, en eerlijk kijken is het begin.' },
      en: {
        name: 'First step',
        description: 'You’ve logged your first day, and an honest look is where it starts.',
      },
    },
  },
  {
    id: 'week-in-view',
    rule: 'registered_days_7',
    drawing: 'badge-eerste-week',
    text: {
      nl: { name: 'Week in beeld', description: 'Je vulde zeven dagen in, dus nu zie je een patroon.' },
      en: { name: 'A week in view', description: 'You’ve logged seven days, so now you can see a pattern.' },
    },
  },
  {
    id: 'three-weeks-in-view',
    rule: 'registered_days_21',
    drawing: 'badge-drie-weken',
    text: {
      nl: { name: 'Drie weken in beeld', description: 'Je vulde eenentwintig dagen in, en dat wordt een gewoonte.' },
      en: { name: 'Three weeks in view', description: 'You’ve logged twenty-one days, and it’s becoming a habit.' },
    },
  },
  {
    id: 'six-weeks-in-view',
    rule: 'registered_days_42',
    drawing: 'badge-zes-weken',
    text: {
      nl: { name: 'Zes weken in beeld', description: 'Je keek tweeënveertig dagen eerlijk naar hoe het ging.' },
      en: { name: 'Six weeks in view', description: 'You’ve taken an honest look at forty-two days.' },
    },
  },
  ...moreDays,
  {
    id: 'filled-in-anyway',
    rule: 'registered_above_goal',
    drawing: 'badge-toch-ingevuld',
    text: {
      nl: { name: 'Toch ingevuld', description: 'Je vulde ook deze dag in.' },
      en: { name: 'Logged anyway', description: 'You’ve logged this day as well.' },
    },
  },
  {
    id: 'my-plan',
    rule: 'plan_made',
    drawing: 'badge-plan-gemaakt',
    text: {
      nl: { name: 'Mijn plan', description: 'Je hebt een plan gekozen, dat je altijd mag bijstellen.' },
      en: { name: 'My plan', description: 'You’ve chosen a plan, and you can adjust it at any time.' },
    },
  },
  {
    id: 'step-lower',
    rule: 'first_step_lower',
    drawing: 'badge-stap-lager',
    text: {
      nl: { name: 'Een stap lager', description: 'Je had een dag die lager was dan toen je begon.' },
      en: { name: 'A step lower', description: 'You’ve had a day that was lower than when you started.' },
    },
  },
  {
    id: 'on-target',
    rule: 'first_success',
    drawing: 'badge-doel-geraakt',
    text: {
      nl: { name: 'Doel geraakt', description: 'Je bleef een dag binnen je doel. Wat hielp je daarbij?' },
      en: { name: 'On target', description: 'You stayed within your limit for a day. What helped you to do that?' },
    },
  },
  {
    id: 'whole-week',
    rule: 'success_week',
    drawing: 'badge-hele-week',
    text: {
      nl: { name: 'Een hele week', description: 'Je bleef zeven dagen binnen je doel.' },
      en: { name: 'A whole week', description: 'You stayed within your limit for seven days.' },
    },
  },
  {
    id: 'started',
    rule: 'first_exercise',
    drawing: 'badge-eerste-oefening',
    text: {
      nl: { name: 'Begonnen', description: 'Je eerste oefening is nu klaar.' },
      en: { name: 'Started', description: 'You’ve finished the first exercise of your programme.' },
    },
  },
  ...phaseDone,
  {
    id: 'all-done',
    rule: 'all_exercises_done',
    drawing: 'badge-alles-gedaan',
    text: {
      nl: { name: 'Alles gedaan', description: 'Alle oefeningen zijn klaar, en daar heb je voor gewerkt.' },
      en: { name: 'All done', description: 'All the exercises are done, and you’ve worked for it.' },
    },
  },
  {
    id: 'written-for-myself',
    rule: 'first_diary_entry',
    drawing: 'badge-dagboek',
    text: {
      nl: { name: 'Voor mezelf geschreven', description: 'Je schreef de eerste zin in je dagboek.' },
      en: { name: 'Written for myself', description: 'You’ve written the first sentence in your diary.' },
    },
  },
  {
    id: 'spoke-up',
    rule: 'first_forum_post',
    drawing: 'badge-forum',
    text: {
      nl: { name: 'Ik laat van me horen', description: 'Je schreef op het forum, en dat helpt ook een ander.' },
      en: { name: 'I spoke up', description: 'You’ve written on the forum, and that helps somebody else as well.' },
    },
  },
  {
    id: 'not-alone',
    rule: 'buddy_accepted',
    drawing: 'badge-buddy',
    text: {
      nl: { name: 'Niet alleen', description: 'Iemand kijkt met je mee, zoals jij het wilt.' },
      en: { name: 'Not alone', description: 'Somebody is there for you now, in the way that you want it.' },
    },
  },
];
