import { makeDenseVariant, type PageEntry } from './entry.ts';

export interface Densifier {
  readonly add: (entry: PageEntry) => void;
  /** Resolves when nothing is left to do. */
  readonly settled: () => Promise<void>;
}

/**
 * Compresses kept pages again as small as they go, after their first answer went out. One at a time, so that it never
 * takes more than one thread from those who answer; a page that is not `wanted` any more when its turn comes stays as
 * it is.
 */
export function makeDensifier(
  wanted: (entry: PageEntry) => boolean,
  onFailure: (screen: string, error: unknown) => void,
): Densifier {
  const waiting = new Map<string, PageEntry>();
  let working: Promise<void> | null = null;

  const densify = async (entry: PageEntry): Promise<void> => {
    try {
      entry.variants.br = await makeDenseVariant(entry);
    } catch (error) {
      onFailure(entry.key, error);
    }
  };

  const work = async (): Promise<void> => {
    for (const [key, entry] of waiting) {
      waiting.delete(key);
      if (wanted(entry)) await densify(entry);
    }
  };

  const start = (): void => {
    working ??= work().finally(() => {
      working = null;
      if (waiting.size > 0) start();
    });
  };

  return {
    add: (entry) => {
      waiting.set(entry.key, entry);
      start();
    },
    settled: async () => {
      while (working) await working;
    },
  };
}
