import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Language } from '#src/domains/domain.ts';
import { changeContent } from '../../../content/change-content.ts';
import { aliasRedirects, pathAliases } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { getNodeTags, lockNode, requireLatestRevision } from './node-state.ts';
import { createPathError, listDomainsForPath, matchDomainScreen } from './set-alias.ts';

interface PageKey {
  readonly nid: number;
  readonly language: Language;
}

/** Redirects a path to a node in all its domains that have the language; responds with 422 if the path is in use. */
export function handleAddRedirect(system: ContentSystem, { nid, language }: PageKey, path: string): Promise<void> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, language);
    requireLatestRevision(node);
    const domains = listDomainsForPath(node, path);
    const isScreen = domains.some((domain) => matchDomainScreen(domain, language, path).kind === 'screen');
    const [standsThere] = await tx
      .select({ id: pathAliases.id })
      .from(pathAliases)
      .where(and(inArray(pathAliases.domain, domains), eq(pathAliases.language, language), eq(pathAliases.path, path)))
      .limit(1);
    if (isScreen || standsThere) throw createPathError('path-taken', language);
    const target = [aliasRedirects.domain, aliasRedirects.path, aliasRedirects.language];
    const rows = await tx
      .insert(aliasRedirects)
      .values(domains.map((domain) => ({ nid, domain, language, path })))
      .onConflictDoUpdate({ target, set: { nid }, setWhere: eq(aliasRedirects.nid, nid) })
      .returning({ id: aliasRedirects.id });
    if (rows.length < domains.length) throw createPathError('path-taken', language);
    return { value: undefined, tags: getNodeTags(node) };
  });
}

/** Deletes the redirect of a path to the node, in every domain. */
export function handleRemoveRedirect(system: ContentSystem, { nid, language }: PageKey, id: number): Promise<void> {
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, language);
    const isOfNode = and(eq(aliasRedirects.nid, nid), eq(aliasRedirects.language, language));
    const path = sql`(select path from alias_redirects where id = ${id})`;
    const deletedRows = await tx
      .delete(aliasRedirects)
      .where(and(isOfNode, eq(aliasRedirects.path, path)))
      .returning({ id: aliasRedirects.id });
    if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
    return { value: undefined, tags: getNodeTags(node) };
  });
}
