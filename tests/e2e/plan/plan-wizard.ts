import type { Page } from '@playwright/test';
import { expect, expectAccessible, getUrl } from '../support/story.ts';

export const TEXTS = {
  nl: {
    path: '/form/goal',
    plan: '/mijn-plan',
    programme: '/programma',
    make: 'Maak je plan',
    later: 'Later verder',
    close: 'Sluit',
    next: 'Volgende',
    back: 'Terug',
    missing: 'Vul een aantal in voor maandag.',
    rest: 'Vul de rest in met 1 glas',
    stop: /Stoppen/,
    reduce: /Minderen/,
    gradual: /Stap voor stap/,
    immediate: /In één keer/,
    skip: 'Verder zonder buddy',
    save: 'Sla je plan op',
    laid: 'Je plan is bewaard',
    look: 'Bekijk je plan',
    stopDay: 'De dag waarop je begint',
    buddy: 'Wil je iemand die je steunt?',
    goal: 'Hoeveel wil je per dag?',
    info: 'Stoppen doe je stap voor stap',
    change: 'Pas je plan aan',
    invite: 'Nodig uit',
    buddyName: 'Naam van je buddy',
    buddyMail: 'E-mailadres van je buddy',
    send: 'Verstuur de uitnodiging',
    asks: /vraagt je iets/,
    schedule: ['Week', 'Nu', '47,25', '36,75', '28', '19,25', '8,75', '0 glazen'],
    high: 'Dit gaat snel als je veel drinkt. Bespreek deze cijfers met je huisarts voordat je begint.',
    sum: 'Samen is dat 56 glazen per week. Klopt dat?',
    tooHigh: 'Vul voor zondag een getal in van 0 tot en met 50.',
    part: (number: number) => `Deel ${number} van 4`,
    same: /Je hebt nu nog niets lager gezet\./,
    atOnce: (day: string) => `Je stopt op ${day}. Dat is je stopdag.`,
    stepwise: (monday: string, last: string) =>
      `Je mindert vanaf ${monday}, stap voor stap. Vanaf ${last} is je doel 0. Dat is dan je stopdag.`,
  },
  en: {
    path: '/en/form/goal',
    plan: '/en/my-recovery-plan',
    programme: '/en/program',
    make: 'Make your plan',
    later: 'Continue later',
    close: 'Close',
    next: 'Next',
    back: 'Back',
    missing: 'Enter an amount for Monday.',
    rest: 'Use 1 drink for the other days',
    stop: /Stop/,
    reduce: /Cut down/,
    gradual: /Step by step/,
    immediate: /All at once/,
    skip: 'Continue without a buddy',
    save: 'Save your plan',
    laid: 'Your plan is saved',
    look: 'See your plan',
    stopDay: 'Your start day',
    buddy: 'Would you like someone to support you?',
    goal: 'What limit would you like for each day?',
    info: 'You’ll stop step by step',
    change: 'Change your plan',
    invite: 'Invite',
    buddyName: 'Your buddy’s name',
    buddyMail: 'Your buddy’s email address',
    send: 'Send the invitation',
    asks: /has a question for you/,
    schedule: ['Week', 'Now', '47.25', '36.75', '28', '19.25', '8.75', '0 drinks'],
    high: 'This is fast if you drink a lot. Talk these numbers through with your GP before you start.',
    sum: 'That makes 56 drinks a week. Is that right?',
    tooHigh: 'Enter a number from 0 to 50 for Sunday.',
    part: (number: number) => `Part ${number} of 4`,
    same: /You have not lowered anything yet\./,
    atOnce: (day: string) => `You’ll stop on ${day}. That’s your quit day.`,
    stepwise: (monday: string, last: string) =>
      `From ${monday} you’ll cut down step by step. From ${last} your limit is 0. That’s your quit day.`,
  },
} as const;

export type WizardTexts = (typeof TEXTS)['nl' | 'en'];
/** Both languages with their texts. */
export const LANGUAGES = Object.entries(TEXTS) as ['nl' | 'en', WizardTexts][];
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
export const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).press('Space');
export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Fills in the same amount on every day. */
export async function fillWeek(page: Page, step: 'usage' | 'goal', amount: string) {
  for (const day of DAYS) await page.locator(`#${step}-${day}`).fill(amount);
}

/** Saves the plan of the last step, and expects its sheet over the plan, which one click closes. */
export async function finish(page: Page, texts: WizardTexts, label: string) {
  await expect(page.getByRole('button', { name: texts.save })).toBeVisible();
  await expectAccessible(page);
  await pressButton(page, texts.save);
  await page.waitForURL(getUrl(label, texts.plan));
  const sheet = page.getByRole('dialog', { name: texts.laid });
  await expectAccessible(page);
  await sheet.getByRole('button', { name: texts.look }).press('Enter');
  await expect(sheet).toBeHidden();
}
