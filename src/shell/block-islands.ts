import { rethrowAsync } from '#src/session/rethrow-async.ts';

type HydrateBlock = (block: HTMLElement) => void;

/** Scripts of paragraphs, by the machine name of the paragraph. */
export type BlockScripts = Readonly<Record<string, HydrateBlock>>;

// Loaded with this module: they are small, so that a separate chunk for each would cost more.
const FILES = import.meta.glob<HydrateBlock>('/registry/paragraphs/*/island.ts', {
  eager: true,
  import: 'hydrateBlock',
});

/** Scripts of the registry: the module `island` in the folder of a paragraph. */
const SCRIPTS: BlockScripts = Object.fromEntries(
  Object.entries(FILES).map(([path, hydrateBlock]) => [path.split('/').at(-2) ?? '', hydrateBlock]),
);

/** Runs the scripts of the page's paragraphs; if a script fails, its paragraph remains as rendered. */
export function hydrateBlocks(scripts: BlockScripts = SCRIPTS): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-block-island]')) {
    try {
      scripts[block.dataset.blockIsland ?? '']?.(block);
    } catch (error) {
      rethrowAsync(error);
    }
  }
}
