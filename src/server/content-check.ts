import { ConfigError, readConfig } from '#src/config.ts';
import { checkContent } from './drupal/check-content.ts';
import { readContentMap } from './drupal/content-map.ts';
import { describeFindings, getExitCode } from './drupal/findings.ts';

const USE = `npm run content:check -- URL [/path ...]
  looks at a Drupal as a visitor does, and names what its pages lack; CONTENT_BACKEND, CONTENT_PREFIXES and CONTENT_MAP count`;

/** Lists what a Drupal site lacks; returns 0 if nothing is missing, 1 if something is, 2 for invalid arguments. */
async function run([url = '', ...paths]: readonly string[]): Promise<number> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || paths.some((path) => !path.startsWith('/'))) {
    process.stderr.write(`${USE}\n`);
    return 2;
  }
  const { CONTENT_BACKEND = 'drupal', CONTENT_PREFIXES, CONTENT_MAP } = process.env;
  const requested = { CONTENT_API_URL: url, CONTENT_BACKEND, CONTENT_PREFIXES, CONTENT_MAP };
  const { contentBackend, contentMapFile, contentPrefixes } = readConfig(requested);
  const found = await checkContent({
    url,
    paths,
    backend: contentBackend === 'drupal-decoupled' ? contentBackend : 'drupal',
    prefixes: contentPrefixes,
    map: readContentMap(contentMapFile),
    fetch: globalThis.fetch,
  });
  process.stdout.write(describeFindings(found));
  return getExitCode(found);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
