import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PASSWORD } from './people.ts';
import { expect, getUrl } from './story.ts';

/** Texts and URLs of the registration. */
export const START = {
  nl: {
    path: '/registreren',
    advice: '/registreren/eerst-dit',
    credentials: '/registreren/gegevens',
    welcome: '/welkom',
    form: '/form/',
    programme: '/programma',
    age: 'Ben je jonger dan 18 jaar?',
    yes: 'Ja',
    no: 'Nee',
    next: 'Volgende',
    go: 'Ga verder',
    first: 'Eerst dit',
    called: 'Ik heb gebeld',
    later: 'Ik bel later, laat me lezen',
    tourNext: 'Volgende',
    safety: 'Begin met veiligheid',
    plan: 'Maak mijn plan',
    name: 'Hoe mogen we je noemen?',
    mail: 'E-mailadres',
    password: 'Wachtwoord',
    submit: 'Maak mijn account',
  },
  en: {
    path: '/en/register',
    advice: '/en/register/this-first',
    credentials: '/en/register/credentials',
    welcome: '/en/welcome',
    form: '/en/form/',
    programme: '/en/program',
    age: 'Are you under 18?',
    yes: 'Yes',
    no: 'No',
    next: 'Next',
    go: 'Continue',
    first: 'This first',
    called: 'I have called',
    later: 'I’ll call later, let me read',
    tourNext: 'Next',
    safety: 'Start with safety',
    plan: 'Make my plan',
    name: 'What may we call you?',
    mail: 'Email address',
    password: 'Password',
    submit: 'Create my account',
  },
} as const;

export type StartLanguage = keyof typeof START;

/**
 * Answers every question, yes at these positions; position 0 is the question about age. "No" continues, and so does the
 * button below the text of a yes. Returns the number of clicks.
 */
export async function answerQuestions(
  page: Page,
  language: StartLanguage,
  yes: readonly number[] = [],
): Promise<number> {
  const texts = START[language];
  const progress = page.locator('main progress');
  await expect(page.locator('html[data-awake]')).toBeAttached();
  const total = Number(await progress.getAttribute('max'));
  let presses = 0;
  for (let index = 0; index < total; index++) {
    await expect(progress).toHaveAttribute('value', String(index + 1));
    const isYes = yes.includes(index);
    await page.getByRole('button', { name: isYes ? texts.yes : texts.no, exact: true }).press('Enter');
    presses += 1;
    if (!isYes) continue;
    await page.getByRole('button', { name: index === total - 1 ? texts.go : texts.next, exact: true }).press('Enter');
    presses += 1;
  }
  return presses;
}

/** Fills in the credentials with every box ticked, and creates the account; returns its mail address. */
export async function makeOwnAccount(page: Page, label: string, language: StartLanguage): Promise<string> {
  const texts = START[language];
  const mail = `${randomUUID()}@example.nl`;
  await page.waitForURL(getUrl(label, texts.credentials));
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.getByLabel(texts.name).fill('Sam');
  await page.getByLabel(texts.mail).fill(mail);
  await page.getByLabel(texts.password, { exact: true }).fill(PASSWORD);
  for (const box of await page.locator('main form').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: texts.submit }).press('Enter');
  await page.waitForURL(getUrl(label, texts.welcome));
  return mail;
}

/** Turns the pages of the tour; returns its final link. */
export async function endOfTour(page: Page, language: StartLanguage) {
  const dialog = page.getByRole('dialog');
  const next = dialog.getByRole('button', { name: START[language].tourNext });
  await expect(dialog).toBeVisible();
  while (await next.isVisible()) await next.press('Enter');
  return dialog.locator('.dialog-foot a').first();
}
