import { once } from 'node:events';
import type { Page } from '@playwright/test';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { PASSWORD } from '../support/people.ts';
import { expect, expectAccessible, test } from '../support/story.ts';

const REFUSED = /status of (400|401|422)/;

/** Returns the link in the output; null if there is none. */
const linkIn = (output: string) => /^\s*(http\S+\/beheer\/begin\/\S+)$/m.exec(output)?.[1] ?? null;

/** Runs `npm run admin:link` on the installation of a running product. */
async function readPrintedLink({ dataDir, port }: Product): Promise<string> {
  const { code, stdout, stderr } = await runCommand('admin-link', [], { DATA_DIR: dataDir, PORT: String(port) });
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('It works once, for an hour');
  const link = linkIn(stdout);
  expect(link).toMatch(new RegExp(`^http://localhost:${port}/beheer/begin/[\\w-]{43}$`));
  return link ?? '';
}

/** Stops a product like an operator and restarts it on its data. */
async function startedAgain(first: Product): Promise<Product> {
  first.process.kill('SIGTERM');
  await once(first.process, 'exit');
  const newProduct = await startProduct({ DATA_DIR: first.dataDir }, first.port);
  return { ...newProduct, dataDir: first.dataDir };
}

async function expectEnded(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText('Deze link werkt niet meer.')).toBeVisible();
  await expect(page.getByLabel('Nieuw wachtwoord')).toHaveCount(0);
  await page.goto(link.replace('/beheer/', '/en/beheer/'));
  await expect(page.getByText('This link no longer works.')).toBeVisible();
  await expectAccessible(page);
}

async function start(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Je naam').fill('Robin');
  await page.getByLabel('E-mailadres').fill('robin@example.nl');
  await page.getByLabel('Nieuw wachtwoord').fill(PASSWORD);
  await page.getByLabel('Hetzelfde wachtwoord nog een keer').fill(PASSWORD);
  await page.getByRole('button', { name: 'Ga verder' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stel je tweede stap in');
  const secret = ((await page.locator('.factor-secret').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(generateCode(secret, new Date()));
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welkom, Robin');
}

test('the first administrator begins with the link of the first start or of npm run admin:link, once', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(REFUSED);
  const fresh = await startProduct();
  let product = fresh;
  const context = await browser.newContext();
  const other = await context.newPage();
  try {
    const first = linkIn(product.printed()) ?? '';
    expect(first).toContain(`http://localhost:${product.port}/beheer/begin/`);
    product = await startedAgain(product);
    expect(linkIn(product.printed())).toBeNull();

    const second = await readPrintedLink(product);
    await expectEnded(other, first);
    await start(page, second);
    await expectEnded(other, second);

    const third = await readPrintedLink(product);
    await withContentSystem(product, ({ database }) =>
      database.pool.query(`update staff_links set expires_at = now() - interval '1 second' where uid is null`),
    );
    await expectEnded(other, third);

    product = await startedAgain(product);
    expect(linkIn(product.printed())).toBeNull();
  } finally {
    await context.close();
    await product.stop();
    await fresh.stop();
  }
});
