import { and, eq, inArray } from 'drizzle-orm';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { matchScreen } from '#src/screens/match.ts';
import type { Transaction } from '../../../content/change-content.ts';
import { aliasRedirects, pathAliases } from '../../../db/schema/index.ts';
import { ValidationFailure } from '../../../http/api-error.ts';
import { toViolation, type ViolationKey } from '../../../http/violation-texts.ts';
import { isAliasPath } from '../check.ts';
import type { NodeState } from './node-state.ts';

type Alias = typeof pathAliases.$inferSelect;

/** Creates the error of a refused path. */
export const createPathError = (key: ViolationKey, language: Language) =>
  new ValidationFailure([toViolation({ field: 'path', path: 'path' }, key, language)]);

/** Matches a path with the screens of a domain. */
export const matchDomainScreen = (domain: string, language: Language, path: string) =>
  matchScreen(getDomain(domain as DomainKey), language, path);

/** Returns true if visitors never see a page at this path: a screen without a page, or one of another language. */
function isReserved(domain: string, language: Language, path: string): boolean {
  const match = matchDomainScreen(domain, language, path);
  return match.kind === 'screen' ? match.screen.content === 'none' : match.kind !== 'none';
}

/**
 * Returns the domains of a node that have the language, if the path or a redirect is allowed; responds with 422
 * otherwise. Always in one order, so that two writes to a path never deadlock.
 */
export function listDomainsForPath({ domains, language }: NodeState, path: string): string[] {
  if (!isAliasPath(path)) throw createPathError('path-invalid', language);
  const speaking = domains.filter((key) => getDomain(key as DomainKey).languages.includes(language)).toSorted();
  if (speaking.length === 0) throw createPathError('path-invalid', language);
  if (speaking.some((key) => isReserved(key, language, path))) throw createPathError('path-taken', language);
  return speaking;
}

/**
 * Sets the path of a node in all its domains that have the language; its former path redirects to the new one. A
 * redirect of another page at the path remains until this node is published.
 */
export async function setAlias(tx: Transaction, node: NodeState, path: string): Promise<void> {
  const { nid, language } = node;
  const domains = listDomainsForPath(node, path);
  const condition = and(inArray(pathAliases.domain, domains), eq(pathAliases.language, language));
  const deletedAliases = await tx
    .delete(pathAliases)
    .where(and(condition, eq(pathAliases.nid, nid)))
    .returning();
  const insertedAliases = await tx
    .insert(pathAliases)
    .values(domains.map((domain) => ({ nid, domain, language, path })))
    .onConflictDoNothing({ target: [pathAliases.domain, pathAliases.path, pathAliases.language] })
    .returning({ id: pathAliases.id });
  if (insertedAliases.length < domains.length) throw createPathError('path-taken', language);
  const left = deletedAliases.filter((alias) => {
    const match = matchDomainScreen(alias.domain, language, alias.path);
    // An application screen remains at its path, without the page.
    return alias.path !== path && (match.kind !== 'screen' || match.screen.island === null);
  });
  if (left.length > 0) await addRedirects(tx, node, left);
}

/** Redirects the former paths of a node to its current one; an unpublished node leaves no redirects. */
async function addRedirects(tx: Transaction, { nid, publishedVid }: NodeState, left: readonly Alias[]): Promise<void> {
  const redirects = tx.insert(aliasRedirects).values(left.map(({ id: _id, ...alias }) => alias));
  const target = [aliasRedirects.domain, aliasRedirects.path, aliasRedirects.language];
  if (publishedVid === null) await redirects.onConflictDoNothing({ target });
  else await redirects.onConflictDoUpdate({ target, set: { nid } });
}
