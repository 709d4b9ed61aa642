import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { ALL_PAGES_TAG } from '#src/cms/db/purge.ts';
import { getMenu } from '#src/contract/menus.ts';
import { getPage, translatePath } from '#src/contract/nodes.ts';
import type { Call, Operation } from '#src/contract/operation.ts';
import { isSystemUnavailable, type Result } from '#src/contract/result.ts';
import type { Client } from '#src/http/client.ts';
import type { Lease } from './page-cache/purge-listener.ts';

const ENTRIES = 5_000;

/** Maximum wait in ms for a menu of another content system that was never read; the default menu replaces it. */
const MENU_TIMEOUT_MS = 1_000;
/** Retry interval in ms for a menu that could not be refreshed; the old menu is shown until then. */
const RETRY_MS = 5_000;

const TIMEOUT_RESULT: Result<never> = { ok: false, failure: { kind: 'timeout', status: null, message: '' } };

interface CachedResult {
  readonly result: Result<unknown>;
  /** Expiry in milliseconds of performance.now(). */
  readonly until: number;
}

/** Operations with a path from the visitor: missing entries are not cached because their number is unlimited. */
const PATH_OPERATIONS: readonly string[] = [getPage.name, translatePath.name];

const isCacheable = (name: string, result: Result<unknown>, isBrief: boolean): boolean =>
  result.ok
    ? result.tags.length > 0 || isBrief
    : isBrief && result.failure.kind === 'not_found' && !PATH_OPERATIONS.includes(name);

export interface ResponseCache {
  /** Returns a client that caches reads until they are purged. */
  readonly through: (client: Client, place: string) => Client;
  readonly purge: (tags: readonly string[]) => void;
}

/**
 * Caches public responses of the content system by their tags, so that menus and settings that all pages of a domain
 * share are read once. Only responses with tags are cached, and they are used only while the cache lease is valid. For
 * an external content system, all responses are cached for a limited time, including missing menus; a page does not
 * wait for a menu that was read before.
 */
export function createResponseCache(lease: Lease, lifetimeMs: number): ResponseCache {
  const answers = new LRUCache<string, CachedResult>({ max: ENTRIES });
  let generation = 0;
  const isBrief = Number.isFinite(lifetimeMs);

  const underway = new Map<string, Promise<Result<unknown>>>();

  /** Shares one request among simultaneous callers, unless there was a purge in between. */
  const askShared = (key: string, request: () => Promise<Result<unknown>>, save: (result: Result<unknown>) => void) => {
    const running = underway.get(key);
    if (running) return running;
    const since = generation;
    const asking = request().then((result) => {
      if (underway.get(key) === asking) underway.delete(key);
      if (since === generation) save(result);
      return result;
    });
    underway.set(key, asking);
    return asking;
  };

  /** Reads a menu of another system: a cached one immediately (refreshed in the background), else with a time limit. */
  const readMenu = (
    key: string,
    knownCachedResult: CachedResult | undefined,
    request: () => Promise<Result<unknown>>,
  ) => {
    const asking = askShared(key, request, (result) => {
      const until = performance.now() + lifetimeMs;
      if (isCacheable(getMenu.name, result, isBrief)) answers.set(key, { result, until });
      else if (knownCachedResult && isSystemUnavailable(result))
        answers.set(key, { result: knownCachedResult.result, until: performance.now() + RETRY_MS });
      else answers.delete(key);
    });
    return knownCachedResult
      ? knownCachedResult.result
      : Promise.race([asking, sleep(MENU_TIMEOUT_MS, TIMEOUT_RESULT, { ref: false })]);
  };

  const wrapClient = (client: Client, path: string): Client => {
    const call = async (operation: Operation<object, unknown>, input: object = {}): Promise<Result<unknown>> => {
      if (operation.method !== 'GET') return client.call(operation, input);
      const { signal, ...requestInput } = input as { readonly signal?: AbortSignal };
      const key = `${path} ${operation.name} ${JSON.stringify(requestInput)}`;
      const now = performance.now();
      const cached = lease.isValid(now) ? answers.get(key) : undefined;
      if (cached && now < cached.until) return cached.result;
      if (isBrief && operation.name === getMenu.name)
        return readMenu(key, cached, () => client.call(operation, requestInput));
      const since = generation;
      const result = await client.call(operation, input);
      if (since === generation && isCacheable(operation.name, result, isBrief))
        answers.set(key, { result, until: now + lifetimeMs });
      return result;
    };
    return { call: call as unknown as Call };
  };

  return {
    through: wrapClient,
    purge: (tags) => {
      generation += 1;
      underway.clear();
      if (tags.includes(ALL_PAGES_TAG)) answers.clear();
      else
        for (const [key, { result }] of [...answers]) {
          // A missing entry has no tags, and may exist now.
          if (!result.ok || result.tags.some((tag) => tags.includes(tag))) answers.delete(key);
        }
    },
  };
}
