import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { PASSWORD } from '../support/people.ts';
import { address, expect, test } from '../support/story.ts';

const MOST_TAPS = 22;
const MOST_TYPED = 5;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('from the landing page to a saved plan in few presses, and few things to type', async ({ page }) => {
  let taps = 0;
  let typed = 0;
  const tap = async (place: Locator, position?: { x: number; y: number }) => {
    await place.tap(position && { position });
    taps += 1;
  };
  const type = async (place: Locator, text: string) => {
    await place.fill(text);
    typed += 1;
  };
  const press = (name: string | RegExp) => tap(page.getByRole('button', { name, exact: true }));
  const awake = () => expect(page.locator('html[data-awake]')).toBeAttached();

  await page.goto(address('gokken', '/'));
  await tap(page.getByRole('main').getByRole('link', { name: 'Begin gratis' }).first());
  await page.waitForURL(address('gokken', '/registreren'));
  await awake();
  const progress = page.locator('main progress');
  const total = Number(await progress.getAttribute('max'));
  for (let place = 1; place <= total; place++) {
    await expect(progress).toHaveAttribute('value', String(place));
    // Two presses at one spot in a row would be one double press, which answers once.
    await tap(page.getByRole('button', { name: 'Nee', exact: true }), { x: place % 2 === 0 ? 20 : 100, y: 30 });
  }
  await page.waitForURL(address('gokken', '/registreren/gegevens'));
  await awake();
  await type(page.getByLabel('Hoe mogen we je noemen?'), 'Sam');
  await type(page.getByLabel('E-mailadres'), `${randomUUID()}@example.nl`);
  await type(page.getByLabel('Wachtwoord', { exact: true }), PASSWORD);
  for (const box of await page.locator('main form').getByRole('checkbox').all()) await tap(box);
  await press('Maak mijn account');
  await page.waitForURL(address('gokken', '/welkom'));
  await tap(page.getByRole('dialog').getByRole('link', { name: 'Overslaan' }));
  await page.waitForURL(address('gokken', '/programma'));
  await tap(page.getByRole('link', { name: 'Maak je plan' }).first());
  await page.waitForURL(address('gokken', '/form/goal'));
  await awake();
  await type(page.locator('#usage-monday'), '3');
  await press(/^Vul de rest in/);
  await press('Volgende');
  await tap(page.getByText('Stoppen', { exact: true }));
  await tap(page.getByText('Stap voor stap', { exact: true }));
  await press('Verder zonder buddy');
  await press('Sla je plan op');
  await page.waitForURL(address('gokken', '/mijn-plan'));
  await expect(page.getByText('Je plan is opgeslagen.')).toBeVisible();
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
  expect(typed).toBeLessThanOrEqual(MOST_TYPED);
});
