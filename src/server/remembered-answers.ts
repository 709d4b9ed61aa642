import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { EVERY_PAGE } from '#src/cms/db/purge.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getPage, translatePath } from '#src/contract/nodes.ts';
import type { Call, Operation } from '#src/contract/operation.ts';
import { isSystemUnavailable, type Result } from '#src/contract/result.ts';
import type { Client } from '#src/http/client.ts';
import type { Lease } from './page-cache/purge-listener.ts';

const ENTRIES = 5_000;

/** Longest wait of a page for a menu of another content system that was never read; the standard menu replaces it. */
const MENU_PATIENCE_MS = 1_000;
/** Retry interval for a menu that could not be refreshed; the old one is shown until then. */
const AGAIN_MS = 5_000;

const LATE: Result<never> = { ok: false, failure: { kind: 'timeout', status: null, message: '' } };

interface Kept {
  readonly result: Result<unknown>;
  /** Expiry in milliseconds of performance.now(). */
  readonly until: number;
}

/** Operations by visitors' paths: the number of absent ones is unlimited. */
const BY_PATH: readonly string[] = [getPage.name, translatePath.name];

const isKept = (name: string, result: Result<unknown>, isBrief: boolean): boolean =>
  result.ok
    ? result.tags.length > 0 || isBrief
    : isBrief && result.failure.kind === 'not_found' && !BY_PATH.includes(name);

export interface RememberedAnswers {
  /** A client that caches reads until they are purged. */
  readonly through: (client: Client, place: string) => Client;
  readonly purge: (tags: readonly string[]) => void;
}

/**
 * Caches public responses of the content system by their tags: menus and settings that every page of a domain shares
 * are read once. Only responses with tags are cached, and only holders of a cache lease use them. Of another system
 * every response is cached, including absent menus, with a limited lifetime; a page never waits for a menu that was
 * read before.
 */
export function rememberAnswers(lease: Lease, lifetimeMs: number): RememberedAnswers {
  const answers = new LRUCache<string, Kept>({ max: ENTRIES });
  let generation = 0;
  const isBrief = Number.isFinite(lifetimeMs);

  const underway = new Map<string, Promise<Result<unknown>>>();

  /** Shares one request among simultaneous callers, unless there was a purge since. */
  const askShared = (key: string, ask: () => Promise<Result<unknown>>, keep: (result: Result<unknown>) => void) => {
    const running = underway.get(key);
    if (running) return running;
    const since = generation;
    const asking = ask().then((result) => {
      if (underway.get(key) === asking) underway.delete(key);
      if (since === generation) keep(result);
      return result;
    });
    underway.set(key, asking);
    return asking;
  };

  /** A menu of another system: the cached one at once, refreshed in the background; else within a time limit. */
  const readMenu = (key: string, known: Kept | undefined, ask: () => Promise<Result<unknown>>) => {
    const asking = askShared(key, ask, (result) => {
      const until = performance.now() + lifetimeMs;
      if (isKept(getMenu.name, result, isBrief)) answers.set(key, { result, until });
      else if (known && isSystemUnavailable(result))
        answers.set(key, { result: known.result, until: performance.now() + AGAIN_MS });
      else answers.delete(key);
    });
    return known ? known.result : Promise.race([asking, sleep(MENU_PATIENCE_MS, LATE, { ref: false })]);
  };

  const through = (client: Client, place: string): Client => {
    const call = async (operation: Operation<object, unknown>, input: object = {}): Promise<Result<unknown>> => {
      if (operation.method !== 'GET') return client.call(operation, input);
      const { signal, ...asked } = input as { readonly signal?: AbortSignal };
      const key = `${place} ${operation.name} ${JSON.stringify(asked)}`;
      const now = performance.now();
      const known = lease.isValid(now) ? answers.get(key) : undefined;
      if (known && now < known.until) return known.result;
      if (isBrief && operation.name === getMenu.name) return readMenu(key, known, () => client.call(operation, asked));
      const since = generation;
      const result = await client.call(operation, input);
      if (since === generation && isKept(operation.name, result, isBrief))
        answers.set(key, { result, until: now + lifetimeMs });
      return result;
    };
    return { call: call as unknown as Call };
  };

  return {
    through,
    purge: (tags) => {
      generation += 1;
      underway.clear();
      if (tags.includes(EVERY_PAGE)) answers.clear();
      else
        for (const [key, { result }] of [...answers]) {
          // An absent entry has no tags, and may exist now.
          if (!result.ok || result.tags.some((tag) => tags.includes(tag))) answers.delete(key);
        }
    },
  };
}
