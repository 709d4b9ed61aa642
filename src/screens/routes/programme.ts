import { defineScreen, EVERYONE, PARTICIPANTS, type Screen, SELF_HELP } from '../screen.ts';

const modal = { frame: 'modal', content: 'none' } as const;

/** Screens of the programme, the plan and the registrations. */
export const PROGRAMME_SCREENS: readonly Screen[] = [
  defineScreen('programme', PARTICIPANTS, '/programma', '/program', { island: 'programme' }),
  defineScreen('plan', SELF_HELP, '/mijn-plan', '/my-recovery-plan', { island: 'plan' }),
  defineScreen('plan-wizard', SELF_HELP, '/form/goal', '/form/goal', { ...modal, island: 'plan-wizard' }),
  // Also for nurses, who have a contact form.
  defineScreen('exercise', EVERYONE, '/form/:webform', '/form/:webform', { ...modal, island: 'exercise' }),
  defineScreen('registration-today', SELF_HELP, '/dagelijkse-registratie', '/daily-registration', {
    island: 'registration',
  }),
  defineScreen('registration', SELF_HELP, '/dagelijkse-registratie/:date', '/daily-registration/:date', {
    content: 'none',
    island: 'registration',
    partOf: 'registration-today',
  }),
  defineScreen('calendar', SELF_HELP, '/kalender', '/calendar', { island: 'calendar', partOf: 'plan' }),
  defineScreen('own-things', PARTICIPANTS, '/mijn-kaart', '/my-card', {
    content: 'none',
    island: 'own-things',
    part: 'hardMoment',
  }),
  defineScreen('if-thens', SELF_HELP, '/account/als-dan', '/account/if-then', {
    content: 'none',
    island: 'if-thens',
    part: 'hardMoment',
  }),
  defineScreen('own-dates', SELF_HELP, '/account/dagen', '/account/dates', {
    content: 'none',
    island: 'own-dates',
    part: 'hardMoment',
  }),
  defineScreen('badges', SELF_HELP, '/badges', '/badges', { ...modal, island: 'badges' }),
];
