import { readHint } from '#src/session/hint.ts';
import type { IslandProps } from '#src/session/Island.tsx';

/** Adds the own texts to the page of a logged-in user. A visitor loads none of their scripts. */
export async function startOwnThings(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-own-things]');
  const role = readHint(document.cookie)?.role;
  if (!place || role === undefined || role === 'poh') return;
  const { mountOwnThings } = await import('./mount.tsx');
  mountOwnThings(place, JSON.parse(place.dataset.ownThings ?? '{}') as IslandProps);
}
