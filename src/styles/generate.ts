import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Domain } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { NEUTRAL } from './theme/neutral.ts';
import { renderLightCss, renderMarkCss, renderThemeCss } from './theme/theme-css.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const getSheetUrl = (name: string) => new URL(`sheets/${name}.scss`, import.meta.url);

const MADE =
  '// Made by generate.ts from the record of the domain and the folders of the registry: `node src/styles/generate.ts`.';

/** Returns the style sheet of one domain: its tokens, the shared styles and the styles of all registry components. */
function renderContentSheet(domain: Domain): string {
  const components = globSync('registry/{nodes,paragraphs}/*/styles.scss', { cwd: root }).sort();
  const uses = components.map((file) => {
    const folder = file.replaceAll('\\', '/').replace('/styles.scss', '');
    return `@use '../../../${folder}/styles' as ${folder.split('/').at(-1)};`;
  });
  return [MADE, "@use '../content';", ...uses, '', renderThemeCss(domain), DOMAINS.map(renderMarkCss).join('\n')].join(
    '\n',
  );
}

/**
 * Returns the neutral style sheet, for pages that do not reveal a programme: the shared styles without those of a
 * domain.
 */
const renderNeutralSheet = (): string =>
  [MADE, "@use '../content';", "@use '../neutral';", '', renderThemeCss({ theme: NEUTRAL })].join('\n');

/** Returns the light along the path, for all domains that have it; only screens for logged-in users show it. */
const renderLightSheet = (): string =>
  `${MADE}\n@media (prefers-color-scheme: light) {\n${DOMAINS.map(renderLightCss).join('\n')}\n}\n`;

/** Style sheets by name: those of the domains, and the neutral one. */
export const SHEETS: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ...DOMAINS.map((domain) => [`content-${domain.key}`, () => renderContentSheet(domain)] as const),
  ['content-neutral', renderNeutralSheet],
  ['_light', renderLightSheet],
]);

/** Writes the style sheets that differ from their sources; returns the names of the changed ones. */
export function writeSheets(): readonly string[] {
  return [...SHEETS].flatMap(([name, sourceOf]) => {
    const source = sourceOf();
    if (readSheet(name) === source) return [];
    mkdirSync(new URL('sheets/', import.meta.url), { recursive: true });
    writeFileSync(getSheetUrl(name), source);
    return [name];
  });
}

/** Reads the current style sheet; undefined if it does not exist. */
export function readSheet(name: string): string | undefined {
  try {
    return readFileSync(getSheetUrl(name), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.filename === process.argv[1]) writeSheets();
