import { and, eq, notInArray } from 'drizzle-orm';
import { type DomainKey, LANGUAGES } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import { changeContent, type Transaction } from '../../../content/change-content.ts';
import { aliasRedirects, nodes, pathAliases } from '../../../db/schema/index.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { placeAlias } from './place-alias.ts';
import { getNodeTags, lockNode, type NodeState } from './standing.ts';

interface Description {
  readonly domains?: readonly DomainKey[];
  readonly notes?: string;
}

/** Puts the paths of a node in the domains it belongs to now, and takes them from those it left. */
async function moveToDomains(tx: Transaction, standing: NodeState, domains: readonly DomainKey[]): Promise<void> {
  const { nid } = standing;
  await tx
    .update(nodes)
    .set({ domains: [...domains] })
    .where(eq(nodes.nid, nid));
  const placed = await tx.select().from(pathAliases).where(eq(pathAliases.nid, nid));
  for (const language of LANGUAGES) {
    const path = placed.find((alias) => alias.language === language)?.path;
    const isSpoken = domains.some((key) => domainOf(key).languages.includes(language));
    if (path !== undefined && isSpoken) await placeAlias(tx, { ...standing, domains, language }, path);
  }
  for (const table of [pathAliases, aliasRedirects]) {
    await tx.delete(table).where(and(eq(table.nid, nid), notInArray(table.domain, [...domains])));
  }
}

/** Changes the properties of a node in all its languages: its domains, and the notes of editors. */
export function describe(system: ContentSystem, nid: number, { domains, notes }: Description): Promise<void> {
  return changeContent(system, async (tx) => {
    const standing = await lockNode(tx, nid, 'nl');
    if (notes !== undefined)
      await tx
        .update(nodes)
        .set({ notes: notes.trim() || null })
        .where(eq(nodes.nid, nid));
    if (domains !== undefined) await moveToDomains(tx, standing, domains);
    return { value: undefined, tags: domains === undefined ? [] : getNodeTags(standing) };
  });
}
