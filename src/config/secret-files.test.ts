import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { SECRETS, withSecretFiles } from './secret-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, `${text}\n`);
  return file;
}

it.each(SECRETS)('%s may stand in a file, and is refused where it stands there and in the environment', (name) => {
  const file = fileWith('een geheim');
  expect(withSecretFiles({ [`${name}_FILE`]: file })[name]?.trim()).toBe('een geheim');
  expect(() => withSecretFiles({ [name]: 'x', [`${name}_FILE`]: file })).toThrow(
    `${name} and ${name}_FILE are both set`,
  );
});

it('a secret of a file is used like one of the environment, without the end of its line', () => {
  expect(readConfig({ DATABASE_URL_FILE: fileWith('postgresql://127.0.0.1/zelfhulp') }).databaseUrl).toBe(
    'postgresql://127.0.0.1/zelfhulp',
  );
});

it('a file that cannot be read ends the start by the name of its variable', () => {
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow('the file of SMTP_URL_FILE cannot be read');
});
