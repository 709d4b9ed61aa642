import { EVERY_PAGE, LEASE_MS } from '#src/cms/db/purge.ts';
import type { Lease } from './page-cache/purge-listener.ts';

const RENEW_AFTER_MS = 250;
const RENEWAL_TIMEOUT_MS = 500;

export interface VersionLease extends Lease {
  /** Asks anew, whatever is under way: what was written before the call is known after it. */
  readonly confirm: () => Promise<boolean>;
}

/**
 * The right to answer from the cache where the content lives in another copy of the product, which tells no purge: its
 * content version is asked for while people read, and another number purges every page. Idle processes ask nothing.
 * `read` answers null where the version cannot be had.
 */
export function leaseByVersion(
  read: (signal: AbortSignal) => Promise<number | null>,
  purge: (tags: readonly string[]) => Promise<void>,
): VersionLease {
  let version: number | null = null;
  let confirmedAt = Number.NEGATIVE_INFINITY;
  let renewal: Promise<boolean> | null = null;

  const confirm = async (): Promise<boolean> => {
    const sent = performance.now();
    const found = await read(AbortSignal.timeout(RENEWAL_TIMEOUT_MS)).catch(() => null);
    if (found === null) return false;
    if (found !== version) {
      version = found;
      await purge([EVERY_PAGE]);
    }
    confirmedAt = Math.max(confirmedAt, sent);
    return true;
  };

  const renew = (): Promise<boolean> => {
    renewal ??= confirm().finally(() => {
      renewal = null;
    });
    return renewal;
  };

  return {
    isValid: (now) => {
      const age = now - confirmedAt;
      if (age > RENEW_AFTER_MS && renewal === null) void renew();
      return age < LEASE_MS;
    },
    renew,
    confirm,
  };
}
