import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Every script of the client by its address, with the addresses of its static imports. */
export type ScriptGraph = Readonly<Record<string, ScriptNode>>;

export interface ScriptNode {
  readonly imports: readonly string[];
  /** Paths of the sources in it, from `src/` on. */
  readonly sources: readonly string[];
  /** Packages that something in it is from. */
  readonly packages?: readonly string[];
}

/** File of the graph: the pages are built before the client, so they read it at start. */
export const scriptGraphFile = (root: string): string => join(root, 'dist', 'scripts.json');

/** The file of a module; each declaration of a file may be a module. */
const sourceOf = (id: string) => /\/(src\/[^?]*)(\?declaration=\w+)?$/.exec(id)?.[1] ?? [];

const packageOf = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [];

/** Writes which script imports which, so that a page can name all that its island needs (`preloads.ts`). */
export function writeScriptGraph(root: string): Plugin {
  return {
    name: 'zelfhulp-script-graph',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const graph: ScriptGraph = Object.fromEntries(
        chunks.map(({ fileName, imports, moduleIds }) => [
          `/${fileName}`,
          {
            imports: imports.map((file) => `/${file}`),
            sources: [...new Set(moduleIds.flatMap(sourceOf))],
            packages: [...new Set(moduleIds.flatMap(packageOf))],
          },
        ]),
      );
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(scriptGraphFile(root), JSON.stringify(graph));
    },
  };
}
