import { createRoot } from 'react-dom/client';
import type { IslandProps } from '#src/session/Island.tsx';
import { OwnThings } from './OwnThings.tsx';

/** Renders the own texts in their place. */
export function mountOwnThings(place: HTMLElement, props: IslandProps): void {
  createRoot(place).render(<OwnThings {...props} />);
}
