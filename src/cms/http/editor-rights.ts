import { eq } from 'drizzle-orm';
import type { ChangedContent } from '#src/contract/operation.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { canEdit, type EditedScope, type EditorRights, EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { nodes, staffRights } from '../db/schema/index.ts';
import { ApiError } from './api-error.ts';
import type { ApiContext } from './request.ts';

/** Returns the rights of the caller; only editors have limits. */
export async function getEditorRights(c: ApiContext): Promise<EditorRights> {
  const { session, system } = c.var;
  if (session?.role !== 'editor') return EVERY_RIGHT;
  const [row] = await system.database.db.select().from(staffRights).where(eq(staffRights.uid, session.uid));
  return row ?? EVERY_RIGHT;
}

/** Refuses a change outside these rights; null for content that is not part of a programme. */
export function assertEditScope(rights: EditorRights, scope: EditedScope | null): void {
  if (scope !== null && !canEdit(rights, scope)) throw new ApiError(403, 'not-your-content');
}

/** Checks the caller's rights to edit; read the rights before starting a transaction. */
export async function assertMayEdit(c: ApiContext, scope: EditedScope): Promise<void> {
  assertEditScope(await getEditorRights(c), scope);
}

/** Refuses a caller who may not change published content. */
export async function assertMayPublish(c: ApiContext): Promise<void> {
  if (!(await getEditorRights(c)).mayPublish) throw new ApiError(403, 'may-not-publish');
}

interface DeclaredOperation {
  readonly touches: ChangedContent | null;
  readonly changesSite: boolean;
}

/** Returns the programmes and language of a write from its path; null if the route checks the row or the body. */
async function getScopeOfPath(c: ApiContext, touches: ChangedContent | null): Promise<EditedScope | null> {
  const language = c.req.param('language') ?? null;
  if (touches === 'page') return { domains: await listDomainsOfPage(c), language };
  if (touches === 'menu') return { domains: [c.req.param('domain') ?? ''], language };
  return touches === 'mail' ? { domains: DOMAINS.map(({ key }) => key), language } : null;
}

/**
 * Refuses a write by an editor outside their programmes or languages, or without the right to change published content.
 * The handler of stored, sent or listed content calls `assertEditScope`.
 */
export async function checkRights(c: ApiContext, { touches, changesSite }: DeclaredOperation): Promise<void> {
  if (touches === null || c.var.session?.role !== 'editor') return;
  const rights = await getEditorRights(c);
  if (changesSite && !rights.mayPublish) throw new ApiError(403, 'may-not-publish');
  const scope = await getScopeOfPath(c, touches);
  if (scope !== null) assertEditScope(rights, scope);
}

/** Returns the programmes of the page in a path; none if the page does not exist, which the operation then reports. */
async function listDomainsOfPage(c: ApiContext): Promise<readonly string[]> {
  const nid = Number(c.req.param('nid'));
  if (!Number.isSafeInteger(nid) || nid > 2_147_483_647) return [];
  const { db } = c.var.system.database;
  const [node] = await db.select({ domains: nodes.domains }).from(nodes).where(eq(nodes.nid, nid));
  return node?.domains ?? [];
}
