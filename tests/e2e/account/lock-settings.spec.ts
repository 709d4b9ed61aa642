import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createWithLockCode, LOCK_CODE } from '../support/lock-code.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

for (const [language, path, texts] of [
  [
    'nl',
    '/account/slot',
    {
      code: 'Je nieuwe code van zes cijfers',
      password: 'Je huidige wachtwoord',
      save: 'Bewaar mijn code',
      saved: 'Je code is bewaard.',
      easy: /makkelijk te raden/,
      wrong: /klopt niet/,
      discreet: 'Toon een neutrale naam',
      keep: 'Sla je keuze op',
      name: 'Even rust',
      title: 'Snel weg en slot',
      remove: 'Haal mijn code weg',
      gone: /Je code is weg/,
    },
  ],
  [
    'en',
    '/en/account/lock',
    {
      code: 'Your new six-digit code',
      password: 'Your current password',
      save: 'Save my code',
      saved: 'Your code has been saved.',
      easy: /easy to guess/,
      wrong: /not correct/,
      discreet: 'Show a neutral name',
      keep: 'Save your choice',
      name: 'A moment',
      title: 'Quick exit and lock',
      remove: 'Remove my code',
      gone: /Your code has been removed/,
    },
  ],
] as const) {
  test(
    `code, rest and the discreet look are chosen on the account page (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/422/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', path));
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const [code, password] = [page.getByLabel(texts.code), page.getByLabel(texts.password)];
      const save = page.getByRole('button', { name: texts.save });
      await code.fill('123456');
      await password.fill('fout');
      await save.press('Enter');
      await expect(code).toHaveAccessibleDescription(texts.easy);
      await code.fill(LOCK_CODE);
      await save.press('Enter');
      await expect(password).toHaveAccessibleDescription(texts.wrong);
      await password.fill(PASSWORD);
      await save.press('Enter');
      await expect(page.getByText(texts.saved)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: texts.remove }).press('Enter');
      await expect(page.getByText(texts.gone)).toBeVisible();

      await page.getByLabel(texts.discreet).press('Space');
      await page.getByRole('button', { name: texts.keep }).press('Enter');
      await expect(page).toHaveTitle(`${texts.title} | ${texts.name}`);
      await expect(page.locator('.logo').first()).toHaveText(texts.name);
      await expect(page.getByLabel(texts.discreet)).toBeChecked();
      await expectAccessible(page);
    },
  );
}

test('whoever has no password here reads that login opens it once the code is gone', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const { uid } = await createWithLockCode(page);
  await withContentSystem(getProduct(), async ({ database }) => {
    await database.pool.query("update users set password_hash = null, role = 'sso_client' where uid = $1", [uid]);
    await database.pool.query("update sessions set role = 'sso_client' where uid = $1", [uid]);
  });
  await page.goto(getUrl('alcohol', '/account/slot'));
  await page.getByRole('button', { name: 'Haal mijn code weg' }).press('Enter');
  await expect(page.getByText('Je code is weg. Je moet nu steeds opnieuw inloggen.')).toBeVisible();
  const title = page.getByRole('heading', { name: 'Een code om weer te openen' });
  await expect(title).toBeFocused();
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query("update sessions set created_at = now() - interval '11 minutes' where uid = $1", [uid]),
  );
  await page.getByLabel('Je nieuwe code van zes cijfers').fill(LOCK_CODE);
  await page.getByRole('button', { name: 'Bewaar mijn code' }).press('Enter');
  await expect(page.getByText(/^Je bent langer dan 10 minuten geleden ingelogd\./).first()).toBeVisible();
});

test('a page that was opened before does not take back how discreet the programme is', async ({ page }) => {
  const { uid } = await createParticipant(page.context(), 'alcohol');
  const query = (text: string) =>
    withContentSystem(getProduct(), async ({ database }) => (await database.pool.query(text, [uid])).rows);
  await page.goto(getUrl('alcohol', '/account/slot'));
  await page.getByLabel('Op slot als je niets doet').selectOption('5');
  await query('update users set is_discreet = true where uid = $1');
  await page.getByRole('button', { name: 'Sla je keuze op' }).press('Enter');
  await expect(page.getByText('Je keuze is opgeslagen.')).toBeVisible();
  expect(await query('select rest_minutes, is_discreet from users where uid = $1')).toEqual([
    { rest_minutes: 5, is_discreet: true },
  ]);
});
