import { useMemo, useSyncExternalStore } from 'react';
import { type LookingWeek, readStoredWeek, toStoredWeek, type WeekRules } from '#src/rules/looking/read-week.ts';
import { readClock } from '#src/rules/looking/week.ts';
import { getNow } from './now.ts';
import { eraseWeek, WEEK_KEY, WEEK_OFFER_KEY } from './tab-keys.ts';
import { eraseTab, tryStorage } from './tab-store.ts';

/** Week stored in this browser, or the reason that there is none. */
export type StoredWeek = LookingWeek | 'none' | 'blocked' | 'unreadable';

/** Returns the changed fields for the currently stored week. */
export type WeekChange = (week: LookingWeek) => Partial<LookingWeek>;

const TRIAL = 'week_trial';
const hearers = new Set<() => void>();

const readText = () => tryStorage(() => localStorage.getItem(WEEK_KEY));

function store(key: string, text: string): boolean {
  const isStored = tryStorage(() => localStorage.setItem(key, text)) !== null;
  for (const hearer of hearers) hearer();
  return isStored;
}

/** Writes and removes a test value, to detect before the first entry if the browser stores data. */
const canStore = (): boolean =>
  tryStorage(() => {
    localStorage.setItem(TRIAL, '1');
    localStorage.removeItem(TRIAL);
    return true;
  }) ?? false;

function parse(text: string | null, readable: WeekRules): StoredWeek {
  if (text === null) return canStore() ? 'none' : 'blocked';
  return readStoredWeek(text, readable) ?? 'unreadable';
}

/** Returns the week stored in this browser. */
export const readWeek = (readable: WeekRules): StoredWeek => parse(readText(), readable);

/** Starts a week. Returns false if the browser has no storage. */
export function startWeek(readable: WeekRules, call: LookingWeek['call']): boolean {
  const { domain } = readable;
  const header = { id: crypto.randomUUID(), domain, unit: domain, first: readClock(null, getNow()).today, call };
  const rest = { days: {}, price: null, size: null, rulers: { first: null, now: null }, trial: null };
  return store(WEEK_KEY, toStoredWeek({ ...header, ...rest }, readable));
}

/**
 * Changes the currently stored week, so that two tabs do not overwrite each other. A week deleted in another tab stays
 * deleted.
 */
export function changeWeek(id: string, readable: WeekRules, change: WeekChange): 'saved' | 'full' | 'elsewhere' {
  const week = readWeek(readable);
  if (typeof week === 'string' || week.id !== id) return 'elsewhere';
  return store(WEEK_KEY, toStoredWeek({ ...week, ...change(week) }, readable)) ? 'saved' : 'full';
}

/** Deletes the week and the flag of its offer, in all tabs. */
export function deleteWeek(): void {
  eraseWeek();
  eraseTab(WEEK_OFFER_KEY);
  for (const hearer of hearers) hearer();
}

/** Subscribes to changes, also in other tabs and when a page is restored from the back/forward cache. */
function subscribe(onMessage: () => void): () => void {
  hearers.add(onMessage);
  addEventListener('storage', onMessage);
  addEventListener('pageshow', onMessage);
  return () => {
    hearers.delete(onMessage);
    removeEventListener('storage', onMessage);
    removeEventListener('pageshow', onMessage);
  };
}

/** Returns the week of this browser and updates it while the page is open; null during server rendering. */
export function useLookingWeek(readable: WeekRules): StoredWeek | null {
  const text = useSyncExternalStore<string | null | undefined>(subscribe, readText, () => undefined);
  return useMemo(() => (text === undefined ? null : parse(text, readable)), [text, readable]);
}
