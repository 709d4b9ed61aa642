import type { LocalPath } from '#src/i18n/local-path.ts';
import type { Caller } from './forwarded.ts';
import type { Site } from './hosts.ts';

/** Result of parsing the host and path of a URL. */
interface PagePath {
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
  const paths = new Map<string, PagePath>();
  const getName = ({ host, secure }: Caller, target: string) => `${secure ? 's' : ''}${host} ${target}`;
  return {
    find: (caller: Caller, target: string): PagePath | undefined => paths.get(getName(caller, target)),
    keep: (caller: Caller, target: string, location: PagePath): void => {
      if (target.length > MAX_LENGTH) return;
      if (paths.size >= MAX_CACHED) paths.clear();
      paths.set(getName(caller, target), location);
    },
  };
}
