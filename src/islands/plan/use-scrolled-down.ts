import { type RefObject, useEffect, useState } from 'react';

/** Scroll distance in pixels after which the call to action is hidden (docs/specification.md, section 9). */
const THRESHOLD = 100;
/** Tolerance in pixels for a resting thumb. */
const TREMBLE = 4;

/** Returns true while the user scrolls down past the threshold, except while the focus is in the block. */
export function useIsScrolledPast(block: RefObject<HTMLElement | null>): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const handleScroll = () => {
      if (Math.abs(scrollY - last) < TREMBLE) return;
      const holdsFocus = block.current?.contains(document.activeElement) ?? false;
      setDown(scrollY > last && scrollY > THRESHOLD && !holdsFocus);
      last = scrollY;
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [block]);
  return isDown;
}

/** Returns true while any of the element is in the window; false without an element. */
export function useInView(element: HTMLElement | null): boolean {
  const [isIn, setIn] = useState(true);
  useEffect(() => {
    if (!element) return setIn(false);
    const observer = new IntersectionObserver(([entry]) => setIn(entry?.isIntersecting ?? true));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return isIn;
}
