import { createComment, createMember, getFreshNickname, post, send } from '../support/community-calls.ts';
import { createParticipant } from '../support/people.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const TEXTS = {
  nl: {
    label: 'alcohol',
    home: '/forum',
    category: 'Jezelf voorstellen',
    write: 'Schrijf iets',
    title: 'Titel',
    body: 'Je bericht',
    place: 'Plaats je bericht',
    missing: 'Geef je bericht een titel.',
    nicknameTitle: 'Kies je bijnaam',
    nickname: 'Bijnaam',
    keepNickname: 'Bewaar mijn bijnaam',
    comment: 'Schrijf een reactie',
    placeComment: 'Plaats je reactie',
    reply: 'Antwoord (Nachtuil',
    replyTo: 'Antwoord aan Nachtuil',
    placeReply: 'Plaats je antwoord',
    like: 'Steun dit (Nachtuil',
    liked: '1 keer gesteund (Nachtuil',
    more: 'Meer',
    edit: 'Pas aan',
    save: 'Bewaar je wijziging',
    cancel: 'Annuleer',
    remove: 'Verwijder',
    yes: 'Verwijder mijn tekst',
    gone: 'Verwijderd bericht',
    goneBody: 'Dit bericht is verwijderd.',
  },
  en: {
    label: 'naasten',
    home: '/en/forum',
    category: 'Introductions',
    write: 'Write something',
    title: 'Title',
    body: 'Your post',
    place: 'Post',
    missing: 'Give your post a title.',
    nicknameTitle: 'Choose your nickname',
    nickname: 'Nickname',
    keepNickname: 'Save my nickname',
    comment: 'Write a comment',
    placeComment: 'Post comment',
    reply: 'Reply (Nachtuil',
    replyTo: 'Reply to Nachtuil',
    placeReply: 'Post reply',
    like: 'Support this (Nachtuil',
    liked: 'Supported 1 time (Nachtuil',
    more: 'More',
    edit: 'Edit',
    save: 'Save changes',
    cancel: 'Cancel',
    remove: 'Remove',
    yes: 'Remove my text',
    gone: 'Removed post',
    goneBody: 'This post has been removed.',
  },
} as const;

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language];

  test(
    `a post is written under a nickname, answered, changed and deleted with the keyboard (${language})`,
    getVariant(language === 'en'),
    async ({ page }) => {
      const nickname = getFreshNickname('Nachtuil');
      await createParticipant(page.context(), texts.label, { language });
      await page.goto(getUrl(texts.label, texts.home));
      const category = page.getByRole('link', { name: texts.category });
      await expect(category).toBeVisible();
      await expectAccessible(page);
      await category.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: texts.category })).toBeVisible();
      const write = page.getByRole('link', { name: texts.write });
      await expect(write).toBeVisible();
      await expectAccessible(page);
      await write.press('Enter');

      const button = page.getByRole('button', { name: texts.place });
      await button.press('Enter');
      await expect(page.getByRole('alert').filter({ hasText: texts.missing })).toBeFocused();
      // A header that is half out of view would count as too small to click.
      await page.evaluate(() => scrollTo(0, 0));
      await expectAccessible(page);
      await page.getByLabel(texts.title).fill('De eerste vrijdag');
      await page.getByLabel(texts.body, { exact: true }).fill('Hoe doen jullie dat?');
      await button.press('Enter');
      const dialog = page.getByRole('dialog', { name: texts.nicknameTitle });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('textbox', { name: texts.nickname }).fill(nickname);
      await dialog.getByRole('button', { name: texts.keepNickname }).press('Enter');

      await expect(page.getByRole('heading', { level: 1, name: 'De eerste vrijdag' })).toBeVisible();
      await expect(page.getByText('Hoe doen jullie dat?')).toBeVisible();
      await page.getByRole('textbox', { name: texts.comment }).fill('Een rondje lopen.');
      await page.getByRole('button', { name: texts.placeComment }).press('Enter');
      const first = page.getByRole('article').filter({ hasText: 'Een rondje lopen.' });
      await expect(first).toBeVisible();
      await expect(page.getByRole('textbox', { name: texts.comment })).toHaveValue('');
      await expectAccessible(page);

      const like = first.getByRole('button', { name: texts.like });
      await like.press('Enter');
      await expect(first.getByRole('button', { name: texts.liked })).toHaveAttribute('aria-pressed', 'true');
      await first.getByRole('button', { name: texts.reply }).press('Enter');
      await expect(page.getByRole('textbox', { name: texts.replyTo })).toBeFocused();
      await page.keyboard.type('Goed idee.');
      await page.getByRole('button', { name: texts.placeReply }).press('Enter');
      const reply = page.getByRole('article').filter({ hasText: 'Goed idee.' });
      await expect(reply.getByRole('link', { name: nickname })).toHaveAttribute('href', /page=1#comment-\d+$/);

      await reply.getByRole('button', { name: texts.more }).press('Enter');
      await reply.getByRole('button', { name: texts.edit }).press('Enter');
      const edit = page.getByRole('form', { name: texts.edit });
      await expect(edit.getByRole('textbox')).toBeFocused();
      await edit.getByRole('textbox').fill('Heel goed idee.');
      await edit.getByRole('button', { name: texts.save }).press('Enter');
      await expect(page.getByText('Heel goed idee.', { exact: true })).toBeVisible();
      await expect(edit).toBeHidden();
      await expect(reply).toBeFocused();

      const article = page.getByRole('article').first();
      await article.getByRole('button', { name: texts.more }).press('Enter');
      await article.getByRole('button', { name: texts.edit }).press('Enter');
      await expect(edit.getByLabel(texts.title)).toBeFocused();
      await edit.getByRole('button', { name: texts.cancel }).press('Enter');
      await expect(article).toBeFocused();
      await article.getByRole('button', { name: texts.more }).press('Enter');
      await article.getByRole('button', { name: texts.remove }).press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('dialog').getByRole('button', { name: texts.yes }).press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: texts.gone })).toBeVisible();
      await expect(page.getByText(texts.goneBody)).toBeVisible();
      await expect(page.getByText('Een rondje lopen.')).toBeVisible();
      await expectAccessible(page);
    },
  );
}
test('comments open on the last page, and a new one leads to its page', async ({ page }) => {
  const tid = await createMember(page, 'Treurwilg');
  const nid = await post(page, tid, 'Veel reacties', 'Begin.');
  for (let index = 1; index <= 20; index += 1) await createComment(page, nid, `Reactie ${index}.`);
  const path = getUrl('alcohol', `/forum/${tid}/${nid}`);
  await page.goto(path);
  await expect(page.getByText('Reactie 20.', { exact: true })).toBeVisible();
  await expect(page.getByText('Reactie 10.', { exact: true })).toBeHidden();
  const pager = page.getByRole('navigation', { name: 'Bladeren door reacties' });
  await expect(pager.getByRole('link', { name: 'Bladzijde 2' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('textbox', { name: 'Schrijf een reactie' }).fill('De eenentwintigste.');
  await page.getByRole('button', { name: 'Plaats je reactie' }).click();
  await expect(page).toHaveURL(/\?page=3#comment-\d+$/);
  await expect(page.getByRole('article').filter({ hasText: 'De eenentwintigste.' })).toBeFocused();
  // Reading the comments again, for example after the connection is back, leaves the focus in the text.
  const text = page.getByRole('textbox', { name: 'Schrijf een reactie' });
  await text.fill('Nog een');
  let reads = 0;
  page.on('response', (response) => {
    reads += Number(response.url().includes('forum/comments'));
  });
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return reads;
    })
    .toBeGreaterThan(1);
  await page.keyboard.type(' woord.');
  await expect(text).toHaveValue('Nog een woord.');
  await text.fill('');
  await pager.getByRole('link', { name: 'Bladzijde 1' }).click();
  await expect(page.getByText('Reactie 1.', { exact: true })).toBeVisible();
});

test('of a comment that was changed elsewhere both texts remain', async ({ page, expectNoise }) => {
  expectNoise(/412/);
  const tid = await createMember(page, 'Bittere wilg');
  const nid = await post(page, tid, 'Twee vensters', 'Begin.');
  const cid = await createComment(page, nid, 'Eerst.');
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  const comment = page.locator(`#comment-${cid}`);
  await comment.getByRole('button', { name: /^Meer/ }).press('Enter');
  await comment.getByRole('button', { name: 'Pas aan', exact: true }).press('Enter');
  const fields = { comment_type: [{ target_id: 'comment_forum' }], field_body: [{ value: 'Van de telefoon.' }] };
  await send(page, { method: 'PATCH', path: `/comment/${cid}`, body: fields });
  await comment.getByRole('textbox').fill('Van de laptop.');
  const save = comment.getByRole('button', { name: 'Bewaar je wijziging' });
  await save.press('Enter');
  await expect(comment.getByText('Van de telefoon.')).toBeVisible();
  await expect(comment.getByText(/^Deze reactie is intussen ergens anders aangepast/)).toBeVisible();
  await expectAccessible(page);
  await save.press('Enter');
  await expect(comment.getByText('Van de laptop.')).toBeVisible();
  await expect(comment.getByText('Van de telefoon.')).toBeHidden();
});

test('a like that fails goes back', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  const tid = await createMember(page, 'Amandelwilg');
  const nid = await post(page, tid, 'Steun', 'Tekst.');
  await page.route('**/entity/flagging/**', (route) => route.abort());
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  const like = page.getByRole('button', { name: 'Steun dit (Amandelwilg)' });
  await like.click();
  await expect(page.getByText('Dat lukte niet. Probeer het opnieuw.')).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
});

test('the forum tells how busy it is, its rules, and where help is', async ({ page }) => {
  const tid = await createMember(page, 'Knotwilg');
  const nid = await post(page, tid, 'Druk hier', 'Begin.');
  await createComment(page, nid, 'Een reactie.');
  await page.goto(getUrl('alcohol', '/forum'));
  const category = page.getByRole('listitem').filter({ hasText: 'Jezelf voorstellen' });
  await expect(category).toContainText(/\d+ berichten/);
  await expect(category).toContainText(/\d+ reacties?/);
  await expect(category).toContainText('Laatste reactie: vandaag');
  await expect(category.locator('time')).toHaveAttribute('title', /^Vandaag\som\s\d+\.\d\d\suur$/);
  await expect(category.locator('.forum-newest p')).toHaveText(/./);
  await expect(category.locator('.forum-faces > *').first()).toBeVisible();
  // Zero posts or comments are not counted.
  await expect(page.getByRole('main')).not.toContainText(/\b0 (berichten|reacties)/);
  await expect(page.getByRole('heading', { name: 'Zo gaan we met elkaar om' })).toBeVisible();
  await expect(page.getByText('Niemand kijkt hier dag en nacht mee.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '0800-0113' })).toHaveAttribute('href', 'tel:08000113');
  await page.goto(getUrl('alcohol', `/forum/${tid}`));
  const row = page.getByRole('listitem').filter({ hasText: 'Druk hier' }).first();
  await expect(row).toContainText('Knotwilg');
  await expect(row).toContainText('vandaag');
  await expect(row).toContainText('1 reactie');
});

test('a post goes with its comments where that is chosen, and the counts stay', async ({ page }) => {
  const tid = await createMember(page, 'Kraakwilg');
  const nid = await post(page, tid, 'Te veel verteld', 'Mijn verhaal.');
  await createComment(page, nid, 'Herkenbaar verhaal.');
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  await expect(page.getByText('Herkenbaar verhaal.')).toBeVisible();
  // The comments may load before the post: its text identifies its article.
  const article = page.getByRole('article').filter({ hasText: 'Mijn verhaal.' });
  await article.getByRole('button', { name: 'Meer' }).press('Enter');
  await article.getByRole('button', { name: 'Verwijder' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Verwijder ook mijn reacties hieronder').press('Space');
  await dialog.getByRole('button', { name: 'Verwijder mijn tekst' }).press('Enter');
  await expect(page.getByText('Je bericht is verwijderd.')).toBeVisible();
  await expect(page.getByText('Herkenbaar verhaal.')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Reacties (1)' })).toBeVisible();
});

test('what fails on the forum says so and keeps what was typed', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  const tid = await createMember(page, 'Boswilg');
  const nid = await post(page, tid, 'Blijft staan', 'Tekst.');
  await page.route(/\/api\/nl\/(comment|node)(\/\d+)?\?/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort(),
  );
  await page.goto(getUrl('alcohol', `/forum/${tid}/${nid}`));
  const field = page.getByRole('textbox', { name: 'Schrijf een reactie' });
  await field.fill('Nog een reactie.');
  await page.getByRole('button', { name: 'Plaats je reactie' }).press('Enter');
  await expect(page.getByText('Je reactie is nog niet geplaatst. Probeer het opnieuw.').first()).toBeVisible();
  await expect(field).toHaveValue('Nog een reactie.');
  await expectAccessible(page);
  await page.goto(getUrl('alcohol', `/forum/create/${tid}`));
  await page.getByLabel('Titel').fill('Een vraag');
  await page.getByLabel('Je bericht', { exact: true }).fill('Wie weet dit?');
  await page.getByRole('button', { name: 'Plaats je bericht' }).press('Enter');
  await expect(page.getByText('Je bericht is nog niet geplaatst. Probeer het opnieuw.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue('Een vraag');
});

test('a post that is not finished keeps its text and its subject, wherever it is gone on with', async ({ page }) => {
  const tid = await createMember(page, 'Zwarte els');
  await page.goto(getUrl('alcohol', `/forum/create/${tid}`));
  const subject = page.locator('#post-category');
  await expect(subject).toHaveValue(String(tid));
  const options = await subject
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
  const chosen = options.find((value) => value !== String(tid)) ?? '';
  await subject.selectOption(chosen);
  await page.getByLabel('Titel').fill('Een vraag');
  await page.reload();
  await expect(page.getByLabel('Titel')).toHaveValue('Een vraag');
  await expect(subject).toHaveValue(chosen);
  await page.getByRole('link', { name: 'Later verder' }).click();
  await page.waitForURL(getUrl('alcohol', `/forum/${chosen}`));
  await page.goto(getUrl('alcohol', `/forum/create/${chosen}`));
  await expect(page.getByLabel('Titel')).toHaveValue('Een vraag');
});
