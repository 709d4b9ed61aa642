import { useEffect, useRef, useState } from 'react';

/** Returns the page number in the URL, from 1; null if absent. */
function readPageNumber(): number | null {
  const page = Number(new URLSearchParams(location.search).get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : null;
}

interface PageState {
  readonly page: number | null;
  /** Shows a page, and scrolls to the element with the id `place`. */
  readonly turnTo: (page: number, place: string) => void;
}

/** Provides the current page of a list, stored in the URL so that it can be linked and restored. */
export function usePage(): PageState {
  const [page, setPage] = useState(readPageNumber);
  useEffect(() => {
    const follow = () => setPage(readPageNumber());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return {
    page,
    turnTo: (next, path) => {
      history.pushState(null, '', `?page=${next}#${path}`);
      setPage(next);
    },
  };
}

/** Scrolls once to the fragment of the URL, after its element is rendered. */
export function useScrollToFragment(isPresent: boolean, page: number | null): void {
  const reached = useRef('');
  useEffect(() => {
    const place = `${page}${location.hash}`;
    if (!isPresent || location.hash.length < 2 || reached.current === place) return;
    const container = document.getElementById(location.hash.slice(1));
    if (!container) return;
    reached.current = place;
    container.scrollIntoView({ block: 'center' });
    container.focus({ preventScroll: true });
  }, [isPresent, page]);
}
