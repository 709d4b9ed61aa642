import { and, eq, inArray } from 'drizzle-orm';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import type { Transaction } from '../../../content/change-content.ts';
import { aliasRedirects, pathAliases } from '../../../db/schema/index.ts';
import { ValidationFailure } from '../../../http/api-error.ts';
import { refusal, type ViolationKey } from '../../../http/violation-texts.ts';
import { isAliasPath } from '../check.ts';
import type { Standing } from './standing.ts';

type Alias = typeof pathAliases.$inferSelect;

/** A path that is refused, in words. */
export const refusedPath = (key: ViolationKey, language: Language) =>
  new ValidationFailure([refusal({ field: 'path', path: 'path' }, key, language)]);

/**
 * The domains of a node that speak the language, where it may stand at the path or be led to from there; 422 for a path
 * that nothing can stand at. They come in one order for all, so that two who want the same path never wait for each other.
 */
export function domainsSpeaking({ domains, language }: Standing, path: string): string[] {
  if (!isAliasPath(path)) throw refusedPath('path-invalid', language);
  const speaking = domains.filter((key) => domainOf(key as DomainKey).languages.includes(language)).toSorted();
  if (speaking.length === 0) throw refusedPath('path-invalid', language);
  return speaking;
}

/**
 * Puts a node at a path in every domain it belongs to that speaks the language; where it stood before leads there. What
 * another page left at the path goes on leading to that page for as long as visitors do not see this one there.
 */
export async function placeAlias(tx: Transaction, standing: Standing, path: string): Promise<void> {
  const { nid, language } = standing;
  const domains = domainsSpeaking(standing, path);
  const here = and(inArray(pathAliases.domain, domains), eq(pathAliases.language, language));
  const before = await tx
    .delete(pathAliases)
    .where(and(here, eq(pathAliases.nid, nid)))
    .returning();
  const placed = await tx
    .insert(pathAliases)
    .values(domains.map((domain) => ({ nid, domain, language, path })))
    .onConflictDoNothing({ target: [pathAliases.domain, pathAliases.path, pathAliases.language] })
    .returning({ id: pathAliases.id });
  if (placed.length < domains.length) throw refusedPath('path-taken', language);
  const left = before.filter((alias) => alias.path !== path);
  if (left.length > 0) await leave(tx, standing, left);
}

/** Redirects the paths that a node leaves to wherever it stands; one that visitors did not see there takes none over. */
async function leave(tx: Transaction, { nid, publishedVid }: Standing, left: readonly Alias[]): Promise<void> {
  const redirects = tx.insert(aliasRedirects).values(left.map(({ id: _id, ...alias }) => alias));
  const target = [aliasRedirects.domain, aliasRedirects.path, aliasRedirects.language];
  if (publishedVid === null) await redirects.onConflictDoNothing({ target });
  else await redirects.onConflictDoUpdate({ target, set: { nid } });
}
