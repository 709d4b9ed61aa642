import { findNodeDefinition } from '#registry/index.ts';
import { getNode, getPage, getParagraph, translatePath } from '#src/contract/nodes.ts';
import { encodePath } from '#src/contract/operation.ts';
import { serializeParagraph } from '../../content/serialize-fields.ts';
import { listAllParagraphs } from '../../content/stored-fields.ts';
import { respondPublicly } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { API_BASE, type ApiContext, getPathname, splitApiPath } from '../../http/request.ts';
import { type Route, readIdParam, serve } from '../../http/route.ts';
import { isStaff } from '../../http/session.ts';
import { lookUpPath } from './lookup.ts';
import { decodePath } from './page-path.ts';
import { loadReferences } from './references.ts';
import { createWrapTools } from './serialize-node.ts';
import { findReadableNode, readNodeQuery, showNode } from './show-node.ts';
import { type ShowUserNode, showOwnNode } from './user-nodes.ts';

function getSight(c: ApiContext) {
  const { domain, language, session } = c.var;
  return { domain: domain.key, language, sight: isStaff(session) ? 'staff' : 'visitor' } as const;
}

async function showPage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const path = decodePath(splitApiPath(getPathname(c.req.url)).path);
  if (path === null) throw new ApiError(404, 'not-found');
  const lookup = await lookUpPath(system.database.pool, getSight(c), path);
  if (lookup.kind === 'none') throw new ApiError(404, 'not-found');
  if (lookup.kind === 'node') return showNode(c, readNodeQuery(c, 'none'), lookup.nid);
  c.header('Cache-Control', 'no-store');
  return c.redirect(`${API_BASE}/${c.var.language}${encodePath(lookup.to)}?_format=json`, 301);
}

async function showParagraph(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const id = readIdParam(c, 'id');
  const { rows } = await pool.query<{ nid: number; uuid: string }>('select nid, uuid from paragraphs where id = $1', [
    id,
  ]);
  const [identity] = rows;
  if (!identity) throw new ApiError(404, 'not-found');
  const query = readNodeQuery(c, 'default');
  const row = await findReadableNode(c, query, identity.nid);
  const paragraph = listAllParagraphs(findNodeDefinition(row.type), row.fields).find(
    ({ uuid }) => uuid === identity.uuid,
  );
  if (!paragraph) throw new ApiError(404, 'not-found');
  const references = await loadReferences(pool, query, [row]);
  const body = serializeParagraph(paragraph, createWrapTools(row, references));
  return respondPublicly(c, body, [`node:${row.nid}`, ...references.tags]);
}

async function showTranslatedPath(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const result = c.req.query('path') ?? '';
  const path = result.replace(/^\/(?:nl|en)(?=\/|$)/, '') || (result === '' ? '' : '/');
  const lookup = await lookUpPath(system.database.pool, getSight(c), path);
  if (lookup.kind === 'none') throw new ApiError(404, 'not-found');
  if (lookup.kind === 'redirect') {
    return respondPublicly(c, { resolved: lookup.to, redirect: [{ from: path, to: lookup.to, status: '301' }] }, []);
  }
  const row = await findReadableNode(c, readNodeQuery(c, 'none'), lookup.nid);
  const entity = {
    canonical: path,
    type: 'node',
    bundle: row.type,
    id: String(row.nid),
    uuid: row.uuid,
    langcode: row.language,
  };
  return respondPublicly(c, { resolved: path, isHomePath: path === '/', entity, label: row.title }, [
    `node:${row.nid}`,
  ]);
}

/** Returns the routes of content; `kinds` are the node types that participants create, with their modules. */
export const contentRoutes = (kinds: readonly ShowUserNode[]): readonly Route[] => [
  serve(getNode, async (c) => {
    const nid = readIdParam(c, 'id');
    return (await showOwnNode(c, kinds, nid)) ?? showNode(c, readNodeQuery(c, 'default'), nid);
  }),
  serve(getParagraph, showParagraph),
  serve(translatePath, showTranslatedPath),
];

/** Route of every other path: pages by editors. Mounted last. */
export const pageRoute: Route = serve(getPage, showPage);
