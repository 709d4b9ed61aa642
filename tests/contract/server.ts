import { terms, termTranslations } from '#src/cms/db/schema/index.ts';
import { readEntity, readPart } from '#src/contract/entity.ts';
import { startContentSystem } from '#tests/support/content-system.ts';
import type { Known } from './cases.ts';

/** The server under test: the app in memory, or the server at CONTRACT_URL. */
export interface ContractServer {
  /** Requests a path below the base, including the language prefix. */
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  readonly known: Known;
  readonly close: () => Promise<void>;
}

async function readKnown(request: ContractServer['ask'], tid: number): Promise<Known> {
  const page = readEntity(await (await request('/nl/hulp?_format=json')).json());
  const [block] = page.fields.field_paragraphs ?? [];
  return { nid: page.id, paragraph: readPart(block).id, tid };
}

async function inMemory(databaseUrl: string): Promise<ContractServer> {
  const content = await startContentSystem(databaseUrl);
  const { db } = content.system.database;
  const row = { uuid: crypto.randomUUID(), vocabulary: 'forums', domains: ['alcohol'] };
  const [term] = await db.insert(terms).values(row).returning({ tid: terms.tid });
  const tid = term?.tid ?? 0;
  await db.insert(termTranslations).values({ tid, language: 'nl', name: 'Voorstellen' });
  const request = (path: string, init?: RequestInit) => content.ask(`/api${path}`, init);
  return { ask: request, known: await readKnown(request, tid), close: content.close };
}

/**
 * Starts the app in memory, or connects to CONTRACT_URL ("https://host/api"; CONTRACT_TID is the id of an existing
 * term).
 */
export async function startServer(databaseUrl: string, env = process.env): Promise<ContractServer> {
  const base = env.CONTRACT_URL;
  if (base === undefined) return inMemory(databaseUrl);
  const request = (path: string, init?: RequestInit) => fetch(`${base}${path}`, { redirect: 'manual', ...init });
  return { ask: request, known: await readKnown(request, Number(env.CONTRACT_TID ?? 1)), close: async () => undefined };
}
