import { atom } from 'nanostores';

/** Tolerated clock difference in ms: a response's Date has whole seconds, and takes time to arrive. */
const RIGHT_ENOUGH_MS = 120_000;

/** Milliseconds by which the server's clock is ahead of this device's; 0 if the device is right. */
export const $clockAhead = atom(0);

/** Reads the clock difference of this device from the Date of a response. */
export function learnTime(headers: Headers): void {
  const ahead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isFinite(ahead)) $clockAhead.set(Math.abs(ahead) < RIGHT_ENOUGH_MS ? 0 : ahead);
}

/** Returns the current time by the server's clock, even if this device's clock is wrong. */
export const getNow = (): Date => new Date(Date.now() + $clockAhead.get());
