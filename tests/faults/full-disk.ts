import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getEmbeddedPaths } from '#src/cms/db/embedded/paths.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { openDialog } from '#tests/support/http.ts';
import { startProduct } from '#tests/support/product.ts';
import { endure } from './endure.ts';

const SIZE = '400m';
const BLOCK = 64 * 1024;
const HEALTH = '200, 503, 200';

/** Fills the rest of a disk with one file. */
function fill(file: string, folder: string): void {
  for (let remaining = 1; remaining > 0; ) {
    const { bavail, bsize } = statfsSync(folder);
    remaining = bavail * bsize;
    writeFileSync(file, Buffer.alloc(Math.min(remaining, BLOCK * 256)), { flag: 'a' });
  }
}

const getHealth = async (port: number): Promise<number> =>
  (await openDialog({ port, host: 'localhost', path: '/health' })).status;

/** Runs the product on a small disk in memory, which fills up and is freed again; only root may mount it. */
export async function* fillDisk(): AsyncGenerator<Figure> {
  const dataDir = mkdtempSync(join(tmpdir(), 'faults-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', dataDir]);
  if (status !== 0) {
    yield {
      what: 'database on a full disk',
      measured: 'not measured',
      beside: '',
      must: 'run it as root',
      isMet: false,
    };
    return;
  }
  const product = await startProduct({ DATA_DIR: dataDir, TRUST_PROXY: 'true', PUBLIC_PROTOCOL: 'http' });
  const ballast = join(dataDir, 'ballast');
  const health = [await getHealth(product.port)];
  try {
    yield* endure({
      name: 'on a full disk',
      port: product.port,
      databaseUrl: getEmbeddedPaths(dataDir).url,
      begin: async () => fill(ballast, dataDir),
      end: async () => {
        health.push(await getHealth(product.port));
        rmSync(ballast);
      },
    });
    health.push(await getHealth(product.port));
    yield {
      what: 'database on a full disk: /health before, meanwhile and after',
      measured: health.join(', '),
      beside: '',
      must: HEALTH,
      isMet: health.join(', ') === HEALTH,
    };
  } finally {
    await product.stop();
    spawnSync('umount', [dataDir]);
    rmSync(dataDir, { recursive: true, force: true });
  }
}
