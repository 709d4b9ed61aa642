import { createComment, createMember, getFreshNickname, post, readOther } from '../support/community-calls.ts';
import { expectFits } from '../support/fits.ts';
import { createStaffMember, getBareAddress } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

test('another reports with a reason and takes it back, and cannot change what is not theirs', async ({
  page,
  browser,
}) => {
  const tid = await createMember(page, 'Schietwilg');
  const nid = await post(page, tid, 'Van mij', 'Mijn tekst.');
  const reader = await readOther(browser);
  await createMember(reader, 'Hendrik_61');
  await reader.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  const article = reader.getByRole('article').first();
  await expect(article.getByText('Mijn tekst.')).toBeVisible();
  const button = article.getByRole('button', { name: 'Meer (Schietwilg)' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(article.getByRole('button', { name: 'Pas aan' })).toHaveCount(0);
  await article.getByRole('button', { name: 'Meld dit bericht (Schietwilg)' }).click();
  const dialog = reader.getByRole('dialog', { name: 'Meld dit bericht' });
  await dialog.getByRole('button', { name: 'Verstuur je melding' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Schrijf kort wat er niet klopt.' })).toBeFocused();
  await expectAccessible(reader);
  await dialog.getByLabel('Wat klopt er niet?').fill('Er staat een echte naam.');
  await dialog.getByRole('button', { name: 'Verstuur je melding' }).click();
  const undo = article.getByRole('button', { name: /^Gemeld/ });
  await expect(undo).toHaveAttribute('aria-pressed', 'true');
  await reader.reload();
  await undo.click();
  await expect(article.getByRole('button', { name: 'Meld dit bericht (Schietwilg)' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await reader.context().close();
});

test('a comment that speaks of suicide is placed and shows help at once; a draft waits in the tab', async ({
  page,
}) => {
  const tid = await createMember(page, 'Katwilg');
  const nid = await post(page, tid, 'Vannacht', 'Ik slaap niet.');
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  await page.getByRole('textbox', { name: 'Schrijf een reactie' }).fill('Ik wil niet meer leven.');
  await page.reload();
  await expect(page.getByText('Dit schreef je eerder.')).toBeVisible();
  await page.getByRole('button', { name: 'Plaats je reactie' }).click();
  const help = page.getByRole('dialog', { name: 'Je hoeft dit niet alleen te doen' });
  await expect(help.getByRole('link', { name: /0800-0113/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article').filter({ hasText: 'Ik wil niet meer leven.' })).toBeVisible();
});

test('hostile names and texts stay in their place on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const nickname = `<b>\u202eliu</b>${'w'.repeat(90)}`;
  const tid = await createMember(page, nickname);
  const title = `<img src=x onerror=alert(1)>${'t'.repeat(120)}`;
  const nid = await post(page, tid, title, `<script>alert(1)</script>\u200b${'🌱'.repeat(300)} ${'x'.repeat(500)}`);
  const cid = await createComment(page, nid, 'y'.repeat(400));
  await createComment(page, nid, 'terug', cid);
  await page.goto(getUrl('alcohol', `/forum/${tid}`));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('article').filter({ hasText: 'terug' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

const HELD = {
  nl: {
    path: '/forum',
    title: 'Titel',
    body: 'Je bericht',
    place: 'Plaats je bericht',
    said: 'Ons team leest je bericht eerst.',
    note: 'Dit zie alleen jij nog.',
  },
  en: {
    path: '/en/forum',
    title: 'Title',
    body: 'Your post',
    place: 'Post',
    said: 'Our team will read your post first.',
    note: 'Only you can see this for now.',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const texts = HELD[language];

  test(`a post with a number and a link is seen by its writer alone until a moderator lets it stand (${language})`, async ({
    page,
    browser,
  }, info) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const title = getFreshNickname('Aanbod');
    const tid = await createMember(page, getFreshNickname('Wulp'), language);
    await page.goto(getUrl('alcohol', `${texts.path}/create/${tid}`));
    await page.getByLabel(texts.title).fill(title);
    await page.getByRole('textbox', { name: texts.body }).fill('Bel 06-12345678, zie https://t.me/x');
    await page.getByRole('button', { name: texts.place, exact: true }).press('Enter');
    await expect(page.locator('[data-toasts]')).toContainText(texts.said);
    await expect(page.getByRole('article').first()).toContainText('t.me/x');
    await expect(page.getByText(texts.note)).toBeVisible();
    await page.screenshot({ path: info.outputPath('held-390.png') });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectFits(page);
    await expectAccessible(page);
    await page.screenshot({ path: info.outputPath('held-320.png'), fullPage: true });

    const reader = await readOther(browser);
    await createMember(reader, getFreshNickname('Merel'), language);
    await reader.goto(page.url());
    await expect(reader.getByRole('main')).not.toContainText('t.me/x');
    const list = getUrl('alcohol', `${texts.path}/${tid}`);
    await reader.goto(list);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0);

    const desk = await readOther(browser);
    await desk.setViewportSize({ width: 320, height: 640 });
    await createStaffMember(desk, 'moderator');
    await desk.goto(getBareAddress('/beheer/forum?domain=alcohol'));
    const card = desk.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Niemand anders ziet het nog.');
    await expectFits(desk);
    await expectAccessible(desk);
    await card.screenshot({ path: info.outputPath('card-320.png') });
    await card.getByRole('link', { name: title }).click();
    await desk.getByRole('button', { name: 'Laat staan' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Laat staan' }).click();
    await expect(desk.locator('[data-toasts]')).toContainText('De tekst blijft staan.');

    await reader.goto(list);
    await reader.getByRole('link', { name: title }).click();
    await expect(reader.getByRole('article').first()).toContainText('t.me/x');
    await reader.context().close();
    await desk.context().close();
  });
}
