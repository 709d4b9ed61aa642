import { useEffect } from 'react';

/** Delay in ms before scrolling, so that the user sees the start (docs/specification.md, section 9). */
const DELAY_MS = 500;

/** Returns the decoded fragment of the URL; unchanged if it cannot be decoded. */
function readFragment(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const isUntouched = () => window.scrollY === 0 && document.activeElement === document.body;

/**
 * Scrolls to the exercise in the URL, for a user who returns from it. Does not scroll if there is none or the user has
 * interacted in the meantime; without animation if reduced motion is preferred.
 */
export function useScrollToExercise(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const exercise = document.getElementById(readFragment());
      if (!exercise || !isUntouched()) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      for (let fold = exercise.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null) {
        fold.open = true;
      }
      exercise.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
