import { and, eq, sql } from 'drizzle-orm';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { moveToBin } from '../../../content/bin.ts';
import type { Transaction } from '../../../content/change-content.ts';
import type { Actor, EntryType } from '../../../content/entry-type.ts';
import { nodeRevisions, nodes, nodeTranslations } from '../../../db/schema/index.ts';
import { ApiError } from '../../../http/api-error.ts';
import { addRevision } from './add-revision.ts';
import { checkRevision, getNodeTags, lockNode, type NodeState, requireLatestRevision } from './node-state.ts';

/** Returns the key of a page in one language. The planned end is set per language; the bin contains all languages. */
export const toVersionKey = (nid: number, language: Language): string => joinEntryKey(String(nid), language);

/** Reads the key of a page; responds with 404 for any other key. */
export function parsePageKey(key: string): { readonly nid: number; readonly language: Language } {
  const [nid = '', code] = key.split('.');
  const language = LANGUAGES.find((language) => language === code);
  if (!/^\d{1,9}$/.test(nid) || !language) throw new ApiError(404, 'not-found');
  return { nid: Number(nid), language };
}

/** Entry type of pages; its drafts, versions and planned dates are those of page revisions. */
export const pageEntryType: EntryType = {
  kind: 'page',
  access: 'editor',
  placeOf: async (tx, key) => {
    const { nid, language } = parsePageKey(key);
    const [node] = await tx.select({ domains: nodes.domains }).from(nodes).where(eq(nodes.nid, nid));
    return { domains: node?.domains ?? [], language };
  },
  publishDraft: async (tx, key, seenVersion, { uid }) => {
    const { nid, language } = parsePageKey(key);
    const node = await lockNode(tx, nid, language);
    checkRevision(node, seenVersion);
    const latestRevision = requireLatestRevision(node);
    if (latestRevision.state !== 'draft') throw new ApiError(404, 'not-found');
    await addRevision(tx, node, { ...latestRevision, authorUid: uid }, { kind: 'publish' });
    return getNodeTags(node);
  },
  hide: async (tx, key, { uid }) => {
    const { nid, language } = parsePageKey(key);
    const node = await lockNode(tx, nid, language);
    if (!node.latest || node.publishedVid === null) return [];
    if (node.latest.state === 'scheduled') {
      // The planned publication of the newest revision remains.
      const condition = and(eq(nodeTranslations.nid, nid), eq(nodeTranslations.language, language));
      await tx.update(nodeTranslations).set({ publishedVid: null }).where(condition);
      return getNodeTags(node);
    }
    await addRevision(tx, node, { ...node.latest, authorUid: uid }, { kind: 'unpublish' });
    return getNodeTags(node);
  },
  // Restores a page as a draft in all its languages, at its paths that are still free.
  cameBack: async (tx, key) => {
    const nid = Number(key);
    // A request that was met by a publication would be open again, because nothing is published.
    await tx.execute(sql`
      delete from approval_requests a using node_translations t
      where a.nid = ${nid} and t.nid = a.nid and t.language = a.language and a.vid <= t.published_vid`);
    const hidden = { publishedVid: null, publishAt: null };
    await tx.update(nodeTranslations).set(hidden).where(eq(nodeTranslations.nid, nid));
    const isScheduled = and(eq(nodeRevisions.nid, nid), eq(nodeRevisions.state, 'scheduled'));
    await tx.update(nodeRevisions).set({ state: 'draft', publishAt: null }).where(isScheduled);
    return getNodeTags(await lockNode(tx, nid, 'nl'));
  },
};

const PARTS = [
  'nodes',
  'node_revisions',
  'node_translations',
  'paragraphs',
  'path_aliases',
  'alias_redirects',
  'page_notes',
  'approval_requests',
] as const;

/** Deletes a page in all its languages, with everything of it in `PARTS`; returns its number in the bin. */
export async function binPage(tx: Transaction, { nid, domains }: NodeState, actor: Actor): Promise<number> {
  const [titledRow] = await tx
    .select({ title: nodeRevisions.title })
    .from(nodeTranslations)
    .innerJoin(nodeRevisions, eq(nodeRevisions.vid, nodeTranslations.latestVid))
    .where(eq(nodeTranslations.nid, nid))
    .orderBy(sql`${nodeTranslations.language} = 'nl' desc`)
    .limit(1);
  const page = { kind: 'page' as const, key: String(nid), name: titledRow?.title ?? '', domains };
  const parts = PARTS.map((table) => ({ table, column: 'nid', value: nid }));
  const id = await moveToBin(
    tx,
    page,
    parts,
    actor,
    LANGUAGES.map((language) => toVersionKey(nid, language)),
  );
  await tx.delete(nodes).where(eq(nodes.nid, nid));
  return id;
}
