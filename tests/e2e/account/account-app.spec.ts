import type { Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { openRows } from '../support/account.ts';
import { withOwnProduct } from '../support/own-product.ts';
import { createParticipant, PASSWORD, registered } from '../support/people.ts';
import { answerQuestions } from '../support/starting.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';

/** With a gateway, so that pushes are enabled; no device is registered. */
withOwnProduct({ PUSH_GATEWAY_URL: 'http://127.0.0.1:9', PUSH_IOS_TOPIC: 'nl.example.app' });

const getPageUrl = (path: string) => getUrl('alcohol', path);

interface Credential {
  readonly type: string;
}

/**
 * Simulates the mobile app of src/native/README.md: a message arrives when it is sent, also from a page that is left
 * immediately, and outlives the page.
 */
async function inApp(page: Page): Promise<() => Promise<readonly Credential[]>> {
  await page.addInitScript(() => {
    const postMessage = (message: string) => {
      const displayedItem = localStorage.getItem('shown');
      localStorage.setItem('shown', displayedItem === null ? message : `${displayedItem},${message}`);
    };
    Object.assign(window, { ZelfhulpApp: { postMessage } });
  });
  return async () => JSON.parse(`[${await page.evaluate(() => localStorage.getItem('shown') ?? '').catch(() => '')}]`);
}

const answer = (page: Page, token: string) =>
  page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('zelfhulp-app', { detail })),
    JSON.stringify({ type: 'push-token', token, platform: 'ios' }),
  );

const readDevices = async (uid: number): Promise<readonly string[]> => {
  const { rows } = await withContentSystem(getProduct(), ({ database }) =>
    database.pool.query('select platform from push_tokens where uid = $1', [uid]),
  );
  return rows.map(({ platform }) => platform);
};

test('the app hears of login, the login state and logout, and its token goes with the person', async ({ page }) => {
  const { uid, mail } = await registered('alcohol');
  const shown = await inApp(page);
  await page.goto(getPageUrl('/inloggen?destination=/account'));
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(getPageUrl('/account'));
  await openRows(page);
  await page.getByRole('button', { name: 'Zet meldingen aan' }).press('Enter');
  await expect.poll(shown).toContainEqual({ type: 'push-permission' });
  await answer(page, 'token-of-this-phone');
  await expect(page.getByText('Je krijgt meldingen van de app.')).toBeVisible();
  await expectAccessible(page);
  expect(await readDevices(uid)).toEqual(['ios']);
  await page.goto(getPageUrl('/account/meldingen'));
  await expect(page.getByText('Je krijgt meldingen van de app.')).toBeVisible();

  const forgottenRequest = page.waitForRequest(
    (request) => request.method() === 'DELETE' && /push-notification-token/.test(request.url()),
  );
  await page.goto(getPageUrl('/user/logout'));
  await forgottenRequest;
  await page.waitForURL(getPageUrl('/inloggen'));
  await expect.poll(shown).toContainEqual({ type: 'logout' });
  expect(await readDevices(uid)).toEqual([]);
  await expect.poll(async () => (await shown()).at(-1)).toEqual({ type: 'login-state', state: 'out', uid: null });
  const messages = await shown();
  expect(messages.filter(({ type }) => type === 'login')).toEqual([{ type: 'login', uid }]);
  expect(messages).toContainEqual({ type: 'login-state', state: 'in', uid });
});

test('the app hears the login state on content pages too', async ({ page }) => {
  const shown = await inApp(page);
  await page.goto(getPageUrl('/hulp'));
  await expect.poll(shown).toEqual([{ type: 'login-state', state: 'out', uid: null }]);
});

test('a token that cannot be kept says so, and can be asked for again', async ({ page, expectNoise }) => {
  expectNoise(/ERR_FAILED/);
  await createParticipant(page.context(), 'alcohol');
  await inApp(page);
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  const button = page.getByRole('button', { name: 'Zet meldingen aan' });
  await expect(button).toBeVisible();
  await page.route('**/api/**/push-notification-token*', (route) => route.abort(), { times: 1 });
  await answer(page, 'token');
  await expect(page.getByText('Meldingen aanzetten lukte niet. Probeer het opnieuw.')).toBeVisible();
  await answer(page, 'token');
  await expect(page.getByText('Je krijgt meldingen van de app.')).toBeVisible();
  await expect(button).toHaveCount(0);
});

test('in the app deleting the account is an event, and the app takes it from there', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  const shown = await inApp(page);
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await page.getByRole('button', { name: 'Verwijder je account' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, verwijder mijn account' }).press('Enter');
  expect(await shown()).not.toContainEqual({ type: 'delete-user' });
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Wis alles voorgoed' }).press('Enter');
  await expect.poll(shown).toContainEqual({ type: 'delete-user' });
  await page.reload();
  await openRows(page);
  await expect(page.getByRole('button', { name: 'Verwijder je account' })).toBeVisible();
});

test('in the app a file goes to the app, and is said to be saved once the app says so', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  const shown = await inApp(page);
  await page.addInitScript(() => {
    URL.createObjectURL = () => {
      throw new Error('A web view downloads no blob.');
    };
  });
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  const report = (name: string, isSaved: boolean) =>
    page.evaluate(
      (detail) => window.dispatchEvent(new CustomEvent('zelfhulp-app', { detail })),
      JSON.stringify({ type: 'file-saved', name, isSaved }),
    );
  for (const [button, name, isSaved, texts] of [
    ['Download als pagina om te lezen', 'mijn-gegevens.html', true, 'Je gegevens zijn gedownload.'],
    ['Download je dagen als tabel', 'mijn-dagen.csv', true, 'Je gegevens zijn gedownload.'],
    ['Download als JSON-bestand', 'mijn-gegevens.json', false, 'Je bestand is niet bewaard.'],
  ] as const) {
    await page.getByRole('button', { name: button }).press('Enter');
    await expect.poll(shown).toContainEqual(expect.objectContaining({ type: 'save-file', name }));
    await expect(page.getByText(texts)).toHaveCount(0);
    await report(name, isSaved);
    await expect(page.getByText(texts)).toBeVisible();
    await page.getByRole('button', { name: 'Sluit', exact: true }).last().click();
  }
});

test('in the app a link that opens a window elsewhere stays in the one of the app, with what was typed', async ({
  page,
  context,
}) => {
  await inApp(page);
  await page.goto(getPageUrl('/registreren'));
  await answerQuestions(page, 'nl');
  await page.waitForURL(getPageUrl('/registreren/gegevens'));
  await page.getByLabel('Hoe mogen we je noemen?').fill('Sam');
  await page.locator('main a[target=_blank][href="/privacy"]').first().click();
  await page.waitForURL(getPageUrl('/privacy'));
  expect(context.pages()).toHaveLength(1);
  await page.goBack();
  await page.waitForURL(getPageUrl('/registreren/gegevens'));
  await expect(page.getByLabel('Hoe mogen we je noemen?')).toHaveValue('Sam');
});

test('a browser shows no notifications of the app', async ({ page }) => {
  await createParticipant(page.context(), 'alcohol');
  await page.goto(getPageUrl('/account'));
  await openRows(page);
  await expect(page.getByRole('button', { name: 'Verwijder je account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Zet meldingen aan' })).toHaveCount(0);
});
