import { comment, member, other, post } from '../support/community-calls.ts';
import { address, expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';

test('another reports with a reason and takes it back, and cannot change what is not theirs', async ({
  page,
  browser,
}) => {
  const tid = await member(page, 'Schietwilg');
  const nid = await post(page, tid, 'Van mij', 'Mijn tekst.');
  const reader = await other(browser);
  await member(reader, 'Hendrik_61');
  await reader.goto(address('alcohol', `/forum/${tid}/${nid}`));
  const article = reader.getByRole('article').first();
  await expect(article.getByText('Mijn tekst.')).toBeVisible();
  const more = article.getByRole('button', { name: 'Meer (Schietwilg)' });
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  await more.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
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
  const tid = await member(page, 'Katwilg');
  const nid = await post(page, tid, 'Vannacht', 'Ik slaap niet.');
  await page.goto(address('alcohol', `/forum/${tid}/${nid}`));
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
  const tid = await member(page, nickname);
  const title = `<img src=x onerror=alert(1)>${'t'.repeat(120)}`;
  const nid = await post(page, tid, title, `<script>alert(1)</script>\u200b${'🌱'.repeat(300)} ${'x'.repeat(500)}`);
  const cid = await comment(page, nid, 'y'.repeat(400));
  await comment(page, nid, 'terug', cid);
  await page.goto(address('alcohol', `/forum/${tid}`));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto(address('alcohol', `/forum/${tid}/${nid}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('article').filter({ hasText: 'terug' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
