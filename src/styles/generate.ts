import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { markCss, themeCss } from './theme/theme-css.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sheetUrl = (domain: Domain) => new URL(`sheets/content-${domain.key}.scss`, import.meta.url);

/** The sheet of one domain: its tokens, the shared styles and the styles of every registry component. */
export function contentSheetSource(domain: Domain): string {
  const components = globSync('registry/{nodes,paragraphs}/*/styles.scss', { cwd: root }).sort();
  const uses = components.map((file) => {
    const folder = file.replaceAll('\\', '/').replace('/styles.scss', '');
    return `@use '../../../${folder}/styles' as ${folder.split('/').at(-1)};`;
  });
  return [
    '// Made by generate.ts from the record of the domain and the folders of the registry: `node src/styles/generate.ts`.',
    "@use '../content';",
    ...uses,
    '',
    themeCss(domain),
    DOMAINS.map(markCss).join('\n'),
  ].join('\n');
}

/** Writes the sheets that differ from their sources; gives the names of the domains whose sheet changed. */
export function writeSheets(): readonly string[] {
  return DOMAINS.filter((domain) => {
    const source = contentSheetSource(domain);
    if (currentSheet(domain) === source) return false;
    writeFileSync(sheetUrl(domain), source);
    return true;
  }).map(({ key }) => key);
}

/** The sheet as it stands in the folder, or undefined where there is none. */
export function currentSheet(domain: Domain): string | undefined {
  try {
    return readFileSync(sheetUrl(domain), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.filename === process.argv[1]) writeSheets();
