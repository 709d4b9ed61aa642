import { eq } from 'drizzle-orm';
import { type EditedPlace, type EditorRights, EVERY_RIGHT, mayEdit } from '#src/rules/desk/editor-rights.ts';
import { nodes, staffRights } from '../db/schema/index.ts';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

/** What the caller is kept to; only editors are kept to anything. */
export async function rightsOf(c: ApiContext): Promise<EditorRights> {
  const { session, system } = c.var;
  if (session?.role !== 'editor') return EVERY_RIGHT;
  const [own] = await system.database.db.select().from(staffRights).where(eq(staffRights.uid, session.uid));
  return own ?? EVERY_RIGHT;
}

/** Refuses, to somebody with these rights, what they may not change. */
export function assertWithin(rights: EditorRights, place: EditedPlace): void {
  if (!mayEdit(rights, place)) throw new ApiError(403, 'not-your-content');
}

/** The same for the caller; within a transaction read the rights before it. */
export async function assertMayEdit(c: ApiContext, place: EditedPlace): Promise<void> {
  assertWithin(await rightsOf(c), place);
}

/** Refuses who may not change what visitors see. */
export async function assertMayPublish(c: ApiContext): Promise<void> {
  if (!(await rightsOf(c)).mayPublish) throw new ApiError(403, 'may-not-publish');
}

/** A page in all its languages, by the number in a path of the desk. */
const OF_PAGE = /^\/desk\/pages\/:nid(\/|$)/;

interface Asked {
  readonly method: string;
  /** The route's path, parameters as `:name`. */
  readonly path: string;
  readonly changesSite: boolean;
}

/**
 * Refuses a write by an editor who is kept to other programmes or languages, or may not change what visitors see. What
 * a write is about stands in its path: the page, the programme, the language. A write that names a programme in its body
 * asks `assertMayEdit` itself.
 */
export async function checkRights(c: ApiContext, { method, path, changesSite }: Asked): Promise<void> {
  if (method === 'GET' || c.var.session?.role !== 'editor') return;
  const isOfPage = OF_PAGE.test(path);
  const isOfMenu = path.startsWith('/desk/menus/');
  if (!changesSite && !isOfPage && !isOfMenu) return;
  const rights = await rightsOf(c);
  if (changesSite && !rights.mayPublish) throw new ApiError(403, 'may-not-publish');
  const language = c.req.param('language') ?? null;
  const domain = c.req.param('domain');
  const domains = isOfPage ? await domainsOf(c) : domain === undefined ? [] : [domain];
  if (isOfPage || isOfMenu) assertWithin(rights, { domains, language });
}

/** The programmes of the page of a path; none where there is no such page, which the call itself then tells. */
async function domainsOf(c: ApiContext): Promise<readonly string[]> {
  const nid = Number(c.req.param('nid'));
  if (!Number.isSafeInteger(nid) || nid > 2_147_483_647) return [];
  const { db } = c.var.system.database;
  const [node] = await db.select({ domains: nodes.domains }).from(nodes).where(eq(nodes.nid, nid));
  return node?.domains ?? [];
}
