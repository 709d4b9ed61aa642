import type { StarterMilestone } from './starter-term.ts';

/** Groups of a programme's badges. */
export const milestones: readonly StarterMilestone[] = [
  {
    id: 'looking',
    drawing: 'mijlpaal-kijken',
    badges: ['first-step', 'week-in-view', 'three-weeks-in-view', 'six-weeks-in-view', 'filled-in-anyway'],
    text: {
      nl: { name: 'Kijken', description: 'Je kijkt eerlijk naar je dagen.' },
      en: { name: 'Looking', description: 'You take an honest look at how your days are going.' },
    },
  },
  {
    id: 'choosing',
    drawing: 'mijlpaal-kiezen',
    badges: ['my-plan', 'step-lower', 'on-target', 'whole-week'],
    text: {
      nl: { name: 'Kiezen', description: 'Je kiest een doel en gaat ermee op weg.' },
      en: { name: 'Choosing', description: 'You choose a goal for yourself and start working towards it.' },
    },
  },
  {
    id: 'learning',
    drawing: 'mijlpaal-leren',
    badges: ['started', 'phase-1', 'phase-2', 'phase-3', 'phase-4', 'phase-5', 'phase-6', 'all-done'],
    text: {
      nl: { name: 'Leren', description: 'Je leert wat jou helpt op lastige momenten.' },
      en: { name: 'Learning', description: 'You learn what helps you when things get hard.' },
    },
  },
  {
    id: 'together',
    drawing: 'mijlpaal-samen',
    badges: ['written-for-myself', 'spoke-up', 'not-alone'],
    text: {
      nl: { name: 'Samen', description: 'Je hoeft het niet alleen te doen.' },
      en: { name: 'Together', description: 'You do not have to do all of this on your own.' },
    },
  },
];
