import { and, eq, notInArray } from 'drizzle-orm';
import { type DomainKey, LANGUAGES } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { changeContent, type Transaction } from '../../../content/change-content.ts';
import { checkOpened } from '../../../content/version-conflict.ts';
import { aliasRedirects, nodes, pathAliases } from '../../../db/schema/index.ts';
import type { ContentSystem } from '../../../http/content-system.ts';
import { getNodeTags, lockNode, type NodeState } from './node-state.ts';
import { setAlias } from './set-alias.ts';

interface Description {
  readonly domains?: readonly DomainKey[] | undefined;
  readonly notes?: string | undefined;
}

type Change = Description & { readonly opened: Description };

/** Adds the paths of a node to its new domains, and removes them from the former ones. */
async function moveToDomains(tx: Transaction, node: NodeState, domains: readonly DomainKey[]): Promise<void> {
  const { nid } = node;
  await tx
    .update(nodes)
    .set({ domains: [...domains] })
    .where(eq(nodes.nid, nid));
  const aliasRows = await tx.select().from(pathAliases).where(eq(pathAliases.nid, nid));
  for (const language of LANGUAGES) {
    const path = aliasRows.find((alias) => alias.language === language)?.path;
    const isSpoken = domains.some((key) => getDomain(key).languages.includes(language));
    if (path !== undefined && isSpoken) await setAlias(tx, { ...node, domains, language }, path);
  }
  for (const table of [pathAliases, aliasRedirects]) {
    await tx.delete(table).where(and(eq(table.nid, nid), notInArray(table.domain, [...domains])));
  }
}

/** Changes the domains and the editors' notes of a node, unless another value was stored since they were opened. */
export function updateProperties(system: ContentSystem, nid: number, change: Change): Promise<void> {
  const { domains, notes, opened } = change;
  return changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, 'nl');
    const [stored] = await tx.select({ notes: nodes.notes }).from(nodes).where(eq(nodes.nid, nid));
    checkOpened(stored?.notes?.trim() ?? '', notes?.trim(), opened.notes?.trim());
    checkOpened(node.domains.toSorted().join(), domains?.toSorted().join(), opened.domains?.toSorted().join());
    if (notes !== undefined)
      await tx
        .update(nodes)
        .set({ notes: notes.trim() || null })
        .where(eq(nodes.nid, nid));
    if (domains !== undefined) await moveToDomains(tx, node, domains);
    return { value: undefined, tags: domains === undefined ? [] : getNodeTags(node) };
  });
}
