import { signPreview } from '#src/server/drupal/previews.ts';
import { type DrupalServer, startDrupal } from '#tests/support/drupal/server.ts';
import { FORM_ID, PICTURE_PATH, READER_CREDENTIALS, SECOND_PICTURE } from '#tests/support/drupal/site.ts';
import { openDialog } from '#tests/support/http.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { createParticipant } from '../support/people.ts';
import { createStaffMember, openScreen } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, getUrl, test } from '../support/story.ts';

/** Pages come from a Drupal, users from our database; runs the production build. */
const SECRET = 'een-geheim-van-genoeg-tekens-lang';
const { PRODUCT_PORT, PRODUCT_DATA } = process.env;

let drupal: DrupalServer;
let site: Product;
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  drupal = await startDrupal();
  site = await startProduct({
    CONTENT_API_URL: `http://127.0.0.1:${drupal.port}`,
    CONTENT_BACKEND: 'drupal',
    CONTENT_PURGE_SECRET: SECRET,
    CONTENT_PREVIEW_LOGIN: READER_CREDENTIALS,
    WEB_PROCESSES: '2',
  });
  Object.assign(process.env, { PRODUCT_PORT: String(site.port), PRODUCT_DATA: site.dataDir });
});
test.afterAll(async () => {
  Object.assign(process.env, { PRODUCT_PORT, PRODUCT_DATA });
  await site?.stop();
  drupal?.stop();
});

const get = (path: string) => openDialog({ port: site.port, host: `alcohol.localhost:${site.port}`, path });
const purge = (body: unknown, secret = SECRET) =>
  openDialog({
    port: site.port,
    host: `localhost:${site.port}`,
    path: '/api/purge',
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('the start says where pages and people are', async () => {
  expect(site.printed()).toContain(`Pages come from 127.0.0.1:${drupal.port}`);
  expect(site.printed()).toContain('People, programmes, forms and the forum are kept here');
});

test('a page of ten paragraphs of nine kinds costs eight calls with the menus, and none while it is known', async () => {
  drupal.state.listsPages = true;
  const { asked } = drupal.state;
  const { status, text } = await get('/steun');
  expect(status).toBe(200);
  for (const part of ['Wandelen helpt.', 'Kijk mee.', 'De route', 'Antwoord 9.', 'Aan de haven.', 'Tot ziens.'])
    expect(text).toContain(part);
  expect(asked).toContain('/nl/steun');
  expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(8);
  const readCallsOfMore = async () => {
    const before = asked.length;
    await Promise.all(Array.from({ length: 8 }, () => get('/steun')));
    return asked.length - before;
  };
  await expect.poll(readCallsOfMore).toBe(0);
  drupal.state.listsPages = false;
});

test('home and a page with paragraphs show what editors of Drupal wrote, with the picture at the own origin', async ({
  page,
}) => {
  await page.goto(getUrl('alcohol', '/'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom bij de kliniek');
  await page.goto(getUrl('alcohol', '/over-ons'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Over ons');
  await expect(page.getByText('Een team.')).toBeVisible();
  await expect(page.getByText('Deze tekst blijft ook zonder beeld.')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Duinen' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(await picture.evaluate((image) => (image as HTMLImageElement).currentSrc)).toContain(
    getUrl('alcohol', `/media-of-content${PICTURE_PATH}`),
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
});

test('the button, the menu and the language switch lead where Drupal says', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/over-ons'));
  await expect(page.getByRole('banner').locator('a', { hasText: 'Over ons' }).first()).toHaveAttribute(
    'href',
    '/over-ons',
  );
  await page.getByRole('main').getByRole('link', { name: 'De route' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Route');
  const { text } = await get('/over-ons');
  expect(text).toMatch(/hreflang="en" href="[^"]+\/en\/about-us"/);
  const english = await get('/en/about-us');
  expect(english.text).toContain('About us');
  expect((await get('/sitemap.xml')).text).toContain('/en/about-us</loc>');
});

test('the second level of a menu opens in the bar by keyboard, and what it leads to is marked', async ({ page }) => {
  await page.goto(getUrl('alcohol', '/over-ons'));
  const bar = page.getByRole('banner').getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(bar.getByText('Lege kop')).toHaveCount(0);
  const link = bar.getByRole('link', { name: 'Nieuws' });
  await expect(link).toBeHidden();
  await bar.locator('summary').filter({ hasText: 'Over ons' }).focus();
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: 'Over ons' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  const heading = bar.locator('summary').filter({ hasText: 'Praktisch' });
  await heading.click();
  await bar.getByRole('link', { name: 'De weg hierheen' }).click();
  await expect(page).toHaveURL(/\/route$/);
  await expect(heading).toHaveAttribute('aria-current', 'true');
});

test('on a phone, and without script, the second level opens in the folded menu', async ({ browser }) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 320, height: 640 } });
    const page = await context.newPage();
    await page.goto(getUrl('alcohol', '/over-ons'));
    await page.getByRole('banner').locator('summary').filter({ hasText: 'Menu' }).click();
    for (const name of ['Over ons', 'Praktisch'])
      await page.getByRole('banner').locator('summary').filter({ hasText: name }).locator('visible=true').click();
    for (const name of ['Over ons', 'Nieuws', 'De weg hierheen'])
      await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (javaScriptEnabled) await expectAccessible(page);
    await context.close();
  }
});

test('a page that is not published is seen by who has the link that Drupal signed', async ({ page }) => {
  const until = Math.floor(Date.now() / 1_000) + 900;
  await page.goto(getUrl('alcohol', `/voorbeeld/drupal.6.${until}.${signPreview(SECRET, 'nl', 6, until)}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat we gaan doen');
  await expect(page.getByText('Nog niet klaar.')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Voorbeeld' })).toBeVisible();
  await expectAccessible(page);
  expect((await get('/concept')).status).toBe(403);
});

test('what is not there, not open or elsewhere is answered as Drupal says', async () => {
  expect((await get('/bestaat-niet')).status).toBe(404);
  expect((await get('/en/route')).status).toBe(404);
  expect((await get('/concept')).status).toBe(403);
  const movedAnswer = await get('/oud');
  expect([movedAnswer.status, movedAnswer.headers.location]).toEqual([301, '/over-ons']);
  const answer = await get('/elders');
  expect([answer.status, answer.headers.location]).toEqual([302, 'https://example.org/elders']);
  expect((await get('/nieuws')).text).toContain('De tuin is open.');
  expect((await get('/media-of-content/sites/default/settings.php')).status).toBe(404);
});

test('people live here: the programme is there after logging in, with the way out, and Drupal heard nothing of it', async ({
  page,
}) => {
  const before = drupal.state.asked.length;
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/programma'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je staat aan het begin');
  await expect(page.locator('a[href="/user/logout"]').first()).toBeAttached();
  expect(await page.locator('a[href$="/user/login"]').count()).toBe(0);
  const requests = drupal.state.asked.slice(before);
  // Menus of the site and their link targets are requested again after half a minute.
  expect(requests.filter((path) => !/\/system\/menu\/|\/contact$/.test(path))).toEqual([]);
  expect((await get('/privacy')).status).toBe(200);
});

test('the desk says where pages and menus are edited, and on no other screen', async ({ page }) => {
  await createStaffMember(page, 'administrator');
  await openScreen(page, '/beheer/paginas', 'Pagina’s');
  const texts = page.getByText(`De pagina’s van de site staan in 127.0.0.1:${drupal.port}.`);
  await expect(texts).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await openScreen(page, '/beheer/menus', 'Menu’s');
  await expect(page.getByText('wat je hier in die drie opslaat, ziet niemand')).toBeVisible();
  await openScreen(page, '/beheer/medewerkers', 'Medewerkers');
  await expect(texts).toHaveCount(0);
});

test('a form of Drupal is filled in here, and its answers stay here, for its person and for staff', async ({
  page,
  browser,
}) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getUrl('alcohol', '/over-ons'));
  await page.getByRole('main').locator(`a[href="/form/${FORM_ID}"]`).click();
  await page.getByRole('textbox', { name: 'Waarover wil je praten?' }).fill('Over slapen.');
  await expectAccessible(page);
  const before = drupal.state.asked.length;
  const response = page.waitForResponse((answer) => answer.url().includes('/webform_rest/submit'));
  await page.locator('form.webform button[type=submit]').click();
  expect((await response).status()).toBe(200);
  expect(drupal.state.asked.slice(before).filter((path) => path.includes('submit'))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Je antwoorden zijn bewaard' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Medewerkers van deze site lezen')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('Over slapen.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pas je antwoorden aan' }).click();
  await page.getByRole('textbox', { name: 'Waarover wil je praten?' }).fill('Over slapen en werk.');
  await page.locator('form.webform button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Je antwoorden zijn bewaard' })).toBeVisible();
  const desk = await browser.newPage();
  await createStaffMember(desk, 'moderator');
  await openScreen(desk, '/beheer/ingestuurd', 'Ingestuurde formulieren');
  await expect(desk.getByText('Over slapen en werk.')).toBeVisible();
  await expectAccessible(desk);
  await desk.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(desk);
  await desk.context().close();
});

test('while Drupal is away, pages that were read stay, and everything of people goes on', async () => {
  const previousAnswers = await Promise.all(Array.from({ length: 8 }, () => get('/over-ons')));
  expect(previousAnswers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
  drupal.state.isAway = true;
  expect((await get('/over-ons')).status).toBe(200);
  expect((await get('/programma')).status).toBe(200);
  const unread = await get('/nooit-gelezen');
  expect(unread.status).toBe(503);
  expect(unread.headers['retry-after']).toBeTruthy();
  expect(unread.text).toContain('0800-0113');
  expect(unread.text).toContain(`<code>${unread.headers['x-request-id']}</code>`);
  const { text } = await get('/health');
  expect(JSON.parse(text)).toMatchObject({
    status: 'ok',
    database: 'up',
    contentAnsweredSecondsAgo: expect.any(Number),
  });
  drupal.state.isAway = false;
});

test('who knows the secret ends a page on every process at once, and nobody else does', async () => {
  const shows = async (path: string, text: string) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)));
    return answers.map((answer) => answer.status === 200 && answer.text.includes(text));
  };
  const listAll = (is: boolean) => Array<boolean>(8).fill(is);
  expect(await shows('/over-ons', 'Over ons')).toEqual(listAll(true));
  drupal.state.title = 'Over de kliniek';
  expect((await purge({ tags: ['node:3'] }, 'verkeerd')).status).toBe(403);
  expect((await purge({ tags: ['node:3'] })).status).toBe(200);
  expect(await shows('/over-ons', 'Over de kliniek')).toEqual(listAll(true));
  drupal.state.title = 'Wie we zijn en wat we doen';
  expect((await purge({ paths: ['/nl/over-ons'] })).status).toBe(200);
  expect(await shows('/over-ons', 'Wie we zijn en wat we doen')).toEqual(listAll(true));
  drupal.state.isPublished = false;
  expect((await purge({ all: true })).status).toBe(200);
  expect(await shows('/over-ons', '')).toEqual(listAll(false));
  drupal.state.isPublished = true;
  expect((await purge({ tags: ['node:3'] })).status).toBe(200);
  // A page that Drupal announced too early expires again a little later.
  const getReads = () => drupal.state.asked.filter((path) => path === '/nl/over-ons').length;
  await Promise.all(Array.from({ length: 8 }, () => get('/over-ons')));
  const once = getReads();
  await expect.poll(async () => (await get('/over-ons')) && getReads()).toBeGreaterThan(once);
});

test('both processes answer while pictures that were shown are purged again and again', async () => {
  const pictures = [PICTURE_PATH, SECOND_PICTURE, '/sites/default/files/gone.png'].map(
    (path) => `/media-of-content${path}`,
  );
  const readStatuses = async (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await get(path)).status));
  const visible = [200, 200, 404];
  for (let turn = 0; turn < 4; turn++) expect(await readStatuses(pictures)).toEqual(visible);
  const changes = [{ tags: ['media:5'] }, { tags: ['file:8', 'file:9'] }, { all: true }, { tags: ['node:3'] }];
  for (let turn = 0; turn < 10; turn++) {
    expect((await purge(changes[turn % changes.length])).status).toBe(200);
    expect(await readStatuses(['/health', '/health', '/health', '/health'])).toEqual([200, 200, 200, 200]);
    expect(await readStatuses(pictures)).toEqual(visible);
  }
});

test('a page that Drupal closes to visitors says so and leads to login', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const answer = await page.goto(getUrl('alcohol', '/concept'));
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([403, expect.stringContaining('no-')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in om deze pagina te zien');
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Ga naar inloggen' }).click();
  await expect(page).toHaveURL(/\/inloggen$/);
});
