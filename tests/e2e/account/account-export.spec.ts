import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { openRows } from '../support/account.ts';
import { call, createStarter, getUserToday, makePlan, registerDay } from '../support/days.ts';
import { expectFits } from '../support/fits.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    account: '/account',
    file: 'Kies je bestand',
    sure: 'Wil je dit overnemen?',
    days: '3 dagen',
    plan: '1 plan',
    confirm: 'Ja, neem dit over',
    done: 'Je gegevens zijn overgenomen.',
    stood: 'Alles uit dit bestand stond hier al.',
    notOurs: 'Dit is geen bestand dat je hier hebt gedownload.',
    otherDomain: 'Dit bestand hoort bij een account voor roken.',
    row: 'Je dagen, nummer 2 in het bestand:',
  },
  en: {
    account: '/en/account',
    file: 'Choose your file',
    sure: 'Do you want to bring this over?',
    days: '3 days',
    plan: '1 plan',
    confirm: 'Yes, bring this over',
    done: 'Your data has been imported.',
    stood: 'Everything in this file was already here.',
    notOurs: 'This is not a file you downloaded here.',
    otherDomain: 'This file is from an account for smoking.',
    row: 'Your days, number 2 in the file:',
  },
} as const;

const getFile = (data: unknown) => ({
  name: 'mijn-gegevens.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof data === 'string' ? data : JSON.stringify(data)),
});

for (const [code, texts] of Object.entries(TEXTS)) {
  const language = code as 'nl' | 'en';

  test(
    `own data are taken over from an earlier account (${language})`,
    getVariant(language === 'en'),
    async ({ page, browser, expectNoise }) => {
      expectNoise(/422/);
      const today = getUserToday();
      const earlier = await browser.newPage();
      await createStarter(earlier, 'cannabis', { language, since: addDays(today, -6) });
      await makePlan(earlier, 'cannabis', '3', '1');
      for (const daysBack of [1, 3, 5]) await registerDay(earlier, 'cannabis', addDays(today, -daysBack), '2');
      const data = JSON.parse(await call(earlier, 'cannabis', 'GET', '/my-data'));
      await earlier.context().close();

      await createParticipant(page.context(), 'cannabis', { language });
      await page.goto(getUrl('cannabis', texts.account));
      await openRows(page);
      const file = page.getByLabel(texts.file);
      await file.setInputFiles(getFile('geen json'));
      await expect(page.getByText(texts.notOurs)).toBeVisible();
      await file.setInputFiles(getFile({ ...data, domain: 'tobacco' }));
      await expect(page.getByText(texts.otherDomain)).toBeVisible();
      const [first, second, third] = data.registrations;
      await file.setInputFiles(getFile({ ...data, registrations: [first, { ...second, amount: 'veel' }, third] }));
      await expect(page.getByText(texts.row)).toBeVisible();
      await expectFits(page);

      await file.setInputFiles(getFile(data));
      const dialog = page.getByRole('dialog', { name: texts.sure });
      await expect(dialog.getByText(texts.days)).toBeVisible();
      await expect(dialog.getByText(texts.plan)).toBeVisible();
      await expect(page.getByText(texts.row)).toBeHidden();
      await expectFits(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(JSON.parse(await call(page, 'cannabis', 'GET', '/my-data')).registrations).toEqual([]);

      await file.setInputFiles(getFile(data));
      await dialog.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.done)).toBeVisible();
      await expect(dialog).toBeHidden();
      const now = JSON.parse(await call(page, 'cannabis', 'GET', '/my-data'));
      expect([now.registrations, now.plans]).toEqual([data.registrations, data.plans]);

      await file.setInputFiles(getFile(data));
      await dialog.getByRole('button', { name: texts.confirm }).press('Enter');
      await expect(page.getByText(texts.stood)).toBeVisible();
    },
  );
}
