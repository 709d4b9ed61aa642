const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Local time in Amsterdam, as minutes since 1970 of a clock without time zone. */
const shownAt = (instant: Date): number => Date.parse(`${CLOCK.format(instant).replace(' ', 'T')}Z`);

/**
 * The moment at which clocks in Amsterdam show a date and time, as an input of the browser holds them
 * ("2026-11-24T09:00"). Null for a text that is none. An hour that a change of the clocks skips is the one after it.
 */
export function amsterdamInstant(local: string): Date | null {
  const wanted = Date.parse(`${local}Z`);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) || Number.isNaN(wanted)) return null;
  const guess = new Date(wanted - (shownAt(new Date(wanted)) - wanted));
  return new Date(guess.getTime() + (wanted - shownAt(guess)));
}

/** The same moment as such an input holds it. */
export const amsterdamLocal = (instant: Date): string => new Date(shownAt(instant)).toISOString().slice(0, 16);
