import type { Call } from '#src/contract/operation.ts';
import type { Client } from '#src/http/client.ts';

export type CollectingCall = Call;

/** The calls of one page together with the cache tags of everything they answered. */
export function collecting(client: Client): { readonly call: CollectingCall; readonly tags: ReadonlySet<string> } {
  const tags = new Set<string>();
  const call: Call = async (operation, ...input) => {
    const result = await client.call(operation, ...input);
    if (result.ok) for (const tag of result.tags) tags.add(tag);
    return result;
  };
  return { call, tags };
}
