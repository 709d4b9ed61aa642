import { createRoot } from 'react-dom/client';
import type { IslandProps } from '#src/session/Island.tsx';
import { OwnThings } from './OwnThings.tsx';

/** Puts the own things in their place. */
export function mountOwnThings(place: HTMLElement, props: IslandProps): void {
  createRoot(place).render(<OwnThings {...props} />);
}
