import type { SavedUrge } from '#src/contract/hard-moment/urges.ts';
import type { Result } from '#src/contract/result.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';

/** Urges that wait in this tab, in the order in which they were written. */
export interface UrgeQueue {
  readonly read: () => readonly Urge[];
  readonly write: (urges: readonly Urge[]) => void;
}

/** What became of a round of sending. */
export interface Round {
  readonly sent: readonly SavedUrge[];
  /** Words of the content system about what it can never keep. */
  readonly refused: readonly string[];
}

/** An urge waits until it is kept; one that is refused by its values would wait for ever. */
const isRefused = (result: Result<unknown>): boolean => !result.ok && result.failure.status === 400;

/**
 * Sends what waits, one after the other, and stops at the first that does not come through. An urge leaves the queue once
 * it is kept: its uuid makes it one row, also where the answer to it was lost.
 */
export async function sendQueue(queue: UrgeQueue, send: (urge: Urge) => Promise<Result<SavedUrge>>): Promise<Round> {
  const sent: SavedUrge[] = [];
  const refused: string[] = [];
  for (let next = queue.read()[0]; next; next = queue.read()[0]) {
    const { uuid } = next;
    const result = await send(next);
    if (!result.ok && !isRefused(result)) break;
    if (result.ok) sent.push(result.value);
    else refused.push(result.failure.message);
    queue.write(queue.read().filter((urge) => urge.uuid !== uuid));
  }
  return { sent, refused };
}
