import { EVERYONE, PARTICIPANTS, type Screen, SELF_HELP, screen } from '../screen.ts';

const modal = { frame: 'modal', content: 'none' } as const;

/** Screens of the programme, the plan and the registrations. */
export const PROGRAMME_SCREENS: readonly Screen[] = [
  screen('programme', PARTICIPANTS, '/programma', '/program', { island: 'programme' }),
  screen('plan', SELF_HELP, '/mijn-plan', '/my-recovery-plan', { island: 'plan' }),
  screen('plan-wizard', SELF_HELP, '/form/goal', '/form/goal', { ...modal, island: 'plan-wizard' }),
  // Also for nurses, who have a contact form.
  screen('exercise', EVERYONE, '/form/:webform', '/form/:webform', { ...modal, island: 'exercise' }),
  screen('registration-today', SELF_HELP, '/dagelijkse-registratie', '/daily-registration', {
    island: 'registration',
  }),
  screen('registration', SELF_HELP, '/dagelijkse-registratie/:date', '/daily-registration/:date', {
    content: 'none',
    island: 'registration',
    partOf: 'registration-today',
  }),
  screen('calendar', SELF_HELP, '/kalender', '/calendar', { island: 'calendar', partOf: 'plan' }),
  screen('own-things', PARTICIPANTS, '/mijn-kaart', '/my-card', {
    content: 'none',
    island: 'own-things',
    part: 'hardMoment',
  }),
  screen('if-thens', SELF_HELP, '/account/als-dan', '/account/if-then', {
    content: 'none',
    island: 'if-thens',
    part: 'hardMoment',
  }),
  screen('own-dates', SELF_HELP, '/account/dagen', '/account/dates', {
    content: 'none',
    island: 'own-dates',
    part: 'hardMoment',
  }),
  screen('badges', SELF_HELP, '/badges', '/badges', { ...modal, island: 'badges' }),
];
