import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { getDomain } from '#src/domains/index.ts';
import { openDialog } from '#tests/support/http.ts';
import { listenHttp } from '../http-server.ts';
import type { Site } from './hosts.ts';
import { createStaticFiles } from './static-files.ts';

test('a file that is gone since the start ends its own answer, and the next one comes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'files-'));
  await mkdir(join(folder, '_astro'));
  for (const name of ['gone', 'here']) await writeFile(join(folder, '_astro', `${name}.js`), name);
  const files = createStaticFiles(folder);
  const site = { domain: getDomain('alcohol'), host: 'alcohol.localhost', secure: false } as Site;
  const server = await listenHttp((req, res) => files.answer(req, res, site, req.url ?? ''), {
    port: 0,
    host: '127.0.0.1',
    secure: false,
  });
  const get = (name: string) => openDialog({ port: server.port, host: site.host, path: `/_astro/${name}.js` });
  await rm(join(folder, '_astro', 'gone.js'));
  await expect(get('gone')).rejects.toThrow();
  expect((await get('here')).text).toBe('here');
  await server.close();
  await rm(folder, { recursive: true });
});
