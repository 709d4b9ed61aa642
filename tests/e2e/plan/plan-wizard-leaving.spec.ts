import { createStarter } from '../support/days.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';
import { choose, fillWeek, finish, getHeading, LANGUAGES, pressButton, TEXTS } from './plan-wizard.ts';

test('a half-made plan survives a reload, goes back step by step, and is gone once it is saved', async ({ page }) => {
  await createStarter(page, 'cannabis');
  await page.goto(getUrl('cannabis', '/form/goal'));
  await page.locator('#usage-monday').fill('2,5');
  await page.reload();
  await expect(page.locator('#usage-monday')).toHaveValue('2,5');
  await fillWeek(page, 'usage', '2,5');
  await pressButton(page, 'Volgende');
  await choose(page, /Stoppen/);
  await pressButton(page, 'Volgende');
  await page.reload();
  await expect(getHeading(page)).toHaveText('Hoe snel wil je naar je doel?');
  await pressButton(page, 'Terug');
  await expect(page.getByRole('radio', { name: /Stoppen/ })).toBeChecked();
  await pressButton(page, 'Terug');
  await expect(page.locator('#usage-sunday')).toHaveValue('2,5');
  await pressButton(page, 'Volgende');
  await pressButton(page, 'Volgende');
  await choose(page, /In één keer/);
  await pressButton(page, 'Volgende');
  await pressButton(page, 'Verder zonder buddy');
  await finish(page, TEXTS.nl, 'cannabis');
  expect(await page.evaluate(() => sessionStorage.getItem('goal'))).toBeNull();
});

test('the wizard stands alone, closes by Escape, and comes back by the back button as it was', async ({ page }) => {
  await createStarter(page, 'alcohol');
  await page.goto(getUrl('alcohol', '/form/goal'));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sluit' })).toBeVisible();
  await fillWeek(page, 'usage', '8');
  await pressButton(page, 'Volgende');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Escape');
  await page.waitForURL(getUrl('alcohol', '/programma'));
  await page.goBack();
  await expect(getHeading(page)).toHaveText('Wat wil je?');
  await pressButton(page, 'Terug');
  await expect(page.locator('#usage-monday')).toHaveValue('8');
});

test('back and forward in the browser lead from step to step, and then out', async ({ page }) => {
  await createStarter(page, 'cannabis');
  await page.goto(getUrl('cannabis', '/programma'));
  await page.goto(getUrl('cannabis', '/form/goal'));
  await fillWeek(page, 'usage', '2,5');
  await pressButton(page, 'Volgende');
  await choose(page, /Stoppen/);
  await pressButton(page, 'Volgende');
  await expect(getHeading(page)).toHaveText('Hoe snel wil je naar je doel?');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /Stoppen/ })).toBeChecked();
  await expect(getHeading(page)).toBeFocused();
  await page.goBack();
  await expect(page.locator('#usage-sunday')).toHaveValue('2,5');
  await page.goForward();
  await expect(page.getByRole('radio', { name: /Stoppen/ })).toBeChecked();
  await page.goBack();
  await expect(page.locator('#usage-sunday')).toHaveValue('2,5');
  await page.goBack();
  await page.waitForURL(getUrl('cannabis', '/programma'));
});

for (const [language, texts] of LANGUAGES) {
  test(
    `the wizard leads back to where it was opened from, and on to the plan when it is done (${language})`,
    getVariant(language === 'nl'),
    async ({ page }) => {
      await createStarter(page, 'gokken', { language });
      await page.goto(getUrl('gokken', texts.programme));
      const make = page.getByRole('link', { name: texts.make });
      await make.first().press('Enter');
      await page.waitForURL(getUrl('gokken', texts.path));
      await fillWeek(page, 'usage', '2');
      await page.getByRole('link', { name: texts.later }).press('Enter');
      await page.waitForURL(getUrl('gokken', texts.programme));

      await page.goto(getUrl('gokken', texts.plan));
      await make.first().press('Enter');
      await page.waitForURL(getUrl('gokken', texts.path));
      await expect(page.locator('#usage-sunday')).toHaveValue('2');
      await page.keyboard.press('Escape');
      await page.waitForURL(getUrl('gokken', texts.plan));

      await make.first().press('Enter');
      await page.waitForURL(getUrl('gokken', texts.path));
      await pressButton(page, texts.next);
      await choose(page, texts.stop);
      await page.reload();
      await expect(page.getByRole('radio', { name: texts.stop })).toBeChecked();
      await page.getByRole('link', { name: texts.close }).press('Enter');
      await page.waitForURL(getUrl('gokken', texts.plan));

      await page.goto(getUrl('gokken', texts.programme));
      await make.first().press('Enter');
      await page.waitForURL(getUrl('gokken', texts.path));
      await pressButton(page, texts.next);
      await choose(page, texts.immediate);
      await pressButton(page, texts.next);
      await pressButton(page, texts.skip);
      await finish(page, texts, 'gokken');
      await page.goBack();
      await page.waitForURL(getUrl('gokken', texts.programme));
      await expect(make).toHaveCount(0);
    },
  );
}

test('a plan that could not be read can be asked for again', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load/);
  await createStarter(page, 'cannabis');
  await page.route(/view\/goal\/own/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto(getUrl('cannabis', '/form/goal'));
  await expect(getHeading(page)).toBeVisible();
  await expectAccessible(page);
  await pressButton(page, 'Probeer het opnieuw');
  await expect(page.locator('#usage-monday')).toHaveValue('');
  // The typed amounts wait for the earlier plan and for the days: without them a higher goal would be saved in silence.
  await page.locator('#usage-monday').fill('2,5');
  for (const call of [/view\/goal\/own/, /registrations\/overview/]) {
    await page.route(call, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
    await page.reload();
    await pressButton(page, 'Probeer het opnieuw');
    await expect(page.locator('#usage-monday')).toHaveValue('2,5');
  }
});

test('a plan that could not be saved stays, and is saved by the next press', async ({ page, expectNoise }) => {
  expectNoise(/503|Failed to load/);
  await createStarter(page, 'cannabis');
  await page.route(/webform_rest/, (route) => route.fulfill({ status: 503, body: '{}' }), { times: 1 });
  await page.goto(getUrl('cannabis', '/form/goal'));
  await fillWeek(page, 'usage', '2');
  await pressButton(page, 'Volgende');
  await choose(page, /Stoppen/);
  await pressButton(page, 'Volgende');
  await choose(page, /In één keer/);
  await pressButton(page, 'Volgende');
  await pressButton(page, 'Verder zonder buddy');
  await pressButton(page, 'Sla je plan op');
  await expect(page.getByRole('alert').getByText('We zijn er zo weer.')).toBeVisible();
  await expectAccessible(page);
  await finish(page, TEXTS.nl, 'cannabis');
});
