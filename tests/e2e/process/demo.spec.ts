import { execFile } from 'node:child_process';
import { PASSWORD, registered } from '../support/people.ts';
import { expect, getProduct, getUrl, productPort, test } from '../support/story.ts';

interface CommandOutput {
  readonly code: number;
  readonly said: string;
}

/** Runs the command next to the running product, like an operator. */
function readDemo(...options: readonly string[]): Promise<CommandOutput> {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: getProduct().dataDir };
  return new Promise((resolve) => {
    execFile(process.execPath, ['src/cms/commands/demo.ts', ...options], { env }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout }),
    );
  });
}

test('the people of the demo come only when they are asked for by name, look believable, and go again', async ({
  page,
}) => {
  const commandOutput = await readDemo();
  expect(commandOutput.code).toBe(1);
  expect(commandOutput.said).toContain('This installation is for real people.');
  expect((await readDemo('--nonsense')).code).toBe(1);

  const { code, said } = await readDemo('--really');
  expect(code).toBe(0);
  const password = /The password of each: (\S+)/.exec(said)?.[1] ?? '';
  // The command runs in another terminal, which does not know the port.
  expect(said).toContain(` http://alcohol.localhost:${productPort()}/inloggen\n`);
  expect(said).toMatch(/^The administrator begins here|another link: npm run admin:link$/m);
  const [mail = ''] = /halverwege\.alcohol@\S+/.exec(said) ?? [];
  const getPeople = (text: string) => text.slice(0, text.indexOf('The password of each'));
  expect(getPeople((await readDemo('--really')).said)).toBe(getPeople(said));
  await page.goto(getUrl('alcohol', '/inloggen'));
  await page.getByLabel('E-mailadres').fill(mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(getUrl('alcohol', '/programma'));
  await expect(page.locator('#active-phase')).toContainText('Fase 4');
  await expect(page.locator('.behind details')).toHaveCount(3);
  await page.goto(getUrl('alcohol', '/mijn-plan'));
  await expect(page.getByText('21 van 22', { exact: true })).toBeVisible();

  const real = await registered('alcohol');
  expect((await readDemo('--remove')).said).toMatch(/^Removed \d+ people of the demo\./m);
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(getUrl('alcohol', '/inloggen'));
  await page.getByLabel('E-mailadres').fill(real.mail);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL(getUrl('alcohol', '/programma'));
});
