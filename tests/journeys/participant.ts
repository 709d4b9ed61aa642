import { createWeekLinks } from '#src/cms/modules/week-links/create-links.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { DEFAULT_DAY_START, toUserDate } from '#src/rules/calendar/user-date.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import type { Product } from '../support/product.ts';
import { until } from './engine/until.ts';
import { createJourney, type Journey } from './journey.ts';
import { createParticipant, PASSWORD, register, send } from './people.ts';

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const DAILY_REGISTRATION = { webform_id: 'daily_registration', amount: '2' };

/** Returns the day of today's form: until six at night it is the previous day. */
const getToday = () => toUserDate(new Date(), DEFAULT_DAY_START);

/** Answers each empty question of a form page, and continues. Runs in the page. */
function answerPart(): void {
  const insert = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    const descriptor = Object.getOwnPropertyDescriptor(prototype, 'value');
    descriptor?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const group of document.querySelectorAll('main form fieldset')) {
    const choice: HTMLInputElement | null = group.querySelector('input[type=radio], input[type=checkbox]');
    if (choice && !group.querySelector('input:checked')) choice.click();
  }
  const fields = 'main form textarea, main form input:not([type=radio]):not([type=checkbox]):not([type=hidden])';
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(fields))
    if (field.value === '') insert(field, field.inputMode === 'decimal' ? '2' : 'Wandelen helpt');
  document.querySelector<HTMLElement>('main form button[type=submit]:not([disabled]):not([aria-busy=true])')?.click();
}

/** Creates the link of last week for a participant who started before it. */
const linkWeek = (product: Product, uid: number) =>
  withContentSystem(product, async (system) => {
    const monday = getMonday(getAmsterdamDate(new Date()));
    const start = addDays(monday, -20);
    await system.database.pool.query('update users set registrations_start = $1 where uid = $2', [start, uid]);
    const reader = { uid, language: 'nl', dayStartsAt: 0 } as const;
    const tokens = await system.database.db.transaction((tx) => createWeekLinks(system, tx, [reader], monday));
    return tokens.get(uid);
  });

/** Journeys of participants in their programme. */
export const PARTICIPANT: readonly Journey[] = [
  createJourney('login', async ({ page, product, address }) => {
    const { mail } = await register(product, 'alcohol');
    await page.open(address('alcohol', '/inloggen'));
    await page.fill('E-mailadres', mail);
    await page.fill('^Wachtwoord', 'niet 1 wachtwoord');
    await page.press('^Log in$');
    await page.sees('Deze combinatie van e-mailadres en wachtwoord is niet juist');
    await page.fill('^Wachtwoord', PASSWORD);
    await page.press('^Log in$');
    await page.at(/^\/programma$/);
    await page.sees('Vandaag');
  }),
  createJourney('day', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/dagelijkse-registratie'));
    await page.fill('Hoeveel glazen', '2,5');
    await page.press('^Sla je dag op$');
    await page.sees('2,5 glazen');
  }),
  createJourney('week', async ({ page, product }) => {
    const { uid } = await register(product, 'alcohol');
    await page.open(`http://localhost:${product.port}/w/${await linkWeek(product, uid)}`);
    await page.press('^Zet alle open dagen op niets$');
    await until('the days are ticked', () => page.run(() => document.querySelectorAll('input:checked').length === 7));
    await page.press('^Sla je week op$');
    await page.sees('7 van de 7 dagen');
  }),
  createJourney('plan', async (context) => {
    const { page, address } = context;
    await createParticipant(context, 'cannabis');
    await page.open(address('cannabis', '/form/goal'));
    for (const day of ['Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrijdag', 'Zaterdag', 'Zondag'])
      await page.fill(`^${day}`, '3');
    await page.press('^Volgende$');
    // A choice by pointer continues automatically.
    await page.press('^Minderen');
    await page.sees('Hoeveel wil je per dag');
    await page.fill('^Maandag', '1');
    await page.press('^Volgende$');
    await page.press('^In één keer');
    await page.press('^Verder zonder buddy$');
    await page.press('^Sla je plan op$');
    await page.at(/^\/mijn-plan$/);
    await page.sees('Je plan is bewaard');
    await page.press('^Bekijk je plan$');
    await page.sees('3 joints');
  }),
  createJourney('programme', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/programma'));
    await page.sees('Je staat aan het begin');
    await page.press('^Begin met');
    await page.at(/^\/form\//);
  }),
  createJourney('day-change', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await send(context, '/webform_rest/submit', { ...DAILY_REGISTRATION, registration_date: getToday() });
    await page.open(address('alcohol', '/dagelijkse-registratie'));
    await page.press('^Pas .* aan$');
    await page.fill('Hoeveel glazen', '4');
    await page.press('^Sla');
    await page.sees('4 glazen');
  }),
  createJourney('calendar', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await send(context, '/webform_rest/submit', { ...DAILY_REGISTRATION, registration_date: getToday() });
    await page.open(address('alcohol', '/kalender'));
    await page.press(', 2 glazen');
    await page.at(/^\/dagelijkse-registratie\//);
    await page.sees('2 glazen');
  }),
  createJourney('own-plan', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await send(context, '/webform_rest/submit', {
      webform_id: 'goal',
      ...Object.fromEntries(
        WEEK.flatMap((day) => [
          [day, '4'],
          [`goal_${day}`, '2'],
        ]),
      ),
      stopOrReduce: 'reduce',
      immediate_or_gradual: 'immediate',
    });
    await page.open(address('alcohol', '/mijn-plan'));
    // The goal falls on the next Monday, which may be today.
    await page.sees('doel (?:2|4|3,75) glazen');
    await page.press('^Pas je plan aan$');
    await page.at(/^\/form\/goal$/);
  }),
  createJourney('exercise', async (context) => {
    const { page, address } = context;
    await createParticipant(context);
    await page.open(address('alcohol', '/form/alcohol_1_1'));
    await until('the exercise is answered', async () => {
      await page.run(answerPart);
      return page.run(() => document.querySelector('.webform-confirmation') !== null);
    });
    await page.sees('Genoeg voor vandaag');
  }),
];
