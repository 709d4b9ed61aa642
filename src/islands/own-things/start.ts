import { readHint } from '#src/session/hint.ts';
import type { IslandProps } from '#src/session/Island.tsx';

/** Adds the user's texts to the page, for logged-in users. Other visitors load none of these scripts. */
export async function startPersonalTexts(): Promise<void> {
  const container = document.querySelector<HTMLElement>('[data-own-things]');
  const role = readHint(document.cookie)?.role;
  if (!container || role === undefined || role === 'poh') return;
  const { mountPersonalTexts } = await import('./mount.tsx');
  mountPersonalTexts(container, JSON.parse(container.dataset.ownThings ?? '{}') as IslandProps);
}
