import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDemo } from '#src/cms/commands/demo/add-demo.ts';
import { startProduct } from '#tests/support/product.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { expect, test } from '../support/story.ts';

test('after a disaster the backup and the keys give everything back: somebody logs in and reads the diary', async ({
  page,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'zelfhulp-kept-'));
  const [file, keys] = [join(folder, 'backup.tar.gz'), join(folder, 'encryption-keys')];
  const erasures = ['--erasures', join(folder, 'erasures')];
  const product = await startProduct();
  const people = await withContentSystem(product, (system) => addDemo(system)).finally(async () => {
    const result = await runCommand('backup', [file], { DATA_DIR: product.dataDir });
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toContain(`keep ${join(product.dataDir, 'encryption-keys')} apart`);
    await copyFile(join(product.dataDir, 'encryption-keys'), keys);
    await copyFile(join(product.dataDir, 'erasures'), join(folder, 'erasures'));
    await product.stop();
  });

  const dataDir = join(folder, 'new');
  const tooEarly = await runCommand('restore', [file, ...erasures], { DATA_DIR: dataDir });
  expect([tooEarly.code, tooEarly.stderr]).toEqual([1, expect.stringContaining('Put the keys of the installation')]);
  await mkdir(dataDir, { recursive: true });
  await copyFile(keys, join(dataDir, 'encryption-keys'));
  const restoredCommand = await runCommand('restore', [file, ...erasures], { DATA_DIR: dataDir });
  expect(restoredCommand).toMatchObject({ code: 0, stderr: '' });

  const newProduct = await startProduct({ DATA_DIR: dataDir });
  try {
    expect(newProduct.printed()).not.toContain('starter-loaded');
    const person = people.find(({ address }) => address === 'halverwege.alcohol');
    await page.goto(`http://alcohol.localhost:${newProduct.port}/inloggen?destination=/dagboek`);
    await page.getByRole('textbox', { name: 'E-mailadres' }).fill(person?.mail ?? '');
    await page.getByLabel('Wachtwoord', { exact: true }).fill(person?.password ?? '');
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Beter geslapen', exact: true }).click();
    await expect(page.locator('.typed-text')).toHaveText(/Drie nachten achter elkaar goed geslapen/);
  } finally {
    await newProduct.stop();
    await rm(folder, { recursive: true });
  }
});
