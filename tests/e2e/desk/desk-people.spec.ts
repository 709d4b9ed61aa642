import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import {
  chooseNickname,
  createComment,
  getFirstCategory,
  getFreshNickname,
  post,
  send,
} from '../support/community-calls.ts';
import { mailTo } from '../support/mails.ts';
import { createWaitingNurse } from '../support/nurses.ts';
import { createParticipant, logIn } from '../support/people.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

const LABELS = ['gokken', 'tabak', 'cannabis', 'cocaine'] as const;
type Label = (typeof LABELS)[number];

/** Creates a user with a forum nickname in a programme, on a separate page. */
async function createMember(context: BrowserContext, label: Label, nickname: string) {
  const person = await createParticipant(context, label);
  const page = await context.newPage();
  await page.goto(getUrl(label, '/privacy'));
  await chooseNickname(page, person.uid, nickname);
  return { ...person, page };
}

const report = (page: Page, nid: number, reason: string) =>
  send(page, {
    method: 'POST',
    path: `/entity/flagging/inappropriate_post/node/${nid}`,
    body: { field_reason: [{ value: reason }] },
  });

/** Opens a page of the desk and waits for its data. */
async function openDesk(page: Page, path: string, title: string): Promise<void> {
  await page.goto(getBareAddress(path));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.locator('.skeletons')).toHaveCount(0);
}

test('a reported post is hidden by a moderator, and shown again', async ({ context, browser }) => {
  const writer = await createMember(context, 'gokken', 'Merel');
  const tid = await getFirstCategory(writer.page);
  const title = `Aanbieding ${randomUUID().slice(0, 8)}`;
  const nid = await post(writer.page, tid, title, 'Koop hier iets');
  await createComment(writer.page, nid, 'Echt waar');
  const second = await browser.newContext();
  const reader = await createMember(second, 'gokken', 'Fuut');
  await report(reader.page, nid, 'Dit is reclame');

  const desk = await context.newPage();
  await createStaffMember(desk, 'moderator', { name: 'Noor' });
  await openDesk(desk, '/beheer/forum?domain=gambling', 'Forum');
  const card = desk.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('Merel');
  await expect(card).toContainText('Dit is reclame');
  await expect(card).not.toContainText('@');
  await expectAccessible(desk);

  await card.getByRole('link', { name: title }).click();
  await expect(desk.getByText('Echt waar')).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Verberg' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verberg' }).click();
  await expect(dialog.getByText('Schrijf kort waarom.').first()).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByLabel('Wat gebeurde er?').fill('Reclame hoort hier niet.');
  await dialog.getByRole('button', { name: 'Verberg' }).click();
  await expect(desk.getByText('De tekst is verborgen.')).toBeVisible();
  await expect(desk.getByText('Reclame hoort hier niet.')).toBeVisible();
  await expect(desk.getByText('door Noor')).toBeVisible();

  await reader.page.goto(getUrl('gokken', `/forum/${tid}/${nid}`));
  await expect(reader.page.getByText('Dit bericht is verwijderd.')).toBeVisible();
  await expect(reader.page.getByText('Koop hier iets')).toHaveCount(0);

  await desk.getByRole('button', { name: 'Toon weer' }).click();
  await dialog.getByLabel('Waarom?').fill('Het was een grap.');
  await dialog.getByRole('button', { name: 'Toon weer' }).click();
  await expect(desk.getByText('De tekst is weer te lezen.')).toBeVisible();
  await reader.page.reload();
  await expect(reader.page.getByText('Koop hier iets')).toBeVisible();

  await openDesk(desk, '/beheer/forum?view=record&domain=gambling', 'Forum');
  await expect(desk.getByRole('row').filter({ hasText: 'Het was een grap.' })).toContainText('Weer getoond');
  await expectAccessible(desk);
  await second.close();
});

test('a text about suicide stands on top with what to do, and its writer is told by a message', async ({ context }) => {
  const writer = await createMember(context, 'tabak', 'Heggenmus');
  const tid = await getFirstCategory(writer.page);
  const earlier = await post(writer.page, tid, 'Gewoon een bericht', 'Koop iets');
  const browser = context.browser();
  const other = await browser?.newContext();
  if (!other) throw new Error('No browser.');
  const reader = await createMember(other, 'tabak', 'Kauw');
  await report(reader.page, earlier, 'Reclame');
  await post(writer.page, tid, 'Het is klaar', 'Ik wil niet meer leven.');

  const desk = await context.newPage();
  await createStaffMember(desk, 'moderator', { language: 'en' });
  await openDesk(desk, '/en/beheer/forum?domain=tobacco', 'Forum');
  const first = desk.getByRole('article').first();
  await expect(first).toContainText('Look at this first');
  await expect(first).toContainText('Ik wil niet meer leven.');
  await first.getByRole('link', { name: 'Het is klaar' }).click();
  await expect(desk.getByRole('heading', { name: 'This person may be in distress' })).toBeVisible();
  await expect(desk.getByRole('link', { name: '0800-0113' })).toBeVisible();
  await expectAccessible(desk);

  await desk.getByRole('button', { name: 'Send the writer a message' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Your message').fill('Ik las je bericht. Bel 113, ook vannacht.');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(desk.getByText('Your message was sent.')).toBeVisible();
  await desk.getByRole('button', { name: 'Leave it' }).click();
  await dialog.getByRole('button', { name: 'Leave it' }).click();
  await expect(desk.getByText('The text stays.')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: 'Message sent' })).toContainText('Bel 113');

  await writer.page.goto(getUrl('tabak', '/berichten'));
  await writer.page.getByRole('button', { name: /Ik las je bericht/ }).click();
  await expect(writer.page.getByRole('dialog').getByText('Ik las je bericht. Bel 113, ook vannacht.')).toBeVisible();
  await other.close();
});

test('the whole desk of the forum works by keyboard, in a narrow window too', async ({ context }) => {
  const writer = await createMember(context, 'cannabis', 'Wulp');
  const nickname = getFreshNickname('Wulp');
  await chooseNickname(writer.page, writer.uid, nickname);
  const nid = await post(writer.page, await getFirstCategory(writer.page), 'Over de grens', 'Scheldwoorden');
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 320, height: 640 });
  await createStaffMember(desk, 'moderator');
  await openDesk(desk, `/beheer/forum/node/${nid}`, 'Bericht: Over de grens');
  await expectNoSidewaysScroll(desk);
  await desk.getByRole('button', { name: 'Verwijder', exact: true }).focus();
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('dialog')).toBeVisible();
  await desk.getByRole('dialog').getByLabel('Wat gebeurde er?').focus();
  await desk.keyboard.type('Scheldwoorden tegen een ander.');
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('De tekst is verwijderd. Je kunt hem 14 dagen lang terugzetten.')).toBeVisible();
  await expect(desk.getByText('Deze woorden zijn verwijderd.').first()).toBeVisible();

  await openDesk(desk, '/beheer/berichten', 'Bericht aan een deelnemer');
  await expectAccessible(desk);
  await desk.getByLabel('Programma').selectOption('cannabis');
  await desk.getByLabel('Bijnaam').fill(nickname);
  await desk.keyboard.press('Enter');
  await desk.getByRole('radio', { name: new RegExp(nickname) }).focus();
  await desk.keyboard.press('Space');
  await desk.getByLabel('Je bericht').fill('Lees je de regels van het forum nog eens?');
  await expectAccessible(desk);
  await expectNoSidewaysScroll(desk);
  await desk.keyboard.press('Tab');
  await desk.keyboard.press('Enter');
  await expect(desk.getByText('Je bericht is verstuurd.')).toBeVisible();
});

test('a nurse who registered is approved and logs in; another is rejected with a reason', async ({ context }) => {
  const [good, wrongValue] = [`${randomUUID()}@praktijk.example.nl`, `${randomUUID()}@praktijk.example.nl`];
  const uid = await createWaitingNurse(good);
  await createWaitingNurse(wrongValue);
  const desk = await context.newPage();
  await createStaffMember(desk, 'moderator', { name: 'Ria' });
  await openDesk(desk, '/beheer/praktijkondersteuners', 'Praktijkondersteuners');
  await expectAccessible(desk);
  const getCard = (mail: string) => desk.getByRole('article').filter({ hasText: mail });
  await expect(getCard(good)).toContainText('Praktijk Noord');
  await getCard(good).getByRole('button', { name: 'Keur goed' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Keur goed' }).click();
  await expect(getCard(good)).toHaveCount(0);
  await getCard(wrongValue).getByRole('button', { name: 'Wijs af' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Wijs af' }).click();
  await expect(dialog.getByText('Schrijf kort waarom.').first()).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByLabel('Reden').fill('We kennen deze praktijk niet.');
  await dialog.getByRole('button', { name: 'Wijs af' }).click();
  await expect(getCard(wrongValue)).toHaveCount(0);

  await logIn(context, { uid, mail: good, label: 'begeleid' });
  expect((await mailTo(good, /beoordeeld/)).text).toContain('goedgekeurd');
  expect((await mailTo(wrongValue, /beoordeeld/)).text).toContain('We kennen deze praktijk niet.');
  await desk.getByRole('link', { name: 'Besloten' }).click();
  await expect(getCard(wrongValue)).toContainText('Afgewezen door Ria');
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(desk);
});

test('an editor has no business on the desk of people', async ({ context }) => {
  const desk = await context.newPage();
  await createStaffMember(desk, 'editor');
  for (const path of ['/beheer/forum', '/beheer/berichten', '/beheer/praktijkondersteuners']) {
    await desk.goto(getBareAddress(path));
    await expect(desk.getByRole('heading', { name: 'Dit is niet voor jouw account' })).toBeVisible();
  }
});

test('moderators see how well words about suicide are found, and add some after the set was run', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/422/);
  await createStaffMember(page, 'moderator');
  await openDesk(page, '/beheer/forum?view=words', 'Forum');
  await expect(page.getByRole('heading', { name: 'Hoe goed vinden we zulke woorden?' })).toBeVisible();
  await expect(page.locator('.suicide-figures')).toContainText(/\d+ van \d+ \(\d+%\)/);
  const field = page.getByLabel('Eén zin of woordgroep per regel');
  const save = page.getByRole('button', { name: 'Toets en sla op' });
  await field.fill('drink*\nsigaret*\nvandaag\navond\nsmok*\nbeer');
  await save.press('Enter');
  await expect(page.getByText(/Dit vindt te veel gewone zinnen/).first()).toBeVisible();
  await expectAccessible(page);
  await field.fill('naar de sterren toe');
  await save.press('Enter');
  await expect(page.getByText('Opgeslagen. De woorden gelden meteen.')).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('naar de sterren toe');
});
