import { createNode as createOperation, deleteNode as deleteOperation, updateNode } from '#src/contract/write-node.ts';
import { changeContent } from '../../content/change-content.ts';
import { getActor } from '../../content/entry-type.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readJson } from '../../http/body.ts';
import { assertEditScope, assertMayEdit, getEditorRights } from '../../http/editor-rights.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { API_BASE, type ApiContext } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { addRevision, type RevisionAction } from './life/add-revision.ts';
import { insertNode } from './life/create-node.ts';
import { removeNode } from './life/delete-node.ts';
import { checkRevision, getNodeTags, lockNode, type NodeState } from './life/node-state.ts';
import { setAlias } from './life/set-alias.ts';
import { readNodeBody, type SubmittedNode } from './node-body.ts';
import { findNodes } from './node-row.ts';
import { loadReferences } from './references.ts';
import { serializeForStaff } from './serialize-node.ts';

const FATES = { draft: 'draft', published: 'publish', archived: 'unpublish' } as const;

/** Returns the requested state; by default a published node remains published, as in Drupal. */
function getRequestedAction(body: SubmittedNode, node: NodeState): RevisionAction {
  if (body.state !== null) return { kind: FATES[body.state] };
  return { kind: node.latest?.state === 'published' ? 'publish' : 'draft' };
}

/** Responds with the node for staff, in the requested domain or else its first domain. */
async function showSaved(c: ApiContext, nid: number, domains: readonly string[], status: 200 | 201): Promise<Response> {
  const { system, domain, language } = c.var;
  const responseDomain = domains.includes(domain.key) ? domain.key : (domains[0] ?? domain.key);
  const query = { domain: responseDomain, language, fallback: 'none', revision: 'latest' } as const;
  const { pool } = system.database;
  const [row] = (await findNodes(pool, query, 'nids', [nid])).rows;
  if (!row) throw new ApiError(404, 'not-found');
  c.header('ETag', `"${row.vid}"`);
  return respondPrivately(c, serializeForStaff(row, await loadReferences(pool, query, [row])), status);
}

async function create(c: ApiContext): Promise<Response> {
  const { system, domain, language, session } = c.var;
  const original = { type: null, title: '', fields: {} };
  const body = readNodeBody(createOperation.request, await readJson(c.req.raw), original, language);
  const node = { type: body.type, domains: [domain.key], language, ...(body.path === null ? {} : { path: body.path }) };
  await assertMayEdit(c, node);
  const revisionAction: RevisionAction = { kind: FATES[body.state ?? 'draft'] };
  const version = await insertNode(system, node, { ...body, authorUid: session?.uid ?? null }, revisionAction);
  c.header('Location', `${API_BASE}/${language}/node/${version.nid}`);
  return showSaved(c, version.nid, [domain.key], 201);
}

async function update(c: ApiContext): Promise<Response> {
  const { system, language, session } = c.var;
  const nid = readIdParam(c, 'id');
  const raw = await readJson(c.req.raw);
  const rights = await getEditorRights(c);
  const domains = await changeContent(system, async (tx) => {
    const node = await lockNode(tx, nid, language);
    assertEditScope(rights, node);
    checkRevision(node, readIfMatch(c));
    const original = { type: node.type, title: node.latest?.title ?? '', fields: node.latest?.fields ?? {} };
    const body = readNodeBody(updateNode.request, raw, original, language);
    const revisionAction = getRequestedAction(body, node);
    await addRevision(tx, node, { ...body, authorUid: session?.uid ?? null, isUpToDate: true }, revisionAction);
    if (body.path !== null) await setAlias(tx, node, body.path);
    const isSeen = revisionAction.kind !== 'draft' || body.path !== null;
    return { value: node.domains, tags: isSeen ? getNodeTags(node) : [] };
  });
  return showSaved(c, nid, domains, 200);
}

async function remove(c: ApiContext): Promise<Response> {
  await removeNode(c.var.system, readIdParam(c, 'id'), getActor(c), await getEditorRights(c));
  return respondEmpty(c);
}

export const contentWriteRoutes: readonly Route[] = [
  serve(createOperation, create),
  serve(updateNode, update),
  serve(deleteOperation, remove),
];
