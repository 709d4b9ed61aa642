import type { Call } from '#src/contract/operation.ts';
import type { FailureKind } from '#src/contract/result.ts';
import type { Client } from '#src/http/client.ts';

export type CollectingCall = Call;

/** Definite responses of the content system about an entity, valid until its content changes. */
const SETTLED: ReadonlySet<FailureKind> = new Set<FailureKind>(['not_found', 'forbidden']);

interface Collecting {
  readonly call: CollectingCall;
  /** Cache tags of all responses. */
  readonly tags: ReadonlySet<string>;
  /** True if a call failed that may succeed in a moment: a page without its response must not be cached. */
  readonly lacks: () => boolean;
}

/** The calls of one page, and their effect on caching it. */
export function collectCalls(client: Client): Collecting {
  const tags = new Set<string>();
  let lacks = false;
  const call: Call = async (operation, ...input) => {
    const result = await client.call(operation, ...input);
    if (result.ok) for (const tag of result.tags) tags.add(tag);
    else if (!SETTLED.has(result.failure.kind)) lacks = true;
    return result;
  };
  return { call, tags, lacks: () => lacks };
}
