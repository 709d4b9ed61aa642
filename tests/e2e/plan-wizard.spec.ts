import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { makePlan, starter } from './days.ts';
import { mailTo } from './mails.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from './story.ts';

const today = amsterdamDate(new Date());

const WORDS = {
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
    stop: /Stop/,
    reduce: /Cut down/,
    gradual: /Step by step/,
    immediate: /All at once/,
    skip: 'Go on without a buddy',
    save: 'Save your plan',
    saved: 'Your plan is saved.',
    stopDay: 'Your stop day',
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

type Words = (typeof WORDS)['nl'];
const LANGUAGES = Object.entries(WORDS) as ['nl' | 'en', Words][];
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).press('Space');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillWeek(page: Page, step: 'usage' | 'goal', amount: string) {
  for (const day of DAYS) await page.locator(`#${step}-${day}`).fill(amount);
}

async function finish(page: Page, words: Words, label: string) {
  await expect(page.getByRole('button', { name: words.save })).toBeVisible();
  await expectAccessible(page);
  await press(page, words.save);
  await page.waitForURL(address(label, words.plan));
  await expect(page.getByText(words.saved)).toBeVisible();
}

for (const [language, words] of LANGUAGES) {
  for (const label of ['cannabis', 'gokken', 'cocaine']) {
    test(`${label}: somebody makes a plan to cut down with the keyboard alone (${language})`, async ({ page }) => {
      await starter(page, label, { language });
      await page.goto(address(label, words.path));
      await press(page, words.next);
      await expect(page.getByRole('link', { name: words.missing })).toBeVisible();
      await expectAccessible(page);
      await fillWeek(page, 'usage', '3');
      await press(page, words.next);
      await expect(heading(page)).toBeFocused();
      await expectAccessible(page);
      await choose(page, words.reduce);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.goal);
      await expect(page.locator('#goal-monday')).toHaveValue('3');
      await page.locator('#goal-sunday').fill('4');
      await press(page, words.next);
      await expect(page.locator('.error-summary a')).toHaveCount(1);
      await expectAccessible(page);
      await page.locator('#goal-monday').fill('1');
      await press(page, words.next);
      await choose(page, words.immediate);
      await press(page, words.next);
      await expect(heading(page)).toHaveText(words.buddy);
      await expectAccessible(page);
      await press(page, words.skip);
      await finish(page, words, label);
    });
  }

  test(`alcohol: much use warns, and stopping goes step by step (${language})`, async ({ page }) => {
    await starter(page, 'alcohol', { language });
    await page.goto(address('alcohol', words.path));
    await fillWeek(page, 'usage', '8');
    await expect(page.locator('.wizard-day .banner')).toHaveCount(7);
    await expectAccessible(page);
    await press(page, words.next);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('link', { name: '112' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await choose(page, words.stop);
    await press(page, words.next);
    await expect(heading(page)).toHaveText(words.info);
    await expectAccessible(page);
    await press(page, words.next);
    await press(page, words.skip);
    await finish(page, words, 'alcohol');
    await expect(page.locator('.plan-week').first()).toBeVisible();
  });

  test(`tobacco: the stop date comes first and stopping is not asked (${language})`, async ({ page }) => {
    await starter(page, 'tabak', { language });
    await page.goto(address('tabak', words.path));
    const stopDay = page.getByLabel(words.stopDay);
    await stopDay.fill(addDays(today, 15));
    await press(page, words.next);
    await expect(page.locator('.error-summary a')).toHaveCount(1);
    await expectAccessible(page);
    await stopDay.fill(addDays(today, 3));
    await press(page, words.next);
    await fillWeek(page, 'usage', '12');
    await press(page, words.next);
    await choose(page, words.gradual);
    await press(page, words.next);
    await press(page, words.skip);
    await finish(page, words, 'tabak');
  });
}

test('a half-made plan survives a reload, goes back step by step, and is gone once it is saved', async ({ page }) => {
  await starter(page, 'cannabis');
  await page.goto(address('cannabis', '/form/goal'));
  await page.locator('#usage-monday').fill('2,5');
  await page.reload();
  await expect(page.locator('#usage-monday')).toHaveValue('2,5');
  await fillWeek(page, 'usage', '2,5');
  await press(page, 'Volgende');
  await choose(page, /Stoppen/);
  await press(page, 'Volgende');
  await page.reload();
  await expect(heading(page)).toHaveText('Hoe snel wil je naar je doel?');
  await press(page, 'Terug');
  await expect(page.getByRole('radio', { name: /Stoppen/ })).toBeChecked();
  await press(page, 'Terug');
  await expect(page.locator('#usage-sunday')).toHaveValue('2,5');
  await press(page, 'Volgende');
  await press(page, 'Volgende');
  await choose(page, /In één keer/);
  await press(page, 'Volgende');
  await press(page, 'Verder zonder buddy');
  await finish(page, WORDS.nl, 'cannabis');
  expect(await page.evaluate(() => sessionStorage.getItem('goal'))).toBeNull();
});

for (const [language, words] of LANGUAGES) {
  test(`changing a plan begins with the plan that stands (${language})`, async ({ page }) => {
    await starter(page, 'cannabis', { language });
    await makePlan(page, 'cannabis', '4.5', '2');
    await page.goto(address('cannabis', words.plan));
    await page.getByRole('link', { name: words.change }).click();
    await page.waitForURL(address('cannabis', words.path));
    const amount = language === 'nl' ? '4,5' : '4.5';
    for (const day of DAYS) await expect(page.locator(`#usage-${day}`)).toHaveValue(amount);
    await expectAccessible(page);
    await press(page, words.next);
    await expect(page.getByRole('radio', { name: words.reduce })).toBeChecked();
    await press(page, words.next);
    for (const day of DAYS) await expect(page.locator(`#goal-${day}`)).toHaveValue('2');
    await page.locator('#goal-sunday').fill('3');
    await press(page, words.next);
    await expect(page.getByRole('radio', { name: words.immediate })).toBeChecked();
    await press(page, words.next);
    await press(page, words.skip);
    await finish(page, words, 'cannabis');
  });

  test(`a buddy asked in the wizard gets a mail, and is not asked for again (${language})`, async ({ page }) => {
    const mail = `${randomUUID()}@example.nl`;
    await starter(page, 'cannabis', { language });
    await page.goto(address('cannabis', words.path));
    await fillWeek(page, 'usage', '2');
    await press(page, words.next);
    await choose(page, words.stop);
    await press(page, words.next);
    await choose(page, words.immediate);
    await press(page, words.next);
    await expect(heading(page)).toHaveText(words.buddy);
    await press(page, words.invite);
    await expect(page.locator('.error-summary a')).toHaveCount(2);
    await expectAccessible(page);
    await page.getByLabel(words.buddyName).fill('Kim');
    await page.getByLabel(words.buddyMail).fill(mail);
    await press(page, words.invite);
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: words.send }).press('Enter');
    await expect(page.getByRole('button', { name: words.save })).toBeVisible();
    await expect(heading(page)).toBeFocused();
    await mailTo(mail, words.asks);
    await page.reload();
    await finish(page, words, 'cannabis');
    await page.goto(address('cannabis', words.path));
    for (let step = 0; step < 3; step += 1) await press(page, words.next);
    await expect(page.getByRole('button', { name: words.save })).toBeVisible();
  });
}

test('the wizard stands alone, closes by Escape, and comes back by the back button as it was', async ({ page }) => {
  await starter(page, 'alcohol');
  await page.goto(address('alcohol', '/form/goal'));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sluit' })).toBeVisible();
  await fillWeek(page, 'usage', '8');
  await press(page, 'Volgende');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.waitForURL(address('alcohol', '/programma'));
  await page.goBack();
  await expect(heading(page)).toHaveText('Wat wil je?');
  await press(page, 'Terug');
  await expect(page.locator('#usage-monday')).toHaveValue('8');
});

for (const [language, words] of LANGUAGES) {
  test(`the wizard leads back to where it was opened from, and on to the plan when it is done (${language})`, async ({
    page,
  }) => {
    await starter(page, 'cannabis', { language });
    await page.goto(address('cannabis', words.programme));
    const make = page.getByRole('link', { name: words.make });
    await make.first().press('Enter');
    await page.waitForURL(address('cannabis', words.path));
    await fillWeek(page, 'usage', '2');
    await page.getByRole('link', { name: words.later }).press('Enter');
    await page.waitForURL(address('cannabis', words.programme));

    await page.goto(address('cannabis', words.plan));
    await make.first().press('Enter');
    await page.waitForURL(address('cannabis', words.path));
    await expect(page.locator('#usage-sunday')).toHaveValue('2');
    await page.keyboard.press('Escape');
    await page.waitForURL(address('cannabis', words.plan));

    await make.first().press('Enter');
    await page.waitForURL(address('cannabis', words.path));
    await press(page, words.next);
    await choose(page, words.stop);
    await page.reload();
    await expect(page.getByRole('radio', { name: words.stop })).toBeChecked();
    await page.getByRole('link', { name: words.close }).press('Enter');
    await page.waitForURL(address('cannabis', words.plan));

    await page.goto(address('cannabis', words.programme));
    await make.first().press('Enter');
    await page.waitForURL(address('cannabis', words.path));
    await press(page, words.next);
    await choose(page, words.immediate);
    await press(page, words.next);
    await press(page, words.skip);
    await finish(page, words, 'cannabis');
    await page.goBack();
    await page.waitForURL(address('cannabis', words.programme));
    await expect(make).toHaveCount(0);
  });
}

test('a plan that could not be read can be asked for again', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load/);
  await starter(page, 'cannabis');
  await page.route(/view\/goal\/own/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto(address('cannabis', '/form/goal'));
  await expect(heading(page)).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Probeer het opnieuw');
  await expect(page.locator('#usage-monday')).toHaveValue('');
});

test('a plan that could not be saved stays, and is saved by the next press', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load/);
  await starter(page, 'cannabis');
  await page.route(/webform_rest/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto(address('cannabis', '/form/goal'));
  await fillWeek(page, 'usage', '2');
  await press(page, 'Volgende');
  await choose(page, /Stoppen/);
  await press(page, 'Volgende');
  await choose(page, /In één keer/);
  await press(page, 'Volgende');
  await press(page, 'Verder zonder buddy');
  await press(page, 'Sla je plan op');
  await expect(page.getByRole('alert').getByText('We zijn er zo weer.')).toBeVisible();
  await expectAccessible(page);
  await finish(page, WORDS.nl, 'cannabis');
});

for (const width of [320, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the wizard fits ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await starter(page, 'alcohol');
      await page.goto(address('alcohol', '/form/goal'));
      await fillWeek(page, 'usage', '2');
      await page.locator('#usage-saturday').fill('8');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await press(page, 'Volgende');
      await choose(page, /Minderen/);
      await expectNoSidewaysScroll(page);
    });
  }
}
