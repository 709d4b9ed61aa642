import { useSyncExternalStore } from 'react';

/** The width from which all parts of the editor stand beside each other; as `$wide` of the sheets. */
const WIDE = '(min-width: 62rem)';

function follow(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** Whether all parts of the editor are in view at once. */
export const useWide = (): boolean => useSyncExternalStore(follow, () => matchMedia(WIDE).matches);
