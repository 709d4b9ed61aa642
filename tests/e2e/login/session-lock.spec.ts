import type { BrowserContext, Page } from '@playwright/test';
import { DOMAINS } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { openDialog } from '#tests/support/http.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createParticipant, PASSWORD, type Person } from '../support/people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  getProduct,
  getUrl,
  productPort,
  test,
} from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

const CODE = '480391';

/** Words that identify a programme, in any domain and language. */
const NAMES =
  /alcohol|drink|drank|tabak|tobacco|rok(?:en|er)|smok|gok|gambl|cannabis|wiet|coca[iï]ne|verslav|addict|naast(?:e|en)\b|close one|zelfhulp/i;

/** Responds in place of the neutral page. */
const allowExit = (context: BrowserContext) =>
  context.route(/nu\.nl/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Nieuws</title>' }));

/** Sends a call of the screens from the current page. */
const call = (page: Page, method: string, path: string, body?: unknown) =>
  page.evaluate(
    async ([verb, location, input]) => {
      const token = await (await fetch('/api/nl/rest/session/token')).text();
      const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
      const answer = await fetch(`/api/nl${location}`, {
        method: verb as string,
        headers,
        ...(input ? { body: input as string } : {}),
      });
      return answer.status;
    },
    [method, path, body === undefined ? null : JSON.stringify(body)],
  );

/** Creates a logged-in user with a code. */
async function withCode(page: Page, language: 'nl' | 'en' = 'nl'): Promise<Person> {
  const person = await createParticipant(page.context(), 'alcohol', { language });
  await page.goto(getUrl('alcohol', toLocalisedPath('/hulp', 'nl')));
  expect(await call(page, 'POST', '/user/lock-code', { code: CODE, password: PASSWORD })).toBe(200);
  return person;
}

async function close(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Snel weg' }).first().press('Enter');
  await page.waitForURL(/nu\.nl/);
}

/** Expects the lock screen, without the user's name and programme. */
async function expectLock(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/slot(\?|$)/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Even rust');
  await expect(page).toHaveTitle('Even rust');
  expect(await page.locator('body').innerText()).not.toMatch(NAMES);
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', '/discreet.svg');
}

async function openBy(page: Page, code: string): Promise<void> {
  await page.getByLabel('Je code').fill(code);
  await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
}

const isLockedAtServer = ({ uid }: Person) =>
  withContentSystem(getProduct(), async ({ database }) => {
    const { rows } = await database.pool.query('select 1 from sessions where uid = $1 and locked_at is not null', [
      uid,
    ]);
    return rows.length === 1;
  });

test('whoever leaves in haste leaves a lock behind: Back, a typed address and another tab show nothing, the code opens', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/nu\.nl|42[23]/);
  await allowExit(context);
  const person = await withCode(page);
  const other = await context.newPage();
  await other.goto(getUrl('alcohol', '/account'));
  await expect(other.getByRole('heading', { level: 1, name: 'Je account' })).toBeVisible();
  await page.goto(getUrl('alcohol', '/programma'));
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByText('Andere dag of eigen titel', { exact: true }).press('Enter');
  await page.getByLabel('Titel').fill('Een stille avond');
  await close(page);
  await expectLock(other);
  await expect.poll(() => isLockedAtServer(person)).toBe(true);

  await page.goBack();
  await expectLock(page);
  for (const path of ['/', '/dagboek', '/account', '/inloggen', '/mijn-plan']) {
    await page.goto(getUrl('alcohol', path));
    await expectLock(page);
  }
  await expectAccessible(page);
  expect(await call(page, 'GET', '/current-user')).toBe(423);

  await page.goto(getUrl('alcohol', '/hulp'));
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible();
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await openBy(page, '111222');
  await expect(page.getByLabel('Je code')).toHaveAccessibleDescription(/Deze code klopt niet/);
  await openBy(page, CODE);
  await expect(page).toHaveURL(/\/dagboek\/nieuwe-ervaring$/);
  await expect(page.getByLabel('Titel')).toHaveValue('Een stille avond');
  await expect(other).toHaveURL(/\/account$/);
});

for (const [action, answer] of [
  ['never arrives', 'abort'],
  ['is never answered', 'wait'],
] as const) {
  test(`nobody who leaves waits for the server, and the lock holds where its request ${action}`, async ({
    page,
    context,
    expectNoise,
  }) => {
    expectNoise(/nu\.nl|423|sessions\/lock/);
    await allowExit(context);
    const person = await withCode(page);
    await page.goto(getUrl('alcohol', '/dagboek'));
    // No call is pending that could report the lock to the server by its cookie.
    await page.waitForLoadState('networkidle');
    await page.route(/\/api\/nl\/sessions\/lock/, (route) =>
      route.request().method() !== 'POST' ? route.continue() : answer === 'abort' ? route.abort() : undefined,
    );
    await close(page);
    // A call that waits continues after the page is gone.
    if (answer === 'abort') expect(await isLockedAtServer(person)).toBe(false);
    await page.goto(getUrl('alcohol', '/dagboek'));
    await expectLock(page);
    await expect(page.getByLabel('Je code')).toBeVisible();
    expect(await isLockedAtServer(person)).toBe(true);
  });
}

test('without a code the password opens it; five wrong ones end the login, and login says so beside the form', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/nu\.nl|422|403/);
  await allowExit(context);
  const person = await createParticipant(context, 'alcohol');
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByText('Andere dag of eigen titel', { exact: true }).press('Enter');
  await page.getByLabel('Titel').fill('Voor later');
  await close(page);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  const password = page.getByLabel('Je wachtwoord');
  const submit = page.getByRole('button', { name: 'Open', exact: true });
  await password.fill(PASSWORD);
  await submit.click();
  await expect(page).toHaveURL(/\/dagboek\/nieuwe-ervaring$/);
  await close(page);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  for (let time = 1; time < 5; time += 1) {
    await password.fill(`fout ${time}`);
    const response = page.waitForResponse(/\/sessions\/unlock/);
    await submit.click();
    expect((await response).status()).toBe(422);
    await expect(password).toHaveAccessibleDescription(/Dit wachtwoord klopt niet/);
  }
  await password.fill('fout 5');
  await submit.click();
  await expect(page).toHaveURL(/\/inloggen/);
  await expect(page.getByText('Dat was vijf keer niet goed. Log opnieuw in.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Dat was vijf keer niet goed. Log opnieuw in.')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('E-mailadres').fill(person.mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/programma/);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await expect(page.getByLabel('Titel')).toHaveValue('Voor later');
});

test('a login locks after the rest that was chosen, on the page that stands', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/423/);
  const { uid } = await withCode(page);
  const rest = { field_rest_minutes: [{ value: 5 }] };
  expect(await call(page, 'PATCH', `/user/${uid}`, rest)).toBe(200);
  await page.goto(getUrl('alcohol', '/dagboek'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Deletes the marker as after the chosen rest time; a pending call may restore it.
  await expect(async () => {
    await context.clearCookies({ name: 'awake' });
    expect(page.url()).toMatch(/\/slot\?/);
  }).toPass();
  await expectLock(page);
  await page.getByRole('button', { name: 'Code vergeten? Gebruik je wachtwoord' }).press('Enter');
  await expect(page.getByLabel('Je wachtwoord')).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dagboek$/);
});

test('the page that is opened after the rest was chosen on another device locks as well', async ({
  page,
  context,
  expectNoise,
}) => {
  expectNoise(/423/);
  const { uid } = await withCode(page);
  await withContentSystem(getProduct(), async ({ database }) => {
    await database.pool.query('update users set rest_minutes = 5 where uid = $1', [uid]);
    await database.pool.query('update sessions set rest_minutes = 5, used_at = now() where uid = $1', [uid]);
  });
  // This page is loaded with the hint from before; the response about the account brings the new one.
  await page.goto(getUrl('alcohol', '/dagboek'));
  const readHint = async () => (await context.cookies()).find(({ name }) => name === 'session_hint')?.value;
  await expect.poll(readHint).toMatch(/\.rest$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Deletes the marker as after the chosen rest time; a pending call may restore it.
  await expect(async () => {
    await context.clearCookies({ name: 'awake' });
    expect(page.url()).toMatch(/\/slot\?/);
  }).toPass();
  await expectLock(page);
});

for (const [language, path, texts] of [
  [
    'nl',
    '/account/slot',
    {
      code: 'Je nieuwe code van zes cijfers',
      password: 'Je huidige wachtwoord',
      save: 'Bewaar mijn code',
      saved: 'Je code is bewaard.',
      easy: /makkelijk te raden/,
      wrong: /klopt niet/,
      discreet: 'Toon een neutrale naam',
      keep: 'Sla je keuze op',
      name: 'Even rust',
      title: 'Snel weg en slot',
      remove: 'Haal mijn code weg',
      gone: /Je code is weg/,
    },
  ],
  [
    'en',
    '/en/account/lock',
    {
      code: 'Your new six-digit code',
      password: 'Your current password',
      save: 'Save my code',
      saved: 'Your code has been saved.',
      easy: /easy to guess/,
      wrong: /not correct/,
      discreet: 'Show a neutral name',
      keep: 'Save your choice',
      name: 'A moment',
      title: 'Quick exit and lock',
      remove: 'Remove my code',
      gone: /Your code has been removed/,
    },
  ],
] as const) {
  test(
    `code, rest and the discreet look are chosen on the account page (${language})`,
    getVariant(language === 'en'),
    async ({ page, expectNoise }) => {
      expectNoise(/422/);
      await createParticipant(page.context(), 'alcohol', { language });
      await page.goto(getUrl('alcohol', path));
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const [code, password] = [page.getByLabel(texts.code), page.getByLabel(texts.password)];
      const save = page.getByRole('button', { name: texts.save });
      await code.fill('123456');
      await password.fill('fout');
      await save.press('Enter');
      await expect(code).toHaveAccessibleDescription(texts.easy);
      await code.fill(CODE);
      await save.press('Enter');
      await expect(password).toHaveAccessibleDescription(texts.wrong);
      await password.fill(PASSWORD);
      await save.press('Enter');
      await expect(page.getByText(texts.saved)).toBeVisible();
      await page.setViewportSize({ width: 320, height: 800 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: texts.remove }).press('Enter');
      await expect(page.getByText(texts.gone)).toBeVisible();

      await page.getByLabel(texts.discreet).press('Space');
      await page.getByRole('button', { name: texts.keep }).press('Enter');
      await expect(page).toHaveTitle(`${texts.title} | ${texts.name}`);
      await expect(page.locator('.logo').first()).toHaveText(texts.name);
      await expect(page.getByLabel(texts.discreet)).toBeChecked();
      await expectAccessible(page);
    },
  );
}

test('whoever has no password here reads that login opens it once the code is gone', async ({ page, expectNoise }) => {
  expectNoise(/403/);
  const { uid } = await withCode(page);
  await withContentSystem(getProduct(), async ({ database }) => {
    await database.pool.query("update users set password_hash = null, role = 'sso_client' where uid = $1", [uid]);
    await database.pool.query("update sessions set role = 'sso_client' where uid = $1", [uid]);
  });
  await page.goto(getUrl('alcohol', '/account/slot'));
  await page.getByRole('button', { name: 'Haal mijn code weg' }).press('Enter');
  await expect(page.getByText('Je code is weg. Je moet nu steeds opnieuw inloggen.')).toBeVisible();
  const title = page.getByRole('heading', { name: 'Een code om weer te openen' });
  await expect(title).toBeFocused();
  await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query("update sessions set created_at = now() - interval '11 minutes' where uid = $1", [uid]),
  );
  await page.getByLabel('Je nieuwe code van zes cijfers').fill(CODE);
  await page.getByRole('button', { name: 'Bewaar mijn code' }).press('Enter');
  await expect(page.getByText(/^Je bent langer dan 10 minuten geleden ingelogd\./).first()).toBeVisible();
});

test('a page that was opened before does not take back how discreet the programme is', async ({ page }) => {
  const { uid } = await createParticipant(page.context(), 'alcohol');
  const query = (text: string) =>
    withContentSystem(getProduct(), async ({ database }) => (await database.pool.query(text, [uid])).rows);
  await page.goto(getUrl('alcohol', '/account/slot'));
  await page.getByLabel('Op slot als je niets doet').selectOption('5');
  await query('update users set is_discreet = true where uid = $1');
  await page.getByRole('button', { name: 'Sla je keuze op' }).press('Enter');
  await expect(page.getByText('Je keuze is opgeslagen.')).toBeVisible();
  expect(await query('select rest_minutes, is_discreet from users where uid = $1')).toEqual([
    { rest_minutes: 5, is_discreet: true },
  ]);
});

/** Returns every path of a programme without parameters that requires a login, or redirects a logged-in user. */
const getClosedPaths = (variant: string) =>
  SCREENS.filter(
    ({ access, variants, flag }) => !flag && access !== 'default' && (variants as readonly string[]).includes(variant),
  )
    .flatMap(({ paths }) => [toLocalisedPath(paths.nl, 'nl'), ...(paths.en ? [toLocalisedPath(paths.en, 'en')] : [])])
    .filter((path) => !path.includes(':'));

const participants = DOMAINS.filter(({ variant }) => variant !== 'professional');
const get = (label: string, path: string, cookie: string) =>
  openDialog({ port: productPort(), host: `${label}.localhost:${productPort()}`, path, headers: { cookie } });

test('no page of a locked login comes to a browser, in any programme', async () => {
  for (const { label, variant, languages } of participants) {
    for (const path of getClosedPaths(variant).filter(
      (item) => languages.includes('en') || !/^\/en(\/|$)/.test(item),
    )) {
      const answer = await get(label, path, 'session_hint=client.nl; locked=1');
      expect([label, path, answer.status]).toEqual([label, path, 303]);
      expect(answer.headers.location).toMatch(/^(\/slot|\/en\/lock)\?destination=/);
      expect(answer.text).toBe('');
      const rested = await get(label, path, 'session_hint=client.nl.rest');
      expect([label, path, rested.status]).toEqual([label, path, 303]);
    }
    const help = await get(label, '/hulp', 'session_hint=client.nl; locked=1');
    expect([label, help.status]).toEqual([label, 200]);
  }
});

test('no title, icon or name of a screen tells the programme of who looks discreet', async () => {
  for (const { label, variant, languages } of participants) {
    for (const path of getClosedPaths(variant).filter(
      (item) => languages.includes('en') || !/^\/en(\/|$)/.test(item),
    )) {
      const { status, text } = await get(label, path, 'session_hint=client.nl.discreet');
      if (status >= 300 && status < 400) continue;
      expect([label, path, status]).toEqual([label, path, 200]);
      const visible = [
        ...text.matchAll(/<title>(.*?)<\/title>|<meta property="og:(?:title|site_name|description)" content="(.*?)"/g),
      ].map(([, title, meta]) => title ?? meta ?? '');
      const logo = /<a class="logo".*?<\/a>/s.exec(text)?.[0].replace(/<svg.*?<\/svg>|<[^>]*>/gs, '') ?? '';
      expect(visible.length).toBeGreaterThan(0);
      for (const item of [...visible, logo])
        expect([label, path, item, NAMES.test(item)]).toEqual([label, path, item, false]);
      expect(text).not.toMatch(/href="\/(favicon|apple-touch)|footer-programmes/);
    }
  }
});

test('whoever logs out at the lock leaves nothing typed behind', async ({ page, context, expectNoise }) => {
  expectNoise(/nu\.nl|42[23]/);
  await allowExit(context);
  await withCode(page);
  await page.goto(getUrl('alcohol', '/dagboek/nieuwe-ervaring'));
  await page.getByLabel('Wat wil je onthouden?').fill('Alleen voor mij.');
  const readTab = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(readTab).toContain('Alleen voor mij.');
  await close(page);
  await page.goto(getUrl('alcohol', '/dagboek'));
  await expectLock(page);
  expect(await readTab()).toContain('Alleen voor mij.');
  await page.getByRole('button', { name: 'Log uit' }).press('Enter');
  await page.waitForURL(/\/inloggen/);
  expect(await readTab()).not.toContain('Alleen voor mij.');
});
