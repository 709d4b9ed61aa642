import { useCallback, useSyncExternalStore } from 'react';

/** The width from which all parts of the editor stand beside each other; as `$wide` of the sheets. */
const WIDE = '(min-width: 62rem)';

/** As `$large` of the sheets. */
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

/** Whether all parts of the editor are in view at once. */
export const useWide = (): boolean => useQuery(WIDE);

/** Whether a page between the others is drawn large enough to read at the width of a computer. */
export const useLarge = (): boolean => useQuery(LARGE);
