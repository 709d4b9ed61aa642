import { readFile } from 'node:fs/promises';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { openRows } from '../support/account.ts';
import { call, createStarter, getUserToday } from '../support/days.ts';
import { loseResponse } from '../support/lose-response.ts';
import { createParticipant, PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    account: '/account',
    landing: '/',
    restart: 'Begin opnieuw',
    restartTitle: 'Wil je opnieuw beginnen?',
    goes: 'alle dagen die je invulde',
    stays: 'je buddy’s en je praktijkondersteuner',
    confirmRestart: 'Ja, begin opnieuw',
    restartDone: 'Je programma is vandaag opnieuw begonnen.',
    away: /We kunnen de site nu niet bereiken/,
    name: 'Naam',
    save: 'Sla je instellingen op',
    saved: 'Je instellingen zijn opgeslagen.',
    ask: 'Verwijder je account',
    title: 'Wil je je account verwijderen?',
    confirm: 'Ja, verwijder mijn account',
    gone: 'Je account is verwijderd. Je bent altijd weer welkom. In een reservekopie kunnen je gegevens nog een tijd staan.',
    maybeGone: 'Waarschijnlijk is je account al verwijderd.',
    page: 'Download als pagina om te lezen',
    json: 'Download als JSON-bestand',
    file: 'mijn-gegevens',
    csv: 'Download je dagen als tabel (CSV)',
    daysFile: 'mijn-dagen',
    daysHead: 'Datum;Hoeveel (glazen);Je doel',
    section: 'Je account',
  },
  en: {
    account: '/en/account',
    landing: '/en',
    restart: 'Start again',
    restartTitle: 'Are you sure you want to start again?',
    goes: 'all the days you’ve logged',
    stays: 'your buddies and your practice nurse',
    confirmRestart: 'Yes, start again',
    restartDone: 'Your programme has started again today.',
    away: /We cannot reach the site right now/,
    name: 'Name',
    save: 'Save your settings',
    saved: 'Your settings have been saved.',
    ask: 'Delete your account',
    title: 'Are you sure you want to delete your account?',
    confirm: 'Yes, delete my account',
    gone: 'Your account has been deleted. You’re always welcome back. Your data may stay in a backup for a while.',
    maybeGone: 'Your account has probably been deleted already.',
    page: 'Download as a page you can read',
    json: 'Download as a JSON file',
    file: 'my-data',
    csv: 'Download your days as a spreadsheet (CSV)',
    daysFile: 'my-days',
    daysHead: 'Date,How much (drinks),Your limit',
    section: 'Your account',
  },
} as const;

for (const [code, texts] of Object.entries(TEXTS)) {
  const language = code as 'nl' | 'en';

  test(
    `the programme starts again after the consequences are named (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/ERR_FAILED/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.account));
      await openRows(page);
      const opener = page.getByRole('button', { name: texts.restart, exact: true });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.restartTitle });
      await expect(dialog.getByText(texts.goes)).toBeVisible();
      await expect(dialog.getByText(texts.stays)).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.evaluate(() => sessionStorage.setItem('goal', '{}'));
      await opener.press('Enter');
      await page.route('**/api/**/reset-progress*', (route) => route.abort(), { times: 1 });
      const confirm = dialog.getByRole('button', { name: texts.confirmRestart });
      await confirm.press('Enter');
      await expect(dialog.getByText(texts.away)).toBeVisible();
      await expectAccessible(page);
      await confirm.press('Enter');
      await expect(page.getByText(texts.restartDone)).toBeVisible();
      await expect(dialog).toBeHidden();
      expect(await page.evaluate(() => sessionStorage.getItem('goal'))).toBeNull();
    },
  );

  test(
    `what is saved after a restart leaves the start at today (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const today = getUserToday();
      const { uid } = await createStarter(page, 'cannabis', { language, since: addDays(today, -21) });
      await page.goto(getUrl('cannabis', texts.account));
      await openRows(page);
      await page.getByRole('button', { name: texts.restart, exact: true }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: texts.confirmRestart }).press('Enter');
      await expect(page.getByText(texts.restartDone)).toBeVisible();
      await page.getByRole('textbox', { name: texts.name, exact: true }).fill('Kim');
      await page.locator('#account-nickname').fill(`Kim ${uid}`);
      await page.getByRole('button', { name: texts.save }).press('Enter');
      await expect(page.getByText(texts.saved)).toBeVisible();
      const user = JSON.parse(await call(page, 'cannabis', 'GET', `/user/${uid}`));
      expect([user.field_name[0].value, user.field_registrations_start_date[0].value]).toEqual(['Kim', today]);
    },
  );

  test(
    `an account that was deleted, of which the response was lost, is told to be gone (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/403|ERR_FAILED|Failed to fetch/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', texts.account));
      await openRows(page);
      await page.getByRole('button', { name: texts.ask }).press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.title });
      await page.route('**/api/**/delete-user-account*', loseResponse, { times: 1 });
      await dialog.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(dialog.getByText(texts.away)).toBeVisible();
      await dialog.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.maybeGone)).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    `all own data can be kept, and the account deleted (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/ERR_FAILED/);
      expectNoise(/400/);
      const { mail } = await createParticipant(page.context(), 'alcohol', { language, name: '<b>Sam</b>' });
      await page.goto(getUrl('alcohol', texts.account));
      await openRows(page);
      const saved = async (button: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: button }).press('Enter'),
        ]);
        return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
      };
      const json = await saved(texts.json);
      expect(json.name).toBe(`${texts.file}.json`);
      expect(JSON.parse(json.text).account).toMatchObject({ mail, name: '<b>Sam</b>' });
      const readable = await saved(texts.page);
      expect(readable.name).toBe(`${texts.file}.html`);
      expect(readable.text).toContain(`<h2>${texts.section}</h2>`);
      expect(readable.text).toContain('&lt;b&gt;Sam&lt;/b&gt;');
      const table = await saved(texts.csv);
      expect(table.name).toBe(`${texts.daysFile}.csv`);
      expect(table.text).toContain(texts.daysHead);

      await page.getByRole('button', { name: texts.ask }).press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.title });
      await expect(dialog).toBeVisible();
      await expectAccessible(page);
      await page.route('**/api/**/delete-user-account*', (route) => route.abort(), { times: 1 });
      const confirm = dialog.getByRole('button', { name: texts.confirm });
      await confirm.press('Enter');
      await expect(dialog.getByText(texts.away)).toBeVisible();
      await confirm.press('Enter');
      await page.waitForURL(getUrl('alcohol', texts.landing));
      await expect(page.getByText(texts.gone)).toBeVisible();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);

      await page.goto(getUrl('alcohol', '/inloggen'));
      await page.getByLabel('E-mailadres').fill(mail);
      await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page.locator('.form-failure')).toContainText(
        'Deze combinatie van e-mailadres en wachtwoord is niet juist.',
      );
    },
  );
}
