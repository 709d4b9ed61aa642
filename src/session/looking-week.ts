import { useSyncExternalStore } from 'react';
import { type ReadableWeek, readStoredWeek, toStoredWeek } from '#src/rules/looking/read-week.ts';
import { type LookingWeek, readClock } from '#src/rules/looking/week.ts';
import { eraseWeek, WEEK, WEEK_OFFER } from './looking-key.ts';
import { getNow } from './now.ts';
import { attempt, eraseTab } from './tab-store.ts';

/** The week of this browser: none yet, unreadable, or nothing can be stored here. */
export type StoredWeek =
  | { readonly kind: 'none' }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'week'; readonly week: LookingWeek };

/** Outcome of a change: saved, no room, or the week was erased elsewhere. */
export type WeekOutcome = 'saved' | 'full' | 'elsewhere';

const NONE: StoredWeek = { kind: 'none' };
const BLOCKED: StoredWeek = { kind: 'blocked' };
const UNREADABLE: StoredWeek = { kind: 'unreadable' };
const TRIAL = 'week_trial';

const store = (key: string, text: string): boolean =>
  attempt(() => {
    localStorage.setItem(key, text);
    return true;
  }) ?? false;

/** Writes a text and removes it again, to learn before anything is noted if the browser stores something here. */
function canStore(): boolean {
  const isStored = store(TRIAL, '1');
  attempt(() => localStorage.removeItem(TRIAL));
  return isStored;
}

function parse(text: string, readable: ReadableWeek): StoredWeek {
  const week = readStoredWeek(text, readable);
  return week ? { kind: 'week', week } : UNREADABLE;
}

/** Reads the week of this browser. */
export function readWeek(readable: ReadableWeek): StoredWeek {
  const text = attempt(() => localStorage.getItem(WEEK));
  return text === null ? NONE : parse(text, readable);
}

const hearers = new Set<() => void>();
const report = () => {
  for (const hear of hearers) hear();
};

/** Begins a week; false where the browser stores nothing. */
export function beginWeek({ domain }: ReadableWeek, call: LookingWeek['call']): boolean {
  const first = readClock(null, getNow()).today;
  const id = crypto.randomUUID();
  const empty = { days: {}, price: null, size: null, rulers: { first: null, now: null }, trial: null };
  const isStored = store(WEEK, toStoredWeek({ id, domain, unit: domain, first, call, ...empty }));
  report();
  return isStored;
}

/** Changes the week as it is stored now, so that two tabs lose nothing; a week that was erased stays erased. */
export function changeWeek(
  id: string,
  readable: ReadableWeek,
  change: (week: LookingWeek) => Partial<LookingWeek>,
): WeekOutcome {
  const stored = readWeek(readable);
  if (stored.kind !== 'week' || stored.week.id !== id) return 'elsewhere';
  const isStored = store(WEEK, toStoredWeek({ ...stored.week, ...change(stored.week) }));
  report();
  return isStored ? 'saved' : 'full';
}

/** Erases the week and the mark of its offer, in every tab. */
export function forgetWeek(): void {
  eraseWeek();
  eraseTab(WEEK_OFFER);
  report();
}

/** Snapshot of the stored text, so that the same text gives the same object. */
function snapshotOf(readable: ReadableWeek): () => StoredWeek {
  let known: string | null = null;
  let week: StoredWeek = NONE;
  let isOpen: boolean | null = null;
  return () => {
    const text = attempt(() => localStorage.getItem(WEEK));
    if (text === null) {
      known = null;
      isOpen ??= canStore();
      return isOpen ? NONE : BLOCKED;
    }
    if (text !== known) {
      known = text;
      week = parse(text, readable);
    }
    return week;
  };
}

/** Also of other tabs, and of a page that comes back from the browser's memory. */
function subscribe(hear: () => void): () => void {
  hearers.add(hear);
  addEventListener('storage', hear);
  addEventListener('pageshow', hear);
  return () => {
    hearers.delete(hear);
    removeEventListener('storage', hear);
    removeEventListener('pageshow', hear);
  };
}

const SNAPSHOTS = new WeakMap<ReadableWeek, () => StoredWeek>();

/** The week of this browser on a page that stays open; null during server rendering. */
export function useLookingWeek(readable: ReadableWeek): StoredWeek | null {
  const snapshot = SNAPSHOTS.get(readable) ?? snapshotOf(readable);
  SNAPSHOTS.set(readable, snapshot);
  return useSyncExternalStore<StoredWeek | null>(subscribe, snapshot, () => null);
}
