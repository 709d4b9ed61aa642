import { EVERYONE, PARTICIPANTS, type Screen, SELF_HELP, toScreen } from '../screen.ts';

const modal = { frame: 'modal', content: 'none' } as const;

/** Screens of the programme, the plan and the registrations. */
export const PROGRAMME_SCREENS: readonly Screen[] = [
  toScreen('programme', PARTICIPANTS, '/programma', '/program', { island: 'programme' }),
  toScreen('plan', SELF_HELP, '/mijn-plan', '/my-recovery-plan', { island: 'plan' }),
  toScreen('plan-wizard', SELF_HELP, '/form/goal', '/form/goal', { ...modal, island: 'plan-wizard' }),
  // Available to nurses too, who have a contact form.
  toScreen('exercise', EVERYONE, '/form/:webform', '/form/:webform', { ...modal, island: 'exercise' }),
  toScreen('registration-today', SELF_HELP, '/dagelijkse-registratie', '/daily-registration', {
    island: 'registration',
  }),
  toScreen('registration', SELF_HELP, '/dagelijkse-registratie/:date', '/daily-registration/:date', {
    content: 'none',
    island: 'registration',
    partOf: 'registration-today',
  }),
  toScreen('calendar', SELF_HELP, '/kalender', '/calendar', { island: 'calendar', partOf: 'plan' }),
  toScreen('own-things', PARTICIPANTS, '/mijn-kaart', '/my-card', {
    content: 'none',
    island: 'own-things',
    part: 'hardMoment',
  }),
  toScreen('if-thens', SELF_HELP, '/account/als-dan', '/account/if-then', {
    content: 'none',
    island: 'if-thens',
    part: 'hardMoment',
  }),
  toScreen('own-dates', SELF_HELP, '/account/dagen', '/account/dates', {
    content: 'none',
    island: 'own-dates',
    part: 'hardMoment',
  }),
  toScreen('badges', SELF_HELP, '/badges', '/badges', { ...modal, island: 'badges' }),
];
