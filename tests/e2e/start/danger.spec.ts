import { findDomainByLabel } from '#src/domains/index.ts';
import { sendExercise } from '../support/exercises.ts';
import { createParticipant } from '../support/people.ts';
import { answerQuestions, endOfTour, makeOwnAccount, START, type StartLanguage } from '../support/starting.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';
import { getVariant, isInTurn, isOuter } from '../support/variants.ts';

const LABELS = ['alcohol', 'tabak', 'gokken', 'cannabis', 'cocaine', 'naasten'];
const LANGUAGES = ['nl', 'en'] as const satisfies readonly StartLanguage[];

for (const [at, label] of LABELS.entries()) {
  for (const language of LANGUAGES) {
    test(
      `${label}: a yes leads to its advice, and on to the step about safety (${language})`,
      getVariant(isInTurn(at, language) && isOuter(label, LABELS)),
      async ({ page }) => {
        const texts = START[language];
        const domain = findDomainByLabel(label);
        if (!domain?.safety) throw new Error(`No domain "${label}".`);
        await page.goto(getUrl(label, texts.path));
        await answerQuestions(page, language, [1]);
        const title = page.getByRole('heading', { level: 1, name: texts.first });
        await expect(title).toBeVisible();
        await expect(page).toHaveURL(getUrl(label, texts.advice));
        await expect(page.locator('[data-danger]')).toHaveCount(1);
        await expectAccessible(page);
        // On a phone the call is in the first window, below a short text.
        await page.setViewportSize({ width: 390, height: 844 });
        const call = page.locator('[data-danger] a[href^="tel:"], .danger-person').first();
        await expect(call).toBeInViewport({ ratio: 1 });
        const before = await call.evaluate((element) => {
          const range = document.createRange();
          range.setStartBefore(document.querySelector('main h1') as Element);
          range.setEndBefore(element);
          return range.toString().trim().split(/\s+/).length;
        });
        expect(before).toBeLessThanOrEqual(40);
        await page.setViewportSize({ width: 1280, height: 800 });

        await page.getByRole('link', { name: new RegExp(`^(${texts.called}|${texts.go})$`) }).click();
        await makeOwnAccount(page, label, language);
        const start = await endOfTour(page, language);
        await expect(start).toHaveText(texts.safety);
        await expect(start).toHaveAttribute('href', `${texts.form}${domain.safety.webform}`);
        await start.click();
        await expect(page.locator('.exercise form')).toBeVisible();
        const step = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

        await page.goto(getUrl(label, texts.programme));
        const now = page.getByRole('region', { name: step });
        await expect(now.locator(`a[href="${texts.form}${domain.safety.webform}"]`)).toBeVisible();
        await expect(now.locator(`a[href="${texts.advice}"]`)).toBeVisible();
      },
    );
  }
}

test('without a yes the plan comes first where safety is not everybody’s first step', async ({ page }) => {
  await page.goto(getUrl('gokken', '/registreren'));
  await answerQuestions(page, 'nl');
  await makeOwnAccount(page, 'gokken', 'nl');
  await expect(await endOfTour(page, 'nl')).toHaveAttribute('href', '/form/goal');
  await page.goto(getUrl('gokken', '/programma'));
  await expect(page.getByRole('region', { name: 'Maak eerst een plan' })).toBeVisible();
});

test('in alcohol everybody does the step about safety before the plan', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/programma'));
  const safety = page.getByRole('region', { name: 'Is het veilig om nu te minderen?' });
  await expect(safety.getByRole('link', { name: 'Begin met deze stap' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Maak je plan' })).toHaveCount(0);
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('region', { name: 'Maak eerst een plan' })).toBeVisible();
});

test('whoever calls later makes the plan after that call, and finds the advice again', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/registreren'));
  await answerQuestions(page, 'nl', [1, 5]);
  await expect(page.locator('[data-danger]')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('[data-danger]')).toHaveCount(2);
  await page.getByRole('link', { name: START.nl.later }).click();
  await expect(page).toHaveURL(getUrl('alcohol', '/hulp'));
  await page.goto(getUrl('alcohol', START.nl.credentials));
  await makeOwnAccount(page, 'alcohol', 'nl');
  await sendExercise(page, 'alcohol', 'alcohol_1_1');
  await page.goto(getUrl('alcohol', '/programma'));
  const call = page.getByRole('region', { name: 'Bel eerst, maak dan je plan' });
  await expect(call).toBeVisible();
  await expectAccessible(page);
  await call.getByRole('link', { name: 'Lees het advies opnieuw' }).click();
  await expect(page.locator('[data-danger]')).toHaveCount(2);
  await page.getByRole('link', { name: START.nl.called }).click();
  await page.waitForURL(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('region', { name: 'Maak eerst een plan' })).toBeVisible();
});

test('a danger stays in the tab of who answered, and goes at logout', async ({ page }) => {
  await page.goto(getUrl('tabak', '/registreren'));
  await answerQuestions(page, 'nl', [2]);
  await expect(page.getByRole('heading', { name: START.nl.first })).toBeVisible();
  const kept = () => page.evaluate(() => sessionStorage.getItem('danger'));
  expect(await kept()).not.toBeNull();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe('{}');
  await page.getByRole('link', { name: START.nl.called }).click();
  await makeOwnAccount(page, 'tabak', 'nl');
  expect(await kept()).not.toBeNull();
  await page.goto(getUrl('tabak', '/user/logout'));
  await page.waitForURL(/\/inloggen/);
  expect(await kept()).toBeNull();
});

test('somebody else who logs in here is told nothing of it', async ({ page }) => {
  await page.goto(getUrl('tabak', '/registreren'));
  await answerQuestions(page, 'nl', [1]);
  await expect(page.getByRole('heading', { name: START.nl.first })).toBeVisible();
  await createParticipant(page.context(), 'tabak');
  await page.goto(getUrl('tabak', '/programma'));
  await expect(page.getByRole('region', { name: 'Maak eerst een plan' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('danger'))).toBeNull();
});

for (const language of LANGUAGES) {
  test(
    `whoever is under 18 can read and call, and comes to no account (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const texts = START[language];
      await page.goto(getUrl('cannabis', texts.path));
      await expect(page.getByRole('group', { name: texts.age })).toBeVisible();
      await expect(page.locator('html[data-awake]')).toBeAttached();
      await page.getByRole('button', { name: texts.yes, exact: true }).press('Enter');
      const phone = page.locator('main a[href="tel:08000432"]').first();
      await expect(phone).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(getUrl('cannabis', texts.path));
      await expect(page.locator(`main a[href*="${texts.credentials}"]`)).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).toBe('{}');
      await expectAccessible(page);
      await page.goBack();
      await expect(page.getByRole('group', { name: texts.age })).toBeVisible();
    },
  );
}

test('an answer that was pressed before the page woke up counts', async ({ page }) => {
  let open = () => {};
  const content = new Promise<void>((resolve) => {
    open = resolve;
  });
  // Scripts in the head block the first paint; all others load later.
  await page.route(/\/_astro\/(?!before-paint).*\.js$/, async (route) => {
    await content;
    await route.continue();
  });
  await page.goto(getUrl('alcohol', '/registreren'), { waitUntil: 'commit' });
  const no = page.getByRole('button', { name: 'Nee', exact: true });
  await no.click();
  await expect(no).toHaveAttribute('aria-busy', 'true');
  open();
  await expect(page.locator('legend')).not.toHaveText(START.nl.age);
  await page.getByRole('button', { name: 'Terug', exact: true }).click();
  await expect(no).toHaveAttribute('aria-pressed', 'true');
});

test('the advice fits a small screen and paper', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const label of LABELS) {
    await page.goto(getUrl(label, '/registreren/eerst-dit'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main a[href="tel:112"]').first()).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions lead to all advice, and no answer stands in an address', async ({ page }) => {
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.goto(getUrl('alcohol', '/registreren'));
    await page.getByRole('button', { name: 'Nee', exact: true }).click();
    await expect(page).toHaveURL(getUrl('alcohol', '/registreren/eerst-dit'));
    await expect(page.getByRole('heading', { name: START.nl.first })).toBeVisible();
    await expect(page.locator('[data-danger]')).toHaveCount(9);
    await expect(page.locator('main')).toContainText('0800-0432');
    expect(urls.filter((url) => url.includes('question'))).toEqual([]);
  });
});
