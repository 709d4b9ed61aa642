import type { Page } from '@playwright/test';
import { address, expect, expectAccessible } from './story.ts';

export const WORDS = {
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
    saved: 'Je plan is opgeslagen.',
    stopDay: 'Je stopdag',
    buddy: 'Wil je iemand die je steunt?',
    goal: 'Hoeveel wil je per dag?',
    info: 'Stoppen doe je stap voor stap',
    change: 'Pas je plan aan',
    invite: 'Nodig uit',
    buddyName: 'Naam van je buddy',
    buddyMail: 'E-mailadres van je buddy',
    send: 'Verstuur de uitnodiging',
    asks: /vraagt je iets/,
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
    missing: 'Fill in an amount for Monday.',
    rest: 'Fill in the rest with 1 glass',
    stop: /Stop/,
    reduce: /Cut down/,
    gradual: /Step by step/,
    immediate: /All at once/,
    skip: 'Go on without a buddy',
    save: 'Save your plan',
    saved: 'Your plan is saved.',
    stopDay: 'Your quit day',
    buddy: 'Would you like someone to support you?',
    goal: 'How much do you want for each day?',
    info: 'You stop step by step',
    change: 'Change your plan',
    invite: 'Invite',
    buddyName: 'Name of your buddy',
    buddyMail: 'Email address of your buddy',
    send: 'Send the invitation',
    asks: /has a question for you/,
  },
} as const;

export type Words = (typeof WORDS)['nl'];
/** Both languages with their words. */
export const LANGUAGES = Object.entries(WORDS) as ['nl' | 'en', Words][];
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
export const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).press('Space');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The same amount on every day. */
export async function fillWeek(page: Page, step: 'usage' | 'goal', amount: string) {
  for (const day of DAYS) await page.locator(`#${step}-${day}`).fill(amount);
}

/** Saves the plan of the last step, and sees where it leads. */
export async function finish(page: Page, words: Words, label: string) {
  await expect(page.getByRole('button', { name: words.save })).toBeVisible();
  await expectAccessible(page);
  await press(page, words.save);
  await page.waitForURL(address(label, words.plan));
  await expect(page.getByText(words.saved)).toBeVisible();
}
