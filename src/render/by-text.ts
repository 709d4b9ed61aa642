import { LRUCache } from 'lru-cache';

/** Texts remembered at most. */
const KEPT = 2_000;

/** The same answer for the same text, made once: most of a page's texts are those of its revision before. */
export function byText<T extends string>(make: (text: string) => T): (text: string) => T {
  const known = new LRUCache<string, { readonly made: T }>({ max: KEPT });
  return (text) => {
    const before = known.get(text);
    if (before) return before.made;
    const made = make(text);
    known.set(text, { made });
    return made;
  };
}
