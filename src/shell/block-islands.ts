import { rethrowAsync } from '#src/session/rethrow-async.ts';

type Enliven = (block: HTMLElement) => void;

/** Scripts of paragraphs, by the machine name of the paragraph. */
export type BlockScripts = Readonly<Record<string, Enliven>>;

// Loaded with this module: they are small, and a chunk for each would cost more than it holds.
const FILES = import.meta.glob<Enliven>('/registry/paragraphs/*/island.ts', { eager: true, import: 'enliven' });

/** The scripts of the registry: the module `island` in the folder of a paragraph. */
const SCRIPTS: BlockScripts = Object.fromEntries(
  Object.entries(FILES).map(([path, enliven]) => [path.split('/').at(-2) ?? '', enliven]),
);

/** Runs the scripts of the page's paragraphs; if one fails, its paragraph remains as it was rendered. */
export function hydrateBlocks(scripts: BlockScripts = SCRIPTS): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-block-island]')) {
    try {
      scripts[block.dataset.blockIsland ?? '']?.(block);
    } catch (error) {
      rethrowAsync(error);
    }
  }
}
