import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { VersionedContent } from '#src/contract/desk/rows.ts';
import { ApiError, createConflictError } from '../http/api-error.ts';
import type { Transaction } from './change-content.ts';
import { toStableJson } from './stable-json.ts';

/** Returns the hash of some content, independent of its author. */
export const hashContent = (content: object): string =>
  createHash('sha256').update(toStableJson(content)).digest('base64url').slice(0, 22);

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
  if (current.version !== version) throw createConflictError(current);
}

/** Refuses to overwrite a value that was stored after `opened` was read; a repeated request is no conflict. */
export function checkOpened(stored: string, sent?: string, opened?: string): void {
  if (opened !== undefined && stored !== opened && stored !== sent) throw new ApiError(412, 'saved-meanwhile');
}
