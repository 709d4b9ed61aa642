import { readFileSync, writeFileSync } from 'node:fs';
import { CODE_FILES, getPart, getProjectImports } from './source.ts';

const DOCUMENT = new URL('../../docs/architecture.md', import.meta.url);
const BEGIN = '```mermaid\n';
const END = '```\n';

/** Parts that nearly all others import; their arrows are omitted, because they would hide the rest. */
const SHARED = new Set(['domains', 'i18n', 'ui', 'public']);

const toBox = (path: string) =>
  getPart(path)
    .replace(/^islands\/.*/, 'islands')
    .replace(/^mail$/, 'cms');

/** Returns the parts that each part imports. */
function findImports(): ReadonlyMap<string, ReadonlySet<string>> {
  const importsByFile = new Map<string, Set<string>>();
  for (const path of CODE_FILES) {
    const from = toBox(path);
    for (const to of getProjectImports(path).map(toBox)) {
      if (from === to || SHARED.has(from) || SHARED.has(to)) continue;
      importsByFile.set(from, (importsByFile.get(from) ?? new Set()).add(to));
    }
  }
  return importsByFile;
}

/** Returns true if a part also reaches another through other parts. */
function isImplied(imports: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean {
  const visited = new Set<string>();
  const next = [...(imports.get(from) ?? [])].filter((part) => part !== to);
  for (let part = next.pop(); part !== undefined; part = next.pop()) {
    if (visited.has(part)) continue;
    visited.add(part);
    if (imports.get(part)?.has(to)) return true;
    next.push(...(imports.get(part) ?? []));
  }
  return false;
}

/** Returns the imports between parts as a mermaid graph, without arrows that others imply. */
export function drawPicture(): string {
  const imports = findImports();
  const arrows = [...imports].flatMap(([from, parts]) =>
    [...parts].filter((to) => !isImplied(imports, from, to)).map((to) => `  ${from} --> ${to}`),
  );
  return ['graph TD', ...arrows.sort()].join('\n');
}

/** Returns the document with its picture replaced. */
export function withPicture(document: string, picture: string): string {
  const begin = document.indexOf(BEGIN) + BEGIN.length;
  return `${document.slice(0, begin)}${picture}\n${document.slice(document.indexOf(END, begin))}`;
}

/** Returns the document that contains the picture. */
export const readDocument = (): string => readFileSync(DOCUMENT, 'utf8');

if (import.meta.main) writeFileSync(DOCUMENT, withPicture(readDocument(), drawPicture()));
