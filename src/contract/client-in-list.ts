import { type ClientSignal, LIST_DAY_STATES, type ListDayState, SIGNALS } from '#src/rules/nurse/client-signals.ts';
import { type ClientEntry, readClient } from './client-entry.ts';
import { getNumberMember, getTextMember } from './paged.ts';
import { isRecord } from './wire.ts';

/** A day of the last seven whole days, yesterday the last. */
export interface ListDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly state: ListDayState;
}

/** A client as one row of the nurse's list. */
export interface ClientInList extends ClientEntry {
  readonly lastDays: readonly ListDay[];
  readonly signals: readonly ClientSignal[];
}

const recordsIn = (raw: Readonly<Record<string, unknown>>, name: string) =>
  Array.isArray(raw[name]) ? raw[name].filter(isRecord) : [];

function readDay(raw: Readonly<Record<string, unknown>>): readonly ListDay[] {
  const state = LIST_DAY_STATES.find((one) => one === raw.state);
  return state ? [{ date: getTextMember(raw, 'date'), state }] : [];
}

function readSignal(raw: Readonly<Record<string, unknown>>): readonly ClientSignal[] {
  const kind = SIGNALS.find((one) => one === raw.kind);
  return kind ? [{ kind, count: getNumberMember(raw, 'count') ?? 0 }] : [];
}

/** Reads a row of the list; a signal that this client does not know is left out. */
export function readClientInList(raw: Readonly<Record<string, unknown>>): ClientInList | null {
  const client = readClient(raw);
  return (
    client && {
      ...client,
      lastDays: recordsIn(raw, 'last_days').flatMap(readDay),
      signals: recordsIn(raw, 'signals').flatMap(readSignal),
    }
  );
}
