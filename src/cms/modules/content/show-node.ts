import { findNodeDefinition } from '#registry/index.ts';
import { respondPrivately, respondPublicly } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { isStaff } from '../../http/session.ts';
import { findNodes, type NodeQuery, type NodeRow } from './node-row.ts';
import { loadReferences } from './references.ts';
import { serializeForStaff, serializeNode } from './serialize-node.ts';

/** Returns the query options for this caller; staff may request the newest revision. */
export function readNodeQuery(c: ApiContext, fallback: NodeQuery['fallback']): NodeQuery {
  const isLatest = isStaff(c.var.session) && c.req.query('revision') === 'latest';
  const revision = isLatest ? 'latest' : 'published';
  return { domain: c.var.domain.key, language: c.var.language, fallback, revision };
}

/** Finds a node that this caller may see. Only staff see an unpublished node; for others it does not exist. */
export async function findReadableNode(c: ApiContext, query: NodeQuery, nid: number): Promise<NodeRow> {
  const [row] = (await findNodes(c.var.system.database.pool, query, 'nids', [nid])).rows;
  const isSeen = row !== undefined && (row.published || isStaff(c.var.session));
  if (!isSeen || findNodeDefinition(row.type)?.madeBy === 'participant') throw new ApiError(404, 'not-found');
  return row;
}

/** Responds with a node, its paragraphs and its references. */
export async function showNode(c: ApiContext, query: NodeQuery, nid: number): Promise<Response> {
  const row = await findReadableNode(c, query, nid);
  const references = await loadReferences(c.var.system.database.pool, query, [row]);
  if (isStaff(c.var.session)) return respondPrivately(c, serializeForStaff(row, references));
  return respondPublicly(c, serializeNode(row, references), [`node:${nid}`, ...references.tags]);
}
