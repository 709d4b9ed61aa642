import { openByAddress } from './doors.ts';
import { prepareWave } from './wave.ts';

/** Hydrates the screen for a hard moment, whose content is complete and readable without script. */
export function startHardMoment(): void {
  const screen = document.querySelector<HTMLElement>('[data-hard-moment]');
  if (!screen) return;
  openByAddress(screen);
  for (const wave of screen.querySelectorAll<HTMLElement>('[data-wave]')) prepareWave(wave);
}
