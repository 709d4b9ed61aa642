import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { VersionedContent } from '#src/contract/desk/rows.ts';
import { privateAnswer } from '../http/answer.ts';
import { getMessage } from '../http/messages.ts';
import type { ApiContext } from '../http/request.ts';
import type { Handler } from '../http/route.ts';
import type { Transaction } from './change-content.ts';
import { stableJson } from './stable-json.ts';

/** Error: another author saved a version in between; nothing was written. */
class VersionConflict extends Error {
  readonly current: VersionedContent;

  constructor(current: VersionedContent) {
    super('saved meanwhile');
    this.current = current;
  }
}

/** Identity of some content: a hash of only the content, independent of its author. */
export const hashContent = (content: object): string =>
  createHash('sha256').update(stableJson(content)).digest('base64url').slice(0, 22);

/** Adds the version of some content. */
export const withVersion = <T extends object>(content: T): T & VersionedContent => ({
  ...content,
  version: hashContent(content),
});

/** Takes a lock by name until the transaction ends, also for content that has no row yet. */
export async function lockByName(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}

/** Throws if the stored version is not the one that the author opened. */
export function assertVersion(current: VersionedContent, version: string): void {
  if (current.version !== version) throw new VersionConflict(current);
}

/** Serves a write that `assertVersion` may refuse: answers 412 with the stored version in its detail. */
export const withConflictDetail =
  (handle: (c: ApiContext) => Promise<Response>): Handler =>
  async (c) => {
    try {
      return await handle(c);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      const message = getMessage('saved-meanwhile', c.var.language);
      return privateAnswer(c, { message, detail: { current: error.current } }, 412);
    }
  };
