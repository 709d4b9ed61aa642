import { ConfigError, readConfig } from '#src/config.ts';
import { checkContent } from './drupal/check-content.ts';
import { readContentMap } from './drupal/content-map.ts';
import { describeFindings, getExitCode } from './drupal/findings.ts';

const USAGE = `npm run content:check -- URL [/path ...]
  looks at a Drupal as a visitor does, and names what its pages lack; CONTENT_BACKEND, CONTENT_PREFIXES and CONTENT_MAP count`;

/** Lists what a Drupal site lacks; returns 0 if nothing is missing, 1 if something is, 2 for invalid arguments. */
async function run([url = '', ...paths]: readonly string[]): Promise<number> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '') || paths.some((path) => !path.startsWith('/'))) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { CONTENT_BACKEND = 'drupal', CONTENT_PREFIXES, CONTENT_MAP } = process.env;
  const options = { CONTENT_API_URL: url, CONTENT_BACKEND, CONTENT_PREFIXES, CONTENT_MAP };
  const { contentBackend, contentMapFile, contentPrefixes } = readConfig(options);
  const content = await checkContent({
    url,
    paths,
    backend: contentBackend === 'drupal-decoupled' ? contentBackend : 'drupal',
    prefixes: contentPrefixes,
    map: readContentMap(contentMapFile),
    fetch: globalThis.fetch,
  });
  process.stdout.write(describeFindings(content));
  return getExitCode(content);
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
