import { randomBytes, randomUUID } from 'node:crypto';
import { changeContent } from '#src/cms/content/change-content.ts';
import { openingPoints } from '#src/cms/db/schema/index.ts';
import { getConsentFields } from '#src/contract/own-user.ts';
import { OPENING_POINTS } from '#src/rules/opening/opening-list.ts';
import { CHROMIUM_FLAGS, findChromium } from '#tests/support/browser.ts';
import { openDialog } from '#tests/support/http.ts';
import { type Product, readFreePort, startProduct } from '#tests/support/product.ts';
import { startTlsProxy } from '#tests/support/tls-proxy.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { movePage } from '../support/page-time.ts';
import { PASSWORD } from '../support/people.ts';
import { createStaffMember } from '../support/staff.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

/** A public host name: the product assumes that it is reachable from the internet. */
const HOST = 'zelfhulp.test';
const PORT = await readFreePort();
const proxy = await startTlsProxy(() => PORT);
const REAL = `https://alcohol.${HOST}:${proxy.port}`;

test.describe.configure({ mode: 'serial' });
test.use({
  // The proxy's certificate is self-signed.
  ignoreHTTPSErrors: true,
  launchOptions: {
    executablePath: findChromium() ?? '',
    args: [...CHROMIUM_FLAGS, `--host-resolver-rules=MAP *.${HOST} 127.0.0.1`],
  },
});

let product: Product;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct(
    {
      BASE_HOSTS: `localhost,${HOST}`,
      PUBLIC_PROTOCOL: 'https',
      BACKUP_DAYS: '35',
      TRUST_PROXY: 'true',
      ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
      SMTP_URL: 'smtp://127.0.0.1:9',
    },
    PORT,
  );
});
test.afterAll(async () => {
  await proxy.close();
  await product.stop();
});

const getDesk = (path: string) => `https://localhost:${proxy.port}${path}`;
const texts = {
  nl: { register: '/registreren', title: 'Nog niet open', lead: 'Deze site is nog niet open voor nieuwe accounts.' },
  en: {
    register: '/en/register',
    title: 'Not open yet',
    lead: 'This site is not open for new accounts yet.',
  },
} as const;

const register = (mail = `${randomUUID()}@example.nl`) => {
  const wrap = (value: unknown) => [{ value }];
  const body = { mail: wrap(mail), name: wrap(mail), pass: wrap(PASSWORD), field_name: wrap('Sam') };
  return openDialog({
    port: PORT,
    host: `alcohol.${HOST}:${PORT}`,
    path: '/api/nl/user/register?_format=json',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...body, ...getConsentFields('nl') }),
  });
};

for (const [language, { register: path, title, lead }] of Object.entries(texts)) {
  test(
    `until the opening list is done nobody registers on a real host, and reads what can be done (${language})`,
    getVariant(language === 'nl'),
    async ({ page, expectNoise }) => {
      expectNoise(/request to/);
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(REAL + path);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.getByText(lead)).toBeVisible();
        await expect(page.getByRole('main').getByRole('link', { name: /0800-0113/ })).toBeVisible();
        await expectNoSidewaysScroll(page);
      }
      await expectAccessible(page);
      const answer = await register();
      expect([answer.status, JSON.parse(answer.text).message]).toEqual([
        503,
        'Deze site is nog niet open voor nieuwe accounts. Lezen en bellen kan wel.',
      ]);
    },
  );
}

test('the provider is filled in at the desk and stands on the privacy page and in the footer', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/request to/);
  // The question about cookies is below all contents.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto(`${REAL}/privacy`);
  await expect(page.getByText('De aanbieder heeft hier nog niet ingevuld wie verantwoordelijk is')).toBeVisible();
  await createStaffMember(page, 'administrator', { at: product, protocol: 'https' });
  await page.goto(getDesk('/beheer/aanbieder'));
  await expect(page.getByText(/velden leeg die nodig zijn om open te gaan/)).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Naam', { exact: true }).fill('Stichting Voorbeeld');
  await page.getByLabel('E-mailadres').fill('geen adres');
  await page.getByLabel('Functionaris gegevensbescherming').fill('R. de Wit');
  await page.getByLabel('Land waar de gegevens staan (Nederlands)').fill('Nederland');
  await page.getByLabel('Land waar de gegevens staan (Engels)').fill('the Netherlands');
  await page.getByLabel('Leestijden van het forum (Nederlands)').fill('werkdagen van 9 tot 17 uur');
  const save = page.getByRole('button', { name: 'Bewaar de aanbieder' });
  await save.click();
  await expect(page.getByRole('link', { name: 'Dit is geen e-mailadres.' })).toBeVisible();
  await page.getByLabel('E-mailadres').fill('privacy@example.nl');
  await save.click();
  await expect(page.getByText('De aanbieder is bewaard.')).toBeVisible();

  await page.goto(`${REAL}/privacy`);
  await expect(
    page.getByText(
      'Stichting Voorbeeld is verantwoordelijk voor je gegevens. Vragen? R. de Wit, privacy@example.nl. We bewaren ze in Nederland.',
    ),
  ).toBeVisible();
  await expect(page.locator('.site-footer-provider')).toContainText('Stichting Voorbeeld');
  await expectAccessible(page);
  await page.goto(`${REAL}/en/privacy`);
  await expect(
    page.getByText(
      'Stichting Voorbeeld is responsible for your data. Questions? R. de Wit, privacy@example.nl. We store it in the Netherlands.',
    ),
  ).toBeVisible();
  await page.goto(`${REAL}/forum-reglement`);
  await expect(page.getByText('We lezen het forum op deze tijden: werkdagen van 9 tot 17 uur.')).toBeVisible();
});

test('a line that somebody called is shown as they found it', async ({ page, expectNoise }) => {
  expectNoise(/request to/);
  const line = page.locator('.help-lines li').filter({ hasText: 'Alcohol Infolijn' }).first();
  await page.goto(`${REAL}/hulp`);
  await expect(line).toContainText('Werkt dit nummer niet? Bel je huisarts, en bij gevaar 112.');
  await createStaffMember(page, 'administrator', { at: product, protocol: 'https' });
  await page.goto(getDesk('/beheer/hulplijnen'));
  await page.getByRole('button', { name: 'Vul in wat je hoorde: Alcohol Infolijn' }).click();
  const save = page.getByRole('button', { name: 'Bewaar', exact: true });
  await save.click();
  await expect(page.getByRole('link', { name: 'Schrijf op wat bellen kost, of kies “niet bekend”.' })).toBeVisible();
  await page.getByLabel('Wanneer neemt er iemand op?').selectOption({ label: 'Eigen tijden' });
  await page.getByLabel('Maandag').fill('8:00-20:00');
  await page.getByRole('button', { name: 'Zelfde tijden voor alle werkdagen' }).click();
  await expect(page.getByText('Werkdagen van 8.00 tot 20.00 uur.')).toBeVisible();
  await page.getByLabel('Zaterdag').fill('negen uur');
  await expectAccessible(page);
  await page.getByLabel('Wat kost bellen?').selectOption({ label: 'Een bedrag' });
  await page.getByLabel('Euro per minuut').fill('0,10');
  await save.click();
  await expect(page.getByRole('link', { name: 'Vul een tijd in als 9:00 of 17:30.' })).toBeVisible();
  await page.getByLabel('Zaterdag').fill('');
  await save.click();
  await expect(page.getByText('Bewaard. Bezoekers zien het meteen.')).toBeVisible();
  await movePage(page, new Date('2027-02-02T09:00:00Z'));
  await page.goto(`${REAL}/hulp`);
  await expect(line).toContainText('Nu open, tot 20.00 uur. € 0,10 per minuut, en je gewone belkosten.');
  await expect(line).not.toContainText('Werkt dit nummer niet?');
});

test('facts are signed by name, and the list opens the site when its last point is settled', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/request to/);
  await createStaffMember(page, 'administrator', { at: product, protocol: 'https' });
  await page.goto(getDesk('/beheer'));
  await expect(page.getByText('Nog gesloten: mensen kunnen nog geen account maken')).toBeVisible();
  await page.goto(getDesk('/beheer/feiten?class=2'));
  const button = page.getByRole('button', { name: /^Teken deze \d+ feiten$/ });
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await button.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Teken', exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'Vul een naam in.' })).toBeVisible();
  await dialog.getByLabel('Naam van wie het nakeek').fill('A. Huisarts');
  await dialog.getByRole('button', { name: 'Teken', exact: true }).click();
  await expect(page.getByText(/feiten zijn getekend/)).toBeVisible();
  await page.goto(`${REAL}/bronnen`);
  await expect(page.getByText(/Daarvan zijn er \d+ nagekeken en getekend/)).toBeVisible();

  await withContentSystem(product, (system) =>
    changeContent(system, async (tx) => {
      const outcome = {
        outcome: 'passed',
        name: 'Robin',
        reason: 'Later.',
        settledAt: system.now(),
        staffUid: 1,
      } as const;
      const others = OPENING_POINTS.filter((point) => point !== 'backup' && point !== 'facts-2');
      await tx.insert(openingPoints).values(others.map((point) => ({ point, ...outcome })));
      return { value: undefined, tags: ['config'] };
    }),
  );
  expect((await register()).status).toBe(503);
  await page.goto(getDesk('/beheer/openingslijst'));
  await expect(page.getByText('Er staat nog 1 punt open.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bewust overslaan' }).click();
  await dialog.getByRole('button', { name: 'Sla dit punt over' }).click();
  await expect(dialog.getByRole('link', { name: 'Schrijf op waarom.' })).toBeVisible();
  await dialog.getByLabel('Waarom slaan jullie dit over?').fill('De proef is volgende week.');
  await dialog.getByRole('button', { name: 'Sla dit punt over' }).click();
  await expect(page.getByText('Mensen kunnen een account maken.')).toBeVisible();
  await expect(page.getByText('De proef is volgende week.')).toBeVisible();

  await page.goto(`${REAL}/registreren/gegevens`);
  await expect(page.getByRole('heading', { level: 1, name: 'Maak je account' })).toBeVisible();
  expect((await register()).status).toBeLessThan(300);
});

test('behind a proxy that ends TLS, what the browser keeps of a login travels over https alone', async ({
  page,
  expectNoise,
}) => {
  expectNoise(/request to/);
  const mail = `${randomUUID()}@example.nl`;
  const { status } = await register(mail);
  expect(status).toBeLessThan(300);
  await page.goto(`${REAL}/inloggen`);
  await expect(page.locator('html[data-awake]')).toBeAttached();
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`${REAL}/programma`);
  const cookies = await page.context().cookies(REAL);
  const session = cookies.find(({ name }) => /SESS/.test(name));
  expect(session?.name).toMatch(/^__Host-SSESS[0-9a-f]{32}$/);
  expect(session).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax', domain: `alcohol.${HOST}` });
  expect(cookies.filter(({ name, secure }) => name !== 'consent' && !secure)).toEqual([]);
});
