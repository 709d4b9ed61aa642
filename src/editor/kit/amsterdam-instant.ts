const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the local time in Amsterdam, as milliseconds of a clock without time zone. */
const toLocalTime = (instant: Date): number => Date.parse(`${CLOCK.format(instant).replace(' ', 'T')}Z`);

/**
 * Converts a local date and time in Amsterdam, as in a browser's input ("2026-11-24T09:00"), to an instant. Null for
 * invalid text. An hour that a clock change skips becomes the hour after it.
 */
export function parseAmsterdamTime(local: string): Date | null {
  const wallClock = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wallClock)) return null;
  const guess = new Date(wallClock - (toLocalTime(new Date(wallClock)) - wallClock));
  return new Date(guess.getTime() + (wallClock - toLocalTime(guess)));
}

/** Converts an instant to the value of a `datetime-local` input. */
export const formatAmsterdamTime = (instant: Date): string => new Date(toLocalTime(instant)).toISOString().slice(0, 16);
