import { starter } from '../support/days.ts';
import { address, expect, expectAccessible, test } from '../support/story.ts';
import { variant } from '../support/variants.ts';
import { choose, fillWeek, finish, heading, LANGUAGES, press, WORDS } from './plan-wizard.ts';

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

test('back and forward in the browser lead from step to step, and then out', async ({ page }) => {
  await starter(page, 'cannabis');
  await page.goto(address('cannabis', '/programma'));
  await page.goto(address('cannabis', '/form/goal'));
  await fillWeek(page, 'usage', '2,5');
  await press(page, 'Volgende');
  await choose(page, /Stoppen/);
  await press(page, 'Volgende');
  await expect(heading(page)).toHaveText('Hoe snel wil je naar je doel?');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Stoppen/ })).toBeChecked();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.locator('#usage-sunday')).toHaveValue('2,5');
  await page.goForward();
  await expect(page.getByRole('radio', { name: /Stoppen/ })).toBeChecked();
  await page.goBack();
  await expect(page.locator('#usage-sunday')).toHaveValue('2,5');
  await page.goBack();
  await page.waitForURL(address('cannabis', '/programma'));
});

for (const [language, words] of LANGUAGES) {
  test(
    `the wizard leads back to where it was opened from, and on to the plan when it is done (${language})`,
    variant(language === 'nl'),
    async ({ page }) => {
      await starter(page, 'gokken', { language });
      await page.goto(address('gokken', words.programme));
      const make = page.getByRole('link', { name: words.make });
      await make.first().press('Enter');
      await page.waitForURL(address('gokken', words.path));
      await fillWeek(page, 'usage', '2');
      await page.getByRole('link', { name: words.later }).press('Enter');
      await page.waitForURL(address('gokken', words.programme));

      await page.goto(address('gokken', words.plan));
      await make.first().press('Enter');
      await page.waitForURL(address('gokken', words.path));
      await expect(page.locator('#usage-sunday')).toHaveValue('2');
      await page.keyboard.press('Escape');
      await page.waitForURL(address('gokken', words.plan));

      await make.first().press('Enter');
      await page.waitForURL(address('gokken', words.path));
      await press(page, words.next);
      await choose(page, words.stop);
      await page.reload();
      await expect(page.getByRole('radio', { name: words.stop })).toBeChecked();
      await page.getByRole('link', { name: words.close }).press('Enter');
      await page.waitForURL(address('gokken', words.plan));

      await page.goto(address('gokken', words.programme));
      await make.first().press('Enter');
      await page.waitForURL(address('gokken', words.path));
      await press(page, words.next);
      await choose(page, words.immediate);
      await press(page, words.next);
      await press(page, words.skip);
      await finish(page, words, 'gokken');
      await page.goBack();
      await page.waitForURL(address('gokken', words.programme));
      await expect(make).toHaveCount(0);
    },
  );
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
