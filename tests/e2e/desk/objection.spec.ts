import { randomUUID } from 'node:crypto';
import { findUserByUid } from '#src/cms/identity/find-user.ts';
import { restrictAndRecord } from '#src/cms/modules/restrictions/restrict.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createComment, createMember, post, readOther, send } from '../support/community-calls.ts';
import { PASSWORD, registered } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getProduct, getUrl, test } from '../support/story.ts';

const decide = (uid: number, action: 'suspend' | 'silence', staffUid: number | null = null) =>
  withContentSystem(getProduct(), (system) =>
    system.jobs.transact(async (tx) => {
      const user = await findUserByUid(tx, uid);
      if (!user) throw new Error('Nobody is there.');
      const grounds = { reason: 'Je noemde een winkel.', rule: 'second', source: 'report' } as const;
      await restrictAndRecord(system, tx, user, { action, until: null, staffUid, ...grounds });
    }),
  );

/** Returns a name of letters only that no other story uses. */
const getFreshName = (name: string) => `${name} ${randomUUID().replace(/[^a-f]/g, '')}`;

test('a silenced person objects, another moderator answers, and the person reads why the decision stands', async ({
  page,
  browser,
}) => {
  const nickname = getFreshName('Smient');
  await createMember(page, nickname);
  const uid = await page.evaluate(
    async () => (await (await fetch('/api/nl/current-user?_format=json')).json()).uid[0].value,
  );
  const noor = await readOther(browser);
  const { uid: noorUid } = await createStaffMember(noor, 'moderator', { name: 'Noor' });
  await decide(Number(uid), 'silence', noorUid);

  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(getUrl('alcohol', '/berichten'));
  await page.getByRole('button', { name: /Een beslissing over jouw account/ }).click();
  const message = page.getByRole('dialog');
  await message.getByRole('button', { name: 'Maak bezwaar' }).press('Enter');
  await expect(message.getByRole('heading', { name: 'Maak bezwaar' })).toBeFocused();
  await message.getByRole('button', { name: 'Verstuur' }).click();
  await expect(message.locator('.error-summary a')).toHaveText('Schrijf waarom de beslissing niet klopt.');
  await expectAccessible(page);
  await message.getByLabel('Waarom klopt de beslissing niet?').fill('Het was de naam van mijn hond.');
  await page.reload();
  await page.getByRole('button', { name: /Een beslissing over jouw account/ }).click();
  await expect(message.getByLabel('Waarom klopt de beslissing niet?')).toHaveValue('Het was de naam van mijn hond.');
  await expectNoSidewaysScroll(page);
  await message.getByRole('button', { name: 'Verstuur' }).click();
  await expect(message.getByText(/Je bezwaar is binnen\. Je hoort van ons voor \d+ \w+ 20\d\d\./)).toBeVisible();
  await expectAccessible(page);

  await noor.goto(getBareAddress('/beheer/forum?view=objections&domain=alcohol'));
  const mine = noor.getByRole('article', { name: nickname });
  await expect(mine).toContainText('Het was de naam van mijn hond.');
  await expect(mine).toContainText('Jij nam deze beslissing. Iemand anders kijkt opnieuw.');
  await expect(mine.getByRole('button')).toHaveCount(0);
  await expectAccessible(noor);

  const bo = await readOther(browser);
  await createStaffMember(bo, 'moderator', { name: 'Bo' });
  await bo.setViewportSize({ width: 320, height: 640 });
  await bo.goto(getBareAddress('/beheer/forum?view=objections&domain=alcohol'));
  const pendingArticle = bo.getByRole('article', { name: nickname });
  await expect(pendingArticle).toContainText('besloten door Noor');
  await expectNoSidewaysScroll(bo);
  await pendingArticle.getByRole('button', { name: 'Laat de beslissing staan' }).click();
  const dialog = bo.getByRole('dialog');
  await expectAccessible(bo);
  await dialog.getByLabel('Maak de zin af: omdat …').fill('je bericht het adres van een winkel gaf.');
  await dialog.getByRole('button', { name: 'Laat de beslissing staan' }).click();
  await expect(bo.getByText('Het antwoord is verstuurd.')).toBeVisible();
  await expect(pendingArticle).toHaveCount(0);

  await page.reload();
  await page.getByRole('button', { name: /We keken opnieuw/ }).click();
  await expect(message).toContainText('De beslissing blijft staan, omdat je bericht het adres van een winkel gaf.');
  await expect(message.getByRole('button', { name: 'Maak bezwaar' })).toHaveCount(0);
  await noor.context().close();
  await bo.context().close();
});

test('a suspended person objects where they log in, and is let in once it is reversed', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/409/);
  const { uid, mail } = await registered('alcohol');
  await decide(uid, 'suspend');
  await page.goto(getUrl('alcohol', '/inloggen'));
  const logIn = async () => {
    await page.getByLabel('E-mailadres').fill(mail);
    await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await logIn();
  await expect(page.getByText('Waarom: Noem geen namen en adressen. Je noemde een winkel.')).toBeVisible();
  await page.getByRole('button', { name: 'Maak bezwaar' }).click();
  await expectAccessible(page);
  await page.getByLabel('Waarom klopt de beslissing niet?').fill('Ik noemde geen winkel. Ik wil niet meer leven.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  const help = page.getByRole('dialog');
  await expect(help.getByRole('link', { name: /0800-0113/ })).toBeVisible();
  await expectAccessible(page);
  await help.getByRole('button', { name: 'Ga verder' }).click();
  await expect(page.getByText(/Je bezwaar is binnen\./)).toBeVisible();

  const bo = await readOther(browser);
  await createStaffMember(bo, 'moderator', { name: 'Bo', language: 'en' });
  await bo.goto(getBareAddress('/en/beheer/forum?view=objections'));
  const pendingByRoles = bo.getByRole('article').filter({ hasText: 'Ik noemde geen winkel.' }).last();
  await pendingByRoles.getByRole('button', { name: 'Reverse the decision' }).click();
  await bo.getByRole('dialog').getByRole('button', { name: 'Reverse the decision' }).click();
  await expect(bo.getByText('The decision has been reversed.', { exact: false })).toBeVisible();
  await bo.context().close();

  await logIn();
  await page.waitForURL((url) => !url.pathname.startsWith('/inloggen'));
  await page.goto(getUrl('alcohol', '/berichten'));
  await expect(page.getByText('Je had gelijk. De beslissing is teruggedraaid, en het spijt ons.')).toBeVisible();
});

test('a person who reported a text reads what was decided, and where to disagree', async ({ page, browser }) => {
  const reporter = await readOther(browser);
  await createMember(reporter, getFreshName('Kuifeend'));
  const tid = await createMember(page, getFreshName('Tafeleend'));
  const nid = await post(page, tid, 'Een bericht', 'Vandaag ging het goed.');
  const cid = await createComment(page, nid, 'Kom gerust langs.');
  await send(reporter, {
    method: 'POST',
    path: `/entity/flagging/inappropriate/comment/${cid}`,
    body: { field_reason: [{ value: 'Dit is een aanbod.' }] },
  });
  const desk = await readOther(browser);
  await createStaffMember(desk, 'moderator', { name: 'Noor' });
  await desk.goto(getBareAddress(`/beheer/forum/comment/${cid}`));
  await desk.getByRole('button', { name: 'Laat staan' }).click();
  const dialog = desk.getByRole('dialog');
  await expectAccessible(desk);
  await dialog.getByLabel(/Maak de zin af: de tekst mag blijven, omdat …/).fill('het geen aanbod is');
  await dialog.getByRole('button', { name: 'Laat staan' }).click();
  await expect(desk.getByText('De tekst blijft staan.')).toBeVisible();
  await desk.context().close();

  await reporter.goto(getUrl('alcohol', '/berichten'));
  await reporter.getByRole('button', { name: /Bedankt\. We keken ernaar/ }).click();
  const message = reporter.getByRole('dialog');
  await expect(message).toContainText('de tekst mag blijven, omdat het geen aanbod is. Niet eens? Laat het ons weten.');
  await expectAccessible(reporter);
  await message.getByRole('link', { name: 'Laat het ons weten' }).click();
  await expect(reporter).toHaveURL(getUrl('alcohol', '/form/contact'));
  await expect(reporter.getByRole('textbox').first()).toBeVisible();
  await reporter.context().close();
});
