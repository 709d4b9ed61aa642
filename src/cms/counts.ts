/** How often something happened in this process since it started, by kind. */
export interface Counts<K extends string> {
  readonly add: (kind: K) => void;
  /** Every kind, also those that never happened. */
  readonly read: () => Readonly<Record<K, number>>;
}

/** Counts kinds of things, for those who watch the installation: never a person, an address or a domain. */
export function countsOf<K extends string>(kinds: readonly K[]): Counts<K> {
  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>;
  return {
    add: (kind) => {
      counts[kind] += 1;
    },
    read: () => ({ ...counts }),
  };
}
