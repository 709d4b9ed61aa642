import { findNodeDefinition } from '#registry/index.ts';
import { DEFAULT_LANGUAGE } from '#src/domains/domain.ts';
import { listAllParagraphs } from '../content/stored-fields.ts';
import type { Orm } from '../db/orm.ts';
import { nodeRevisions, nodes, nodeTranslations, paragraphs, pathAliases } from '../db/schema/index.ts';
import { type LoadableNode, listDomainsWithLanguage } from './nodes.ts';

type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** Rows of one INSERT: PostgreSQL takes at most 65,535 parameters. */
const ROWS = 1_000;

async function insertInChunks<T>(rows: readonly T[], insert: (chunk: T[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) await insert(rows.slice(start, start + ROWS));
}

async function insertNodes(tx: Transaction, list: readonly LoadableNode[]): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  await insertInChunks(list, async (chunk) => {
    const rows = chunk.map(({ uuid, type, domains, notes }) => ({
      uuid,
      type,
      domains: [...domains],
      notes,
    }));
    for (const row of await tx.insert(nodes).values(rows).returning({ nid: nodes.nid, uuid: nodes.uuid })) {
      ids.set(row.uuid, row.nid);
    }
  });
  return ids;
}

async function insertRevisions(tx: Transaction, list: readonly (LoadableNode & { nid: number })[]): Promise<void> {
  const rows = list.flatMap(({ nid, translations }) =>
    translations.map(({ language, title, fields }) => ({ nid, language, title, fields, state: 'published' as const })),
  );
  // The source of a translation precedes it, in the same chunk or an earlier one.
  rows.sort((item, other) => Number(item.language !== DEFAULT_LANGUAGE) - Number(other.language !== DEFAULT_LANGUAGE));
  const sources = new Map<number, number>();
  await insertInChunks(rows, async (chunk) => {
    const { vid, nid, language } = nodeRevisions;
    const rows = await tx.insert(nodeRevisions).values(chunk).returning({ vid, nid, language });
    for (const item of rows) if (item.language === DEFAULT_LANGUAGE) sources.set(item.nid, item.vid);
    const pointers = rows.map((item) => ({
      nid: item.nid,
      language: item.language,
      latestVid: item.vid,
      publishedVid: item.vid,
      sourceVid: item.language === DEFAULT_LANGUAGE ? null : (sources.get(item.nid) ?? null),
    }));
    await tx.insert(nodeTranslations).values(pointers);
  });
}

/** Inserts the nodes, published, with their paragraphs' ids and their paths. */
export async function insertStarterNodes(tx: Transaction, list: readonly LoadableNode[]): Promise<void> {
  const ids = await insertNodes(tx, list);
  const numbered = list.flatMap((node) => {
    const nid = ids.get(node.uuid);
    return nid === undefined ? [] : [{ ...node, nid }];
  });
  await insertRevisions(tx, numbered);
  const identities = numbered.flatMap(({ nid, type, translations }) => {
    const uuids = translations.flatMap(({ fields }) =>
      listAllParagraphs(findNodeDefinition(type), fields).map(({ uuid }) => uuid),
    );
    return [...new Set(uuids)].map((uuid) => ({ uuid, nid }));
  });
  await insertInChunks(identities, (chunk) => tx.insert(paragraphs).values(chunk));
  const aliases = numbered.flatMap(({ nid, domains, translations }) =>
    translations.flatMap(({ language, path }) =>
      path === null
        ? []
        : listDomainsWithLanguage(domains, language).map((domain) => ({ nid, domain, language, path })),
    ),
  );
  await insertInChunks(aliases, (chunk) => tx.insert(pathAliases).values(chunk));
}
