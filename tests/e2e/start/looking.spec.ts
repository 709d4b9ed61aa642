import { randomUUID } from 'node:crypto';
import type { Page, Request } from '@playwright/test';
import { getUserToday } from '../support/days.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isInTurn, isOuter, isStandingLook } from '../support/variants.ts';
import { getButton, getDate, getWay, keepDays, LABELS, noteDay, openAt, ownData, TEXTS } from './looking-week.ts';

/** Records every request of a page that a proxy could read. */
function listRequests(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request: Request) => {
    const headers = JSON.stringify(request.headers());
    list.push(`${request.method()} ${request.url()} ${headers} ${request.postData() ?? ''}`);
  });
  return list;
}

/** Returns all storage of the browser, as text. */
const readStores = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: (await indexedDB.databases?.()) ?? [],
      caches: 'caches' in window ? await caches.keys() : [],
      cookies: document.cookie,
    }),
  );

for (const [at, label] of LABELS.entries()) {
  for (const language of ['nl', 'en'] as const) {
    const texts = TEXTS[language];
    test(
      `${label}: nothing that is noted in seven days leaves the phone, and one press erases it (${language})`,
      getVariant(isInTurn(at, language) && isOuter(label, LABELS)),
      async ({ page }) => {
        const requests = listRequests(page);
        await openAt(page, label, language, 0);
        await getButton(page, texts.begin).click();
        await getButton(page, texts.no).click();
        await getButton(page, texts.no).click();
        await noteDay(page, language, '13.37');
        await page.getByRole('radio', { name: texts.place }).check();
        if (label === 'gokken') await page.locator('#looking-day-cost').fill('41.13');
        await getButton(page, texts.save).click();
        for (const scale of ['importance', 'confidence']) await page.locator(`#looking-${scale}-9`).check();
        await getButton(page, texts.rulers).click();
        await expect(page.locator('#looking-importance-9')).toHaveCount(0);
        for (let day = 1; day < 7; day += 1) {
          await openAt(page, label, language, day);
          await noteDay(page, language, day % 2 === 0 ? null : '13.37');
        }
        await openAt(page, label, language, 7);
        await getWay(page, texts.tryDay).click();
        const isCallFirst = label === 'alcohol';
        if (!isCallFirst) {
          await page.locator('#looking-try-date').getByRole('radio').first().check();
          await page.getByRole('radio', { name: texts.own }).check();
          await page.getByLabel(texts.ownWords).fill('kanariewoord');
          await getButton(page, texts.trySave).click();
          await expect(page.getByText('kanariewoord')).toBeVisible();
        }
        const storedStores = await readStores(page);
        expect(storedStores).toContain('13.37');
        expect(await page.title()).toMatch(/^(Een week|A week)/);

        // No URL, header or body contained the entered data, and without a login no call was made.
        const canaries = [
          /13[.,]37/,
          /41[.,]13|4113/,
          /kanariewoord/,
          /"home"/,
          ...Array.from({ length: 7 }, (_, day) => new RegExp(getDate(day))),
        ];
        const messages = canaries.flatMap((canary) => requests.filter((request) => canary.test(request)));
        expect(messages).toEqual([]);
        expect(requests.filter((request) => /\/api\//.test(request))).toEqual([]);
        expect(await page.evaluate(() => document.cookie)).not.toMatch(/13|kanarie/);

        await getWay(page, texts.leave).click();
        await expect(page.getByRole('heading', { level: 1, name: texts.gone }).locator('span')).toBeFocused();
        await expect(page.locator('.looking a, .looking button')).toHaveText([texts.home]);
        expect(JSON.parse(await readStores(page))).toMatchObject({ local: {}, session: {}, databases: [], caches: [] });
        expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
        await page.goBack();
        await expect(page.locator('main')).not.toContainText(/13[.,]37/);
      },
    );
  }
}

test('whatever is answered, a visit asks the server for the same', async ({ browser }) => {
  const lives = [];
  for (const isHeavy of [true, false]) {
    const context = await browser.newContext({ locale: 'nl-NL' });
    const page = await context.newPage();
    const requests = listRequests(page);
    await openAt(page, 'cocaine', 'nl', 0);
    await getButton(page, TEXTS.nl.begin).click();
    await getButton(page, TEXTS.nl.no).click();
    await getButton(page, isHeavy ? TEXTS.nl.unsure : TEXTS.nl.no).click();
    if (isHeavy) await getButton(page, 'Ik bel later, laat me kijken').click();
    await noteDay(page, 'nl', isHeavy ? '20' : null);
    await getButton(page, TEXTS.nl.open).click();
    await getWay(page, TEXTS.nl.tryDay).click();
    await (isHeavy ? getButton(page, TEXTS.nl.wipe) : getWay(page, TEXTS.nl.leave)).click();
    await expect(page.getByRole('heading', { level: 1, name: TEXTS.nl.gone }).locator('span')).toBeFocused();
    lives.push([...new Set(requests.map((request) => request.replace(/ \{.*/, '')))].sort());
    await context.close();
  }
  expect(lives[0]).toEqual(lives[1]);
});

test('a second window that waits writes nothing once the week is erased', async ({ page, context }) => {
  await openAt(page, 'cannabis', 'nl', 0);
  await getButton(page, TEXTS.nl.begin).click();
  await getButton(page, TEXTS.nl.no).click();
  await getButton(page, TEXTS.nl.no).click();
  await expect(getButton(page, TEXTS.nl.save)).toBeVisible();
  const other = await context.newPage();
  await openAt(other, 'cannabis', 'nl', 0);
  await expect(getButton(other, TEXTS.nl.save)).toBeVisible();
  await getButton(page, TEXTS.nl.wipe).click();
  await expect(other.getByText('Deze week is in een ander venster gewist.')).toBeVisible();
  expect(await other.evaluate(() => localStorage.length)).toBe(0);
});

/** Registers from the week's link, up to the import offer. */
async function register(page: Page, label: string): Promise<void> {
  await page.goto(getUrl(label, '/registreren/gegevens'));
  await page.getByLabel('Hoe mogen we je noemen?').fill('Sam');
  await page.getByLabel('E-mailadres').fill(`${randomUUID()}@example.nl`);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  for (const box of [/18 jaar of ouder/, /Ik geef toestemming/, /Ik heb de privacyverklaring gelezen/]) {
    await page.getByLabel(box).check();
  }
  await getButton(page, 'Maak mijn account').click();
}

test('the days travel into a new account once, and it is led on to where it was going', async ({ page }) => {
  const rows = await keepDays(page, 'alcohol', 'alcohol', [null, '2', '0', '4', '6.5']);
  await page.goto(getUrl('alcohol', '/kijken'));
  await getButton(page, TEXTS.nl.open).click();
  await page.getByRole('link', { name: /Maak een plan/ }).click();
  await page.waitForURL(getUrl('alcohol', '/registreren'));
  await register(page, 'alcohol');
  await page.waitForURL(/\/kijken\?destination=/);
  await expect(page.getByText('Wil je deze dagen in het account van Sam zetten?')).toBeVisible();
  await expectAccessible(page);

  // A second import of the same days, after a lost response, adds nothing.
  const text = await page.evaluate(() => localStorage.getItem('week') ?? '');
  await getButton(page, 'Zet ze in mijn account').click();
  await page.waitForURL(getUrl('alcohol', '/welkom'));
  await expect(page.getByText('Je dagen staan in je account.')).toBeVisible();
  await page.evaluate((secondText) => localStorage.setItem('week', secondText), text);
  await page.goto(getUrl('alcohol', '/kijken'));
  await expect(page.getByText(/Deze dagen staan daar al/)).toBeVisible();
  await getButton(page, 'Zet ze in mijn account').click();
  await page.waitForURL(getUrl('alcohol', '/programma'));
  const { registrations, account, figures } = await ownData(page);
  expect(registrations.map(({ uuid, date, amount }) => ({ uuid, date, amount: String(Number(amount)) }))).toEqual(rows);
  const condition = rows.map(({ amount }) => (amount === '0' ? [null, null] : ['home', 'alone']));
  expect(registrations.map(({ place, company }) => [place ?? null, company ?? null])).toEqual(condition);
  expect(account).toMatchObject({ registrationsStart: rows[0]?.date, programStart: getUserToday() });
  expect(figures).toMatchObject({ price: 120 });
  expect(await page.evaluate(() => [localStorage.getItem('week'), sessionStorage.getItem('week_offer')])).toEqual([
    null,
    null,
  ]);
});

test('another account on the device is told of the week on its own page alone, and a logout erases it', async ({
  page,
}) => {
  await keepDays(page, 'cannabis', 'cannabis', ['2', '1', '2']);
  await createParticipant(page.context(), 'cannabis');
  await page.goto(getUrl('cannabis', '/programma'));
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('body')).not.toContainText('Je week staat');
  await expect(page.locator('a[href$="/kijken"]')).toHaveCount(0);
  await page.goto(getUrl('cannabis', '/kijken'));
  await expect(page.getByText('Log je uit, dan wordt deze week hier ook gewist.')).toBeVisible();
  await page.goto(getUrl('cannabis', '/user/logout'));
  await page.waitForURL((url) => !url.pathname.includes('/user/logout'));
  expect(await page.evaluate(() => localStorage.getItem('week'))).toBeNull();
});

test('without a script it says what it is and where everything stays, with the numbers', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(getUrl('gokken', '/kijken'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Eerst een week kijken');
  await expect(page.getByText('Het gaat niet naar ons.')).toBeVisible();
  await expect(page.locator('main, footer').getByText('0800-0113').first()).toBeVisible();
  await context.close();
});

for (const [at, label] of LABELS.entries()) {
  for (const language of ['nl', 'en'] as const) {
    test(
      `${label}: the landing page leads to a week in one line, below its one filled button (${language})`,
      getVariant(isInTurn(at, language) && isOuter(label, LABELS)),
      async ({ page }) => {
        const link = page.locator(`main a[href$="${TEXTS[language].path}"]`);
        for (const width of [320, 390, 768, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(getUrl(label, language === 'nl' ? '/' : '/en'));
          await expect(link).toHaveCount(1);
          const { height = 0, y = 0 } = (await link.boundingBox()) ?? {};
          expect(height).toBeGreaterThanOrEqual(44);
          const locator = page.locator('main a.button').first();
          const box = (await locator.boundingBox()) ?? { y: 0, height: 0 };
          expect(box.y).toBeLessThan(y);
          if (width === 390) expect(box.y + box.height).toBeLessThanOrEqual(844);
          await expectNoSidewaysScroll(page);
        }
        await link.click();
        await expect(getButton(page, TEXTS[language].begin)).toBeVisible();
      },
    );
  }
}

for (const width of [320, 390, 768, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(
      `the week looks right at ${width} px, ${colorScheme}`,
      getVariant(isStandingLook(width, colorScheme)),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const looksRight = async () => {
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        };
        await openAt(page, 'alcohol', 'nl', 0);
        await looksRight();
        await getButton(page, TEXTS.nl.begin).click();
        await getButton(page, TEXTS.nl.no).click();
        await expect(page.getByText('Zeg je op een van deze vragen ja?')).toBeVisible();
        await looksRight();
        await getButton(page, TEXTS.nl.unsure).click();
        await looksRight();
        await getButton(page, 'Ik heb gebeld').click();
        await noteDay(page, 'nl', '9');
        await expect(page.getByText('Neem deze cijfers mee naar je huisarts.')).toBeVisible();
        await looksRight();
        for (const [day, amount] of [
          [1, '10'],
          [2, '10'],
        ] as const) {
          await openAt(page, 'alcohol', 'nl', day);
          await noteDay(page, 'nl', amount);
        }
        await expect(page.getByRole('heading', { name: 'Praat eerst met je huisarts' })).toBeVisible();
        await getButton(page, TEXTS.nl.open).click();
        await expect(page.getByText('Samen: 29 glazen.')).toBeVisible();
        await getWay(page, TEXTS.nl.tryDay).click();
        await looksRight();
        await getButton(page, TEXTS.nl.wipe).click();
        await expect(page.getByText(TEXTS.nl.gone)).toBeVisible();
        await looksRight();
      },
    );
  }
}
