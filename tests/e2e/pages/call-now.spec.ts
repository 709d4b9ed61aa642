import { call } from '../support/days.ts';
import { movePage } from '../support/page-time.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const NIGHT = new Date('2027-02-07T02:00:00Z');
const SUNDAY_EVENING = new Date('2027-02-07T19:00:00Z');
const TUESDAY_MORNING = new Date('2027-02-09T09:00:00Z');
const TUESDAY_NOON = new Date('2027-02-09T11:00:00Z');

const HELP = { nl: '/hulp', en: '/en/help' } as const;
const OPEN = { nl: /^Dag en nacht open\./, en: /^Open day and night\./ } as const;

for (const domain of ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const) {
  test(
    `at three at night the big number of help answers (${domain})`,
    getVariant(/alcohol|gambling/.test(domain)),
    async ({ page }) => {
      await movePage(page, NIGHT);
      for (const language of ['nl', 'en'] as const) {
        await page.goto(getUrl(domain, HELP[language]));
        const block = page.getByRole('main').locator('[data-open-line]');
        await expect(block.locator('[data-hours]')).toHaveText(OPEN[language]);
        const number = domain === 'gambling' ? '0800-24 000 22' : '088-0767 000';
        await expect(block.locator('a.button')).toHaveAttribute('href', `tel:${number.replace(/\D/g, '')}`);
        await expect(block.getByRole('link').first()).toHaveAttribute('href', 'tel:112');
      }
    },
  );
}

test('a line for every subject comes first for close ones; others say until when they are open, or when they open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await movePage(page, TUESDAY_NOON);
  await page.goto(getUrl('close-ones', '/hulp'));
  const main = page.getByRole('main');
  const items = main.locator('[data-lines] li');
  const big = main.locator('[data-open-line]');
  await expect(items.nth(4)).toContainText('Nu open, tot 21.00 uur. Gratis.');
  await expect(big.locator('a.button')).toHaveAttribute('href', 'tel:0880767000');
  await expect(big).toContainText('De Luisterlijn · Dag en nacht open.');
  await expect(items.first().locator('a')).toHaveAttribute('href', 'tel:112');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(items.nth(4)).toContainText('Elke dag van 11.00 tot 21.00 uur. Gratis.');
  await page.emulateMedia({ media: 'screen' });

  await movePage(page, NIGHT);
  await page.reload();
  await expect(items.last()).toContainText('Gaat vandaag om 11.00 uur open. Gratis.');
  await page.getByRole('button', { name: /^Praat met iemand/ }).click();
  await expect(page.getByRole('dialog').locator('[data-lines] li').last()).toContainText(
    'Gaat vandaag om 11.00 uur open.',
  );
});

test('on a wide landing page the numbers stand in one column, beside their title', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(getUrl('alcohol', '/'));
  const block = page.locator('main .block-reference-help-lines');
  await expect(block.locator('[data-lines]')).toBeHidden();
  await block.getByText('Alle nummers').click();
  const getRemaining = async (part: string) => (await block.locator(part).boundingBox())?.x;
  const left = await getRemaining('[data-open-line]');
  expect([await getRemaining('[data-lines]'), left]).toEqual([left, expect.any(Number)]);
  expect(left).toBeGreaterThan((await getRemaining(':scope > :first-child')) ?? 0);
});

test('texts name the GP in office hours and the out-of-hours GP at other times', async ({ page }) => {
  const doctor = page
    .getByRole('main')
    .getByText(/Bel vandaag (je huisarts|de huisartsenpost)/)
    .first();
  await movePage(page, SUNDAY_EVENING);
  await page.goto(getUrl('alcohol', '/trek-nu#gevaar'));
  await expect(doctor).toContainText('Bel vandaag de huisartsenpost.');
  await movePage(page, TUESDAY_MORNING);
  await page.reload();
  await expect(doctor).toContainText('Bel vandaag je huisarts.');
});

for (const [name, moment] of [
  ['two years behind', '2024-12-01T11:00:00Z'],
  ['two years ahead', '2028-12-05T11:00:00Z'],
]) {
  test(`a telephone whose clock is ${name} shows what is true at any time`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(moment ?? ''));
    await page.goto(getUrl('close-ones', '/hulp'));
    const children = page.getByRole('main').locator('[data-lines] li').last();
    await expect(children).toContainText('Elke dag van 11.00 tot 21.00 uur. Gratis.');
    await expect(page.getByText('Nu open')).toHaveCount(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the lines show hours in words, and both doctors', async ({ page }) => {
    await page.goto(getUrl('close-ones', '/hulp'));
    const main = page.getByRole('main');
    await expect(main.locator('[data-lines] li').last()).toContainText('Elke dag van 11.00 tot 21.00 uur. Gratis.');
    await expect(page.getByText('Nu open')).toHaveCount(0);
    await page.goto(getUrl('alcohol', '/trek-nu'));
    await expect(page.getByText(/Bel vandaag je huisarts of de huisartsenpost/).first()).toBeAttached();
  });
});

test('the ready message goes to the person of the own card, where one is kept', async ({ page }) => {
  const message = page.getByRole('main').getByRole('link', { name: 'Stuur een berichtje.' });
  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(message).toHaveAttribute('href', /^sms:\?&body=Kun%20je/);
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/hulp'));
  await call(page, 'alcohol', 'PATCH', '/my-things', { person: { name: 'Joke', phone: '06 12345678' } });
  await page.reload();
  await message.scrollIntoViewIfNeeded();
  await expect(message).toHaveAttribute('href', /^sms:0612345678\?&body=Kun%20je/);
});
