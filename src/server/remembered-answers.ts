import { LRUCache } from 'lru-cache';
import { EVERY_PAGE } from '#src/cms/db/purge.ts';
import { getPage } from '#src/contract/get-page.ts';
import type { Call, Operation } from '#src/contract/operation.ts';
import type { Result } from '#src/contract/result.ts';
import { translatePath } from '#src/contract/translate-path.ts';
import type { Client } from '#src/http/client.ts';
import type { Lease } from './page-cache/purge-listener.ts';

const ENTRIES = 5_000;

interface Kept {
  readonly result: Result<unknown>;
  /** In milliseconds of performance.now(). */
  readonly until: number;
}

/** Asked by paths of visitors: there is no end to those at which nothing stands. */
const BY_PATH: readonly string[] = [getPage.name, translatePath.name];

const isKept = (name: string, result: Result<unknown>, isBrief: boolean): boolean =>
  result.ok
    ? result.tags.length > 0 || isBrief
    : isBrief && result.failure.kind === 'not_found' && !BY_PATH.includes(name);

export interface RememberedAnswers {
  /** A client that answers a read it has seen before from memory, for as long as nothing of it was purged. */
  readonly through: (client: Client, place: string) => Client;
  readonly purge: (tags: readonly string[]) => void;
}

/**
 * Public answers of the content system, kept by the tags they carry: the menus and settings that every page of a domain
 * shares are read once. Only what says its tags is kept, and only who may answer from a cache answers from this one. Of
 * another system every answer is kept, also that there is no such menu, and is believed for a while only.
 */
export function rememberAnswers(lease: Lease, lifetimeMs: number): RememberedAnswers {
  const answers = new LRUCache<string, Kept>({ max: ENTRIES });
  let generation = 0;
  const isBrief = Number.isFinite(lifetimeMs);

  const through = (client: Client, place: string): Client => {
    const call = async (operation: Operation<object, unknown>, input: object = {}): Promise<Result<unknown>> => {
      if (operation.method !== 'GET') return client.call(operation, input);
      const { signal, ...asked } = input as { readonly signal?: AbortSignal };
      const key = `${place} ${operation.name} ${JSON.stringify(asked)}`;
      const now = performance.now();
      const known = lease.isValid(now) ? answers.get(key) : undefined;
      if (known && now < known.until) return known.result;
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
      if (tags.includes(EVERY_PAGE)) answers.clear();
      else
        for (const [key, { result }] of [...answers]) {
          // What is not there has no tags, and may be there now.
          if (!result.ok || result.tags.some((tag) => tags.includes(tag))) answers.delete(key);
        }
    },
  };
}
