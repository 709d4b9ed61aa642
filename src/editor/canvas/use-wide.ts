import { useSyncExternalStore } from 'react';

/** Minimum width at which all panes of the editor fit next to each other; equal to `$wide` of the style sheets. */
const WIDE = '(min-width: 62rem)';

function follow(notify: () => void): () => void {
  const list = matchMedia(WIDE);
  list.addEventListener('change', notify);
  return () => list.removeEventListener('change', notify);
}

/** Returns true if all panes of the editor are visible at the same time. */
export const useIsWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
