type Enliven = (block: HTMLElement) => void;

/** Loads the script of a paragraph, by its machine name. */
export type BlockScripts = Readonly<Record<string, () => Promise<{ readonly enliven: Enliven }>>>;

const FILES = import.meta.glob<{ readonly enliven: Enliven }>('/registry/paragraphs/*/island.ts');

/** The scripts of the registry: the module `island` in the folder of a paragraph. */
const SCRIPTS: BlockScripts = Object.fromEntries(
  Object.entries(FILES).map(([path, load]) => [path.split('/').at(-2) ?? '', load]),
);

/** Runs the scripts of the page's paragraphs; if one fails, its paragraph remains as it was rendered. */
export async function hydrateBlocks(scripts: BlockScripts = SCRIPTS): Promise<void> {
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block-island]')];
  await Promise.all(
    blocks.map(async (block) => {
      const script = await scripts[block.dataset.blockIsland ?? '']?.();
      script?.enliven(block);
    }),
  );
}
