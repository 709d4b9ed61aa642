import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildProduct } from '#src/server/build-product.ts';
import { isBuilt } from '#src/server/built.ts';
import { ROOT } from '#src/server/root.ts';
import { startAlternating } from './alternating.ts';
import { getMailFolder } from './mail-folder.ts';
import { startMailServer } from './mail-server.ts';
import { startProduct } from './product.ts';

/**
 * Starts one product and mail server for all end-to-end tests of a run; they read its port from PRODUCT_PORT and the
 * mail folder from PRODUCT_MAILS. With ALTERNATING, requests alternate between two servers on one database.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  // The run has already started a product.
  if (process.env.PRODUCT_PORT) return async () => {};
  // Builds again if the build is older than the sources.
  if (!isBuilt(ROOT)) await buildProduct(ROOT);
  const mails = mkdtempSync(join(tmpdir(), 'zelfhulp-mails-'));
  let count = 0;
  const server = await startMailServer({
    received: (mail) => {
      count += 1;
      const folder = getMailFolder(mails, mail.to);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${String(count).padStart(6, '0')}.json`), JSON.stringify(mail));
    },
  });
  const start = process.env.ALTERNATING ? startAlternating : startProduct;
  const product = await start({
    SMTP_URL: server.url,
    REGISTRATIONS_PER_HOUR: '100000',
  });
  process.env.PRODUCT_PORT = String(product.port);
  process.env.PRODUCT_DATA = product.dataDir;
  process.env.PRODUCT_MAILS = mails;
  return async () => {
    try {
      await product.stop();
    } finally {
      await server.close();
      rmSync(mails, { recursive: true, force: true });
    }
  };
}
