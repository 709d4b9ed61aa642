import { useCallback, useSyncExternalStore } from 'react';

/** Minimum width at which all panes of the editor fit next to each other; equal to `$wide` of the style sheets. */
const WIDE = '(min-width: 62rem)';

/** Minimum width for a desktop page between other panes; equal to `$large` of the style sheets. */
const LARGE = '(min-width: 75rem)';

function useQuery(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(follow, () => matchMedia(query).matches);
}

/** Returns true if all panes of the editor are visible at the same time. */
export const useIsWide = (): boolean => useQuery(WIDE);

/** Returns true if a page between the other panes is large enough to read at desktop width. */
export const useIsLarge = (): boolean => useQuery(LARGE);
