import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { call, getUserToday } from '../support/days.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    card: '/mijn-kaart',
    hardMoment: '/trek-nu',
    save: 'Bewaar',
    call: 'Bel Joke',
    urge: 'Schrijf trek op',
    stress: 'Stress',
    waits: /Bewaard in dit tabblad\. Laat het open/,
    expired: /Bewaard in dit tabblad, want je bent uitgelogd/,
    saved: /Het staat erin/,
    wrote: 'Wat je opschreef',
  },
  en: {
    card: '/en/my-card',
    hardMoment: '/en/craving',
    save: 'Save',
    call: 'Call Joke',
    urge: 'Log a craving',
    stress: 'Stress',
    waits: /Saved in this tab\. Keep it open/,
    expired: /Saved in this tab, because you’re logged out/,
    saved: /It’s saved/,
    wrote: 'Your craving log',
  },
} as const;

for (const [language, texts] of Object.entries(TEXTS) as ['nl' | 'en', (typeof TEXTS)['nl']][]) {
  test(
    `once the screen is there, own things, the wave and writing an urge down need no line (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
      await createParticipant(page.context(), 'gokken', { language });
      const person = { name: 'Joke', phone: '06 12345678' };
      await call(page, 'gokken', 'PATCH', '/my-things', { sentence: 'Voor mijn dochter.', list: ['Lopen'], person });
      await page.goto(getUrl('gokken', texts.hardMoment), { waitUntil: 'networkidle' });
      await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
      await page.context().setOffline(true);

      await page.locator('[data-door=craving] > summary').click();
      await page.locator('[data-wave-next]').click();
      await expect(page.locator('[data-wave-clock]')).not.toBeEmpty();
      await page.locator('[data-wave-stop]').click();
      await page.getByRole('button', { name: 'Lopen' }).click();
      await expect(page.getByRole('button', { name: 'Lopen' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('link', { name: texts.call })).toHaveAttribute('href', 'tel:0612345678');
      await page.getByRole('button', { name: texts.urge }).click();
      await page.getByRole('radio', { name: '7', exact: true }).first().check();
      await page.getByRole('checkbox', { name: texts.stress, exact: true }).check();
      await expectAccessible(page);
      await page.locator('.urge-form').getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByText(texts.waits)).toBeVisible();

      await page.context().setOffline(false);
      await expect(page.getByText(texts.saved)).toBeVisible();
      await page.goto(getUrl('gokken', texts.card));
      await expect(page.getByRole('heading', { name: texts.wrote })).toBeVisible();
      const { entities } = JSON.parse(await call(page, 'gokken', 'GET', '/my-urges'));
      expect(entities).toMatchObject([{ before: 7, triggers: ['stress'] }]);
    },
  );
}

test('one’s own things stay after the session ended, and what is written waits for the login', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/);
  const { uid } = await createParticipant(page.context(), 'gokken');
  const person = { name: 'Joke', phone: '06 12345678' };
  await call(page, 'gokken', 'PATCH', '/my-things', { sentence: 'Voor mijn dochter.', person });
  await page.goto(getUrl('gokken', TEXTS.nl.hardMoment));
  await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('delete from sessions where uid = $1', [uid]),
  );
  await page.getByRole('button', { name: TEXTS.nl.urge }).click();
  await page.locator('.urge-form').getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.expired)).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('Voor mijn dochter.');
  await page.locator('[data-door=craving] > summary').click();
  await page.locator('[data-wave-stop]').click();
  await expect(page.getByRole('link', { name: TEXTS.nl.call })).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-door]')).toHaveCount(3);
  await expect(page.getByRole('blockquote')).toHaveCount(0);
});

test('an urge that was written after the session ended is stored after the next login', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403/);
  const { uid, mail } = await createParticipant(page.context(), 'gokken');
  await page.goto(getUrl('gokken', TEXTS.nl.hardMoment));
  await expect(page.getByRole('button', { name: TEXTS.nl.urge })).toBeVisible();
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('delete from sessions where uid = $1', [uid]),
  );
  await page.getByRole('button', { name: TEXTS.nl.urge }).click();
  await page.locator('.urge-form').getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.expired)).toBeVisible();
  await page.locator('.write-urge').getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(getUrl('gokken', TEXTS.nl.hardMoment));
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  const { entities } = JSON.parse(await call(page, 'gokken', 'GET', '/my-urges'));
  expect(entities).toHaveLength(1);
});

test('an own word is saved that was typed and not added, also in a browser without storage', async ({ page }) => {
  await page.addInitScript(
    "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('denied', 'SecurityError'); } })",
  );
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  await page.getByRole('button', { name: TEXTS.nl.urge }).click();
  const form = page.locator('.urge-form');
  await form.getByRole('checkbox', { name: TEXTS.nl.stress, exact: true }).check();
  await form.getByRole('textbox').first().fill('mijn moeder belde');
  await form.getByRole('button', { name: TEXTS.nl.save, exact: true }).click();
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  const { entities } = JSON.parse(await call(page, 'alcohol', 'GET', '/my-urges'));
  expect(entities).toMatchObject([{ triggers: ['stress', 'mijn moeder belde'] }]);
});

test('the focus follows an own date and an urge into their forms and back', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/account/dagen'));
  const addDate = page.locator('[data-add]');
  await addDate.press('Enter');
  await expect(page.locator('#date-label')).toBeFocused();
  await page.locator('#date-label').fill('Verjaardag');
  await page.locator('#date-first').fill(formatFieldDate(addDays(getUserToday(), 7)));
  await page.locator('.if-then-form [type=submit]').press('Enter');
  const editDate = page.getByRole('button', { name: 'Pas aan: Verjaardag' });
  await expect(editDate).toBeFocused();
  await editDate.press('Enter');
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(editDate).toBeFocused();

  await page.goto(getUrl('alcohol', TEXTS.nl.card));
  const write = page.locator('#write [data-add]');
  await expect(write).toBeVisible();
  await write.press('Enter');
  await expect(page.locator('#urge-before')).toBeFocused();
  await page.locator('.urge-form [type=submit]').press('Enter');
  await expect(page.getByText(TEXTS.nl.saved)).toBeVisible();
  await expect(write).toBeFocused();
  const editUrge = page.locator('.urge-row [data-edit]');
  await editUrge.press('Enter');
  await expect(page.locator('#urge-before')).toBeFocused();
  await page.locator('.urge-form').getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(editUrge).toBeFocused();
});
