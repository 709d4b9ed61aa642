import { getPage } from '#src/contract/nodes.ts';
import type { Call } from '#src/contract/operation.ts';
import type { FailureKind } from '#src/contract/result.ts';
import type { Client } from '#src/http/client.ts';

export type RenderCall = Call;

/** Failures that are valid until the content changes. */
const FINAL_FAILURES: ReadonlySet<FailureKind> = new Set<FailureKind>(['not_found', 'forbidden']);

interface CollectingTools {
  readonly call: RenderCall;
  /** Cache tags of all responses. */
  readonly tags: ReadonlySet<string>;
  /** True if a call failed that may succeed soon: a page without its response must not be cached. */
  readonly lacks: () => boolean;
}

/** Returns a client for the calls of one page, and the effect of the responses on caching the page. */
export function collectCalls(client: Client): CollectingTools {
  const tags = new Set<string>();
  let isMissing = false;
  const call: Call = async (operation, ...input) => {
    const result = await client.call(operation, ...input);
    if (result.ok) for (const tag of result.tags) tags.add(tag);
    else if (!FINAL_FAILURES.has(result.failure.kind)) isMissing = true;
    // A missing page may be published later: every change of a page purges the list of pages.
    else if (operation.name === getPage.name) tags.add('view:pages');
    return result;
  };
  return { call, tags, lacks: () => isMissing };
}
