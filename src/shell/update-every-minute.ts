import { readPageTime } from '#src/session/page-time.ts';

interface MinuteOptions {
  /** `isAnew` is true if the page was just opened or has become visible again. */
  readonly show: (at: Date, isAnew: boolean) => void;
  /** Restores the texts as sent by the server, for printing. */
  readonly restore: () => void;
}

/**
 * Updates time-dependent content now, and every minute while the page is visible; restores the sent texts for printing.
 */
export function updateEveryMinute({ show, restore }: MinuteOptions): void {
  const update = (isAnew: boolean) => {
    const time = readPageTime();
    if (time && document.visibilityState === 'visible') show(time, isAnew);
  };
  update(true);
  setInterval(update, 60_000, false);
  document.addEventListener('visibilitychange', () => update(true));
  addEventListener('beforeprint', restore);
  addEventListener('afterprint', () => update(false));
}
