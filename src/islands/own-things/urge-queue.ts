import type { SavedUrge } from '#src/contract/hard-moment/urges.ts';
import type { Result } from '#src/contract/result.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';

/** Urges queued in this tab, oldest first. */
export interface UrgeQueue {
  readonly read: () => readonly Urge[];
  readonly write: (urges: readonly Urge[]) => void;
}

/** Result of sending the queue. */
export interface SendResult {
  readonly sent: readonly SavedUrge[];
  /** Error messages for urges that were rejected permanently. */
  readonly refused: readonly string[];
}

/** Returns true for invalid values, which would otherwise remain in the queue forever. */
const isRefused = (result: Result<unknown>): boolean => !result.ok && result.failure.status === 400;

/**
 * Sends the queued urges in sequence, and stops at the first failure. An urge is removed after it is stored; its uuid
 * prevents duplicates if the response was lost.
 */
export async function sendQueue(
  queue: UrgeQueue,
  send: (urge: Urge) => Promise<Result<SavedUrge>>,
): Promise<SendResult> {
  const savedUrges: SavedUrge[] = [];
  const errors: string[] = [];
  for (let next = queue.read()[0]; next; next = queue.read()[0]) {
    const { uuid } = next;
    const result = await send(next);
    if (!result.ok && !isRefused(result)) break;
    if (result.ok) savedUrges.push(result.value);
    else errors.push(result.failure.message);
    queue.write(queue.read().filter((urge) => urge.uuid !== uuid));
  }
  return { sent: savedUrges, refused: errors };
}
