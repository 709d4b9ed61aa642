import { useEffect } from 'react';

/** Before the page moves there, so that the person sees where it begins (docs/specification.md, section 9). */
const DELAY_MS = 500;

/** What the address names; a hash that cannot be decoded names itself. */
function namedInAddress(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

const isUntouched = () => window.scrollY === 0 && document.activeElement === document.body;

/**
 * Scrolls to the exercise that the address names: somebody comes back from it. Without one the page opens where it
 * begins, with its place and the step of today. Not where the person began to use the page meanwhile, and without
 * motion where the person asked for that.
 */
export function useScrollToExercise(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      const exercise = document.getElementById(namedInAddress());
      if (!exercise || !isUntouched()) return;
      const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
      exercise.closest('details')?.setAttribute('open', '');
      exercise.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'center' });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
