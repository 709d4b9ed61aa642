import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** All scripts of the client by URL, with the URLs of their static imports. */
export type ScriptGraph = Readonly<Record<string, ScriptNode>>;

export interface ScriptNode {
  readonly imports: readonly string[];
  /** Paths of its sources, starting with `src/`. */
  readonly sources: readonly string[];
  /** Packages from which the script contains code. */
  readonly packages?: readonly string[];
}

/** Returns the file of the graph: the pages are built before the client, so they read it when the server starts. */
export const getScriptGraphFile = (root: string): string => join(root, 'dist', 'scripts.json');

/** Returns the source file of a module; a declaration of a file may be a separate module. */
const getSource = (id: string) => /\/(src\/[^?]*)(\?declaration=\w+)?$/.exec(id)?.[1] ?? [];

const getPackage = (id: string) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? [];

/** Writes the imports of all scripts, so that a page can preload all scripts that its islands need (`preloads.ts`). */
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
            sources: [...new Set(moduleIds.flatMap(getSource))],
            packages: [...new Set(moduleIds.flatMap(getPackage))],
          },
        ]),
      );
      mkdirSync(join(root, 'dist'), { recursive: true });
      writeFileSync(getScriptGraphFile(root), JSON.stringify(graph));
    },
  };
}
