import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findUserByUid } from '#src/cms/identity/find-user.ts';
import { changeNurseApproval } from '#src/cms/modules/people/nurse-status.ts';
import { restrictAndRecord } from '#src/cms/modules/restrictions/restrict.ts';
import type { RestrictionAction } from '#src/contract/desk/people.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createComment, createMember, post, send } from '../support/community-calls.ts';
import { createNurse } from '../support/nurses.ts';
import { PASSWORD } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** Restricts a participant as a moderator. */
const decide = (uid: number, action: RestrictionAction) =>
  withContentSystem(getProduct(), (system) =>
    system.jobs.transact(async (tx) => {
      const user = await findUserByUid(tx, uid);
      if (!user) throw new Error('Nobody is there.');
      const grounds = { reason: 'Reclame.', rule: 'third', source: 'report' } as const;
      await restrictAndRecord(system, tx, user, { action, until: null, staffUid: null, ...grounds });
    }),
  );

const ownUid = async (page: Page): Promise<number> =>
  Number(
    await page.evaluate(async () => (await (await fetch('/api/nl/current-user?_format=json')).json()).uid[0].value),
  );

test('a participant who is suspended while writing reads why, and finds the words again in the tab', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/403|409/);
  const tid = await createMember(page, 'Grauwe gans');
  const nid = await post(page, tid, 'Van mij', 'Mijn tekst.');
  const uid = await ownUid(page);
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  const field = page.getByRole('textbox', { name: 'Schrijf een reactie' });
  await field.fill('Dit wil ik niet kwijt.');
  await decide(uid, 'suspend');
  await page.getByRole('button', { name: 'Plaats je reactie' }).click();
  await expect(page.getByText(/Je account is geschorst/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/inloggen/);
  await expectAccessible(page);

  const { mail } = await withContentSystem(getProduct(), async (system) => {
    const user = await findUserByUid(system.database.db, uid);
    return { mail: user?.mail ?? '' };
  });
  const tryToLogIn = async (password: string) => {
    await page.getByLabel('E-mailadres').fill(mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await tryToLogIn(PASSWORD);
  // The error of this login, not the earlier message of the ended session.
  await expect(page.locator('.form-failure')).toContainText('Bij het inloggen lees je waarom');

  await decide(uid, 'unsuspend');
  await tryToLogIn(PASSWORD);
  await expect(page).toHaveURL(new RegExp(`/forum/${tid}/${nid}`));
  await expect(field).toHaveValue('Dit wil ik niet kwijt.');
});

for (const [language, path, texts, pattern] of [
  ['nl', '/forum', 'Je kunt nu niet schrijven op het forum. Lezen en melden kan wel.', /niet schrijven op het forum/],
  [
    'en',
    '/en/forum',
    'You cannot write on the forum at the moment. You can still read and report posts.',
    /cannot write on the forum/,
  ],
] as const) {
  test(
    `somebody who is silenced on the forum reads on, and is told why there is no form (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/403/);
      const tid = await createMember(page, `Nijlgans ${language}`, language);
      const nid = await post(page, tid, 'Van mij', 'Mijn tekst.');
      const uid = await ownUid(page);
      await page.goto(getUrl('alcohol', `${path}/${tid}/${nid}`));
      const field = page.getByRole('textbox', { name: language === 'nl' ? 'Schrijf een reactie' : 'Write a comment' });
      await field.fill('x'.repeat(20));
      await decide(uid, 'silence');
      await page.getByRole('button', { name: language === 'nl' ? 'Plaats je reactie' : 'Post comment' }).click();
      await expect(page.getByText(pattern).first()).toBeVisible();
      await expect(field).toHaveValue('x'.repeat(20));
      await page.reload();
      await expect(page.getByText(texts).first()).toBeVisible();
      await expect(page.getByText('Mijn tekst.')).toBeVisible();
      await expect(field).toHaveCount(0);
      await expectAccessible(page);
    },
  );
}

test('a nurse whose approval is withdrawn while she reads is out at the next click, and her client is told', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/403|409/);
  const { uid, code } = await createNurse(page);
  const client = await browser.newPage();
  await createMember(client, 'Brandgans');
  const clientUid = await ownUid(client);
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('insert into pairings (uid, nurse_uid, since) values ($1, $2, now())', [clientUid, uid]),
  );
  expect(code).not.toBe('');
  await page.goto(getUrl('begeleid', '/clienten'));
  const link = page.getByRole('link', { name: /Brandgans|Sam/ }).first();
  await expect(link).toBeVisible();
  await withContentSystem(getProduct(), (system) =>
    changeNurseApproval(system, uid, { action: 'withdraw', reason: 'Werkt er niet meer.', staffUid: null }),
  );
  await link.click();
  await expect(page.getByText(/Je toegang als praktijkondersteuner is ingetrokken/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/inloggen/);
  await client.goto(getUrl('alcohol', '/berichten'));
  await expect(client.getByText(/Je POH kijkt niet meer mee/).first()).toBeVisible();
  await client.close();
});

test('a moderator silences and suspends from a text, and brings removed words back', async ({ page, context }) => {
  const writer = page;
  const title = `Kolgans ${randomUUID().replace(/[^a-f]/g, '')}`;
  const tid = await createMember(writer, 'Kolgans');
  const nid = await post(writer, tid, title, 'Een lang verhaal.');
  const cid = await createComment(writer, nid, 'Mijn eigen reactie die weg mag.');
  const uid = await ownUid(writer);
  const desk = await context.newPage();
  await createStaffMember(desk, 'moderator', { name: 'Noor' });
  await desk.goto(getBareAddress(`/beheer/forum/node/${nid}`));
  await desk.getByRole('button', { name: 'Stop schrijven op het forum' }).click();
  const dialog = desk.getByRole('dialog');
  await expectAccessible(desk);
  await dialog.getByLabel('Hoe lang?').selectOption('3');
  await dialog.getByLabel('Welke regel?').selectOption('second');
  await dialog.getByLabel('Wat gebeurde er?').fill('Plaatst reclame.');
  await dialog.getByRole('button', { name: 'Stop schrijven op het forum' }).click();
  await expect(desk.getByText(/tot en met \d+ \w+ 20\d\d niet schrijven op het forum/)).toBeVisible();
  await expect(desk.getByText('Plaatst reclame.')).toBeVisible();
  await writer.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  await writer.getByRole('link', { name: 'Lees waarom en maak bezwaar' }).click();
  await writer.locator('.messages button').first().click();
  const message = writer.getByRole('dialog');
  await expect(message).toContainText('Waarom: Noem geen namen en adressen. Plaatst reclame.');
  await expect(message).toContainText('Maak bezwaar, gratis, binnen 6 maanden, met de knop hieronder.');
  await expect(message.getByRole('button', { name: 'Maak bezwaar' })).toBeVisible();
  await expectAccessible(writer);
  await desk.getByRole('button', { name: 'Laat weer schrijven op het forum' }).click();
  await dialog.getByLabel('Waarom?').fill('Was een vergissing.');
  await dialog.getByRole('button', { name: 'Laat weer schrijven op het forum' }).click();
  await expect(desk.getByText('Deze persoon kan inloggen en schrijven op het forum.')).toBeVisible();
  await expectAccessible(desk);

  expect(uid).toBeGreaterThan(0);
  await send(writer, { method: 'PATCH', path: `/entity/comment/${cid}/anonymize`, body: {} });
  await desk.goto(getBareAddress('/beheer/forum?view=removed&domain=alcohol'));
  const card = desk.getByRole('article').filter({ hasText: 'Mijn eigen reactie die weg mag.' }).first();
  await expect(card).toContainText('Weggehaald door de schrijver');
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(desk);
  await card.getByRole('button', { name: 'Zet terug' }).click();
  await dialog.getByLabel('Waarom?').fill('De schrijver vroeg erom.');
  await dialog.getByRole('button', { name: 'Zet terug' }).click();
  await expect(desk.getByText('De woorden staan er weer.')).toBeVisible();
  await writer.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  await expect(writer.getByText('Mijn eigen reactie die weg mag.')).toBeVisible();
});
