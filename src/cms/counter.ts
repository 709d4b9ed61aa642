/** Number of events in this process since its start, by kind. */
export interface Counter<K extends string> {
  readonly add: (kind: K) => void;
  /** Returns every kind, including those that never occurred. */
  readonly read: () => Readonly<Record<K, number>>;
}

/** Counts events by kind, for metrics: never by person, mail address or domain. */
export function createCounter<K extends string>(kinds: readonly K[]): Counter<K> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>;
  return {
    add: (kind) => {
      counts[kind] += 1;
    },
    read: () => ({ ...counts }),
  };
}
