import { PARTICIPANTS, type Screen, SELF_HELP, screen } from '../screen.ts';

const modal = { frame: 'modal', content: 'none' } as const;

/** The programme, the plan and the days. */
export const PROGRAMME: readonly Screen[] = [
  screen('programme', PARTICIPANTS, '/programma', '/program'),
  screen('plan', SELF_HELP, '/mijn-plan', '/my-recovery-plan'),
  screen('plan-wizard', SELF_HELP, '/form/goal', '/form/goal', modal),
  screen('exercise', PARTICIPANTS, '/form/:webform', '/form/:webform', modal),
  screen('registration-today', SELF_HELP, '/dagelijkse-registratie', '/daily-registration'),
  screen('registration', SELF_HELP, '/dagelijkse-registratie/:date', '/daily-registration/:date', { content: 'none' }),
  screen('calendar', SELF_HELP, '/kalender', '/calendar'),
  screen('badges', SELF_HELP, '/badges', '/badges', { ...modal, island: 'badges' }),
];
