import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createWaitingNurse } from '../support/nurses.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

async function expectFits(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test('an editor is welcomed, makes a draft, and goes on with it from the beginning', async ({ page }) => {
  await createStaffMember(page, 'editor', { name: 'Esra' });
  await page.goto(getBareAddress('/beheer'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Esra');
  await expect(page.getByText('Je maakt en verandert de pagina’s van de site.')).toBeVisible();
  await expectFits(page);
  await page.getByRole('link', { name: 'Zoek een pagina' }).click();
  await page.getByRole('link', { name: 'Nieuwe pagina' }).click();
  await page.getByRole('combobox').first().selectOption('tip');
  await page.getByLabel('Alcohol').check();
  const title = `Tip van Esra ${Date.now()}`;
  await page.getByLabel('Titel').fill(title);
  await page.getByRole('button', { name: 'Maak de pagina' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);

  await page.goto(getBareAddress('/beheer'));
  const region = page.getByRole('region', { name: 'Ga verder waar je was' });
  await expect(region.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('Je maakt en verandert de pagina’s van de site.')).toBeHidden();
  await expectFits(page);
  await page.getByRole('link', { name: /concept(en)? (dat|die) bezoekers nog niet zien/ }).click();
  await expect(page).toHaveURL(/state=draft/);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('an administrator sees who waits, and is led there', async ({ page }) => {
  await createWaitingNurse(`${randomUUID()}@praktijk.example.nl`);
  await createStaffMember(page, 'administrator', { language: 'en' });
  await page.goto(getBareAddress('/en/beheer'));
  const region = page.getByRole('region', { name: 'Waiting for you' });
  await expect(region).toContainText('The oldest has waited since');
  await expectFits(page);
  await region.getByRole('link', { name: /practice nurses? (is|are) waiting for a decision/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice nurses');
});

const NOTHING = {
  isNew: false,
  waiting: [],
  scheduled: [],
  lately: [],
  missingForms: [],
  held: [],
  alerts: [],
  isClosed: false,
  maintenance: [],
};

test('a moderator for whom nothing waits reads that; what cannot be loaded can be tried again', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/status of 500/);
  await page.route('**/desk/overview*', (route) => route.fulfill({ status: 500, json: { message: '' } }), { times: 1 });
  await createStaffMember(page, 'moderator');
  await page.goto(getBareAddress('/beheer'));
  await expect(page.getByText('Dit kon niet worden geladen')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/desk/overview*', (route) => route.fulfill({ json: NOTHING }));
  await page.getByRole('button', { name: 'Probeer' }).click();
  await expect(page.getByRole('heading', { name: 'Er wacht niemand' })).toBeVisible();
  await page.getByText('Wat kun je hier doen?').click();
  await expect(page.getByText('Begin bij wat spoed heeft')).toBeVisible();
  await expectFits(page);
});

test('what has haste, what fails and what visitors meet now stand on top', async ({ page }) => {
  const pendingEntries = [
    { kind: 'urgent-texts', count: 1, since: new Date().toISOString() },
    { kind: 'reported-texts', count: 12, since: new Date(Date.now() - 4e8).toISOString() },
    { kind: 'failed-jobs', count: 1, since: null },
    { kind: 'failed-mails', count: 340, since: null },
  ];
  const alert = { id: 1, type: 'crisis', domains: ['alcohol', 'tobacco'], title: 'Storing bij de chat' };
  const date = new Date(Date.now() - 4e7).toISOString();
  const heldEntries = [
    { kind: 'release', key: '7', name: 'Voorjaarscampagne', at: date },
    { kind: 'webform', key: 'slaap', name: 'Slaapcheck', at: date },
  ];
  const overview = {
    ...NOTHING,
    waiting: pendingEntries,
    held: heldEntries,
    alerts: [alert],
    maintenance: ['cocaine'],
  };
  await page.route('**/desk/overview*', (route) => route.fulfill({ json: overview }));
  await createStaffMember(page, 'administrator');
  await page.goto(getBareAddress('/beheer'));
  const now = page.getByRole('region', { name: 'Nu op de site' });
  await expect(now).toContainText('Onderhoud: bezoekers zien deze site niet (cocaïne)');
  await expect(now).toContainText('Crisismelding: Storing bij de chat (alcohol, roken)');
  await expect(page.getByRole('link', { name: /^1 tekst op het forum heeft spoed/ })).toBeVisible();
  const notPublished = page.getByRole('region', { name: 'Niet verschenen' });
  const [release, form] = [notPublished.getByRole('link').first(), notPublished.getByRole('link').last()];
  await expect(release).toHaveAttribute('href', '/beheer/uitgaven/7');
  await expect(form).toHaveAttribute('href', '/beheer/formulieren/slaap');
  await expectFits(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.getByRole('link', { name: /^340 mails konden niet/ }).click();
  await expect(page.getByLabel('Status')).toHaveValue('given-up');
});
