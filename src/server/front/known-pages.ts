import type { LocalPath } from '#src/i18n/local-path.ts';
import type { Caller } from './forwarded.ts';
import type { Site } from './hosts.ts';

/** Result of parsing the host and path of a URL. */
interface Place {
  readonly site: Site;
  readonly path: string;
  readonly raw: string;
  readonly local: LocalPath;
  readonly key: string;
}

const MAX_CACHED = 10_000;
const MAX_LENGTH = 200;

/** Caches parsed page URLs, so that a repeated request is not parsed again. */
export function createKnownPages() {
  const known = new Map<string, Place>();
  const getName = ({ host, secure }: Caller, target: string) => `${secure ? 's' : ''}${host} ${target}`;
  return {
    find: (caller: Caller, target: string): Place | undefined => known.get(getName(caller, target)),
    keep: (caller: Caller, target: string, place: Place): void => {
      if (target.length > MAX_LENGTH) return;
      if (known.size >= MAX_CACHED) known.clear();
      known.set(getName(caller, target), place);
    },
  };
}
