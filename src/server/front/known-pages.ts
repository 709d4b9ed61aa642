import type { Caller } from './forwarded.ts';
import type { Site } from './hosts.ts';
import type { LocalPath } from './paths.ts';

/** Where an address led: all that the front reads from host and path. */
export interface Place {
  readonly site: Site;
  readonly path: string;
  readonly raw: string;
  readonly local: LocalPath;
  readonly key: string;
}

const REMEMBERED = 10_000;
const LONGEST = 200;

/** Addresses of pages as they were sent, so that a page asked again is not read again. */
export function makeKnownPages() {
  const known = new Map<string, Place>();
  const nameOf = ({ host, secure }: Caller, target: string) => `${secure ? 's' : ''}${host} ${target}`;
  return {
    find: (caller: Caller, target: string): Place | undefined => known.get(nameOf(caller, target)),
    keep: (caller: Caller, target: string, place: Place): void => {
      if (target.length > LONGEST) return;
      if (known.size >= REMEMBERED) known.clear();
      known.set(nameOf(caller, target), place);
    },
  };
}
