import { atom } from 'nanostores';

/** Tolerated clock difference in ms: the Date header has whole seconds, and responses take time to arrive. */
const TOLERANCE_MS = 120_000;

/** Milliseconds by which the server's clock is ahead of the device's; 0 if within tolerance. */
export const $clockDifference = atom(0);

/** Updates the clock difference from the Date header of a response. */
export function updateClockDifference(headers: Headers): void {
  const daysAhead = Date.parse(headers.get('date') ?? '') - Date.now();
  if (Number.isFinite(daysAhead)) $clockDifference.set(Math.abs(daysAhead) < TOLERANCE_MS ? 0 : daysAhead);
}

/** Returns the current time by the server's clock, even if the device's clock is wrong. */
export const getNow = (): Date => new Date(Date.now() + $clockDifference.get());
