import { openByAddress } from './doors.ts';
import { prepareWave } from './wave.ts';

/** Brings the screen for a hard moment to life. All of it stands in the page and can be read without this. */
export function startHardMoment(): void {
  const screen = document.querySelector<HTMLElement>('[data-hard-moment]');
  if (!screen) return;
  openByAddress(screen);
  for (const wave of screen.querySelectorAll<HTMLElement>('[data-wave]')) prepareWave(wave);
}
