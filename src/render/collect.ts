import type { Call } from '#src/contract/operation.ts';
import type { FailureKind } from '#src/contract/result.ts';
import type { Client } from '#src/http/client.ts';

export type CollectingCall = Call;

/** What the content system says of a thing itself: it stays so until something changes there. */
const SETTLED: ReadonlySet<FailureKind> = new Set<FailureKind>(['not_found', 'forbidden']);

interface Collecting {
  readonly call: CollectingCall;
  /** Cache tags of everything that was answered. */
  readonly tags: ReadonlySet<string>;
  /** Whether a call failed that may succeed in a moment: what is made without its answer is not to be kept. */
  readonly lacks: () => boolean;
}

/** The calls of one page, and what they say about keeping it. */
export function collecting(client: Client): Collecting {
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
