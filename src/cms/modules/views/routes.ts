import type { WirePager } from '#src/contract/paged.ts';
import { getView } from '#src/contract/views.ts';
import { respondPrivately, respondPublicly } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallerView } from '../../http/caller-view.ts';
import { checkAccess } from '../../http/guard.ts';
import { serializePager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { findViewPage } from '../content/find-view.ts';
import { findNodes, type NodeQuery, type NodeRow } from '../content/node-row.ts';
import { loadReferences, type References } from '../content/references.ts';
import { serializeNode } from '../content/serialize-node.ts';
import { getItems, VIEWS, type View } from '../content/view.ts';

const NO_REFERENCES: References = { nodes: new Map(), items: new Map(), missingForms: new Set(), tags: [] };

/** Reads a page number of a query; the first page for any other value. */
const parsePage = (text: string | undefined): number => (/^\d{1,15}$/.test(text ?? '') ? Number(text) : 0);

/** Reads the ids of a contextual argument, separated by + or a comma; "all" and an empty argument do not filter. */
function parseNids(argument: string | undefined): readonly number[] | null {
  if (argument === undefined || argument === '' || argument === 'all') return null;
  return argument
    .split(/[+, ]/)
    .filter((text) => /^\d{1,9}$/.test(text))
    .map(Number);
}

function getArguments(c: ApiContext): readonly string[] {
  const queries = c.req.queries();
  const indexed = Object.keys(queries)
    .filter((name) => /^args\[\d*\]$/.test(name))
    .sort();
  return indexed.flatMap((name) => queries[name] ?? []);
}

function getRows(view: View, nodes: readonly NodeRow[], references: References): readonly unknown[] {
  if (view.rows.kind === 'stubs') return nodes.map((row) => serializeNode({ ...row, fields: {} }, NO_REFERENCES));
  const wrapped = nodes.map((row) => serializeNode(row, references));
  const { rows } = view;
  return rows.kind === 'paragraphs' ? wrapped.flatMap((node) => getItems(node, rows.wire)) : wrapped;
}

/** Returns the pager of the returned rows; paragraphs of one node are all on one page. */
function toRowPager(view: View, pager: WirePager, rows: readonly unknown[]) {
  const { length } = rows;
  const isOnePage = view.rows.kind === 'paragraphs';
  return serializePager(
    isOnePage ? { currentPage: 0, totalPages: 1, totalItems: length, itemsPerPage: length } : pager,
  );
}

/** Returns a list for the caller only, not cached. */
async function showOwnView(c: ApiContext, view: CallerView): Promise<Response> {
  checkAccess(c, view.access);
  const { entities, pager } = await view.show(c, { page: parsePage(c.req.query('page')), args: getArguments(c) });
  return respondPrivately(c, { entities, pager: serializePager(pager) });
}

type CallerViews = Readonly<Record<string, CallerView>>;

async function showView(c: ApiContext, ownViews: CallerViews): Promise<Response> {
  const { system, domain, language } = c.var;
  const name = `${c.req.param('view')}/${c.req.param('display')}`;
  const ownView = Object.hasOwn(ownViews, name) ? ownViews[name] : undefined;
  if (ownView) return showOwnView(c, ownView);
  const view = Object.hasOwn(VIEWS, name) ? VIEWS[name] : undefined;
  if (!view) throw new ApiError(404, 'not-found');
  const { pool } = system.database;
  const { nids, pager } = await findViewPage(pool, view, {
    domain: domain.key,
    language,
    page: view.rows.kind === 'paragraphs' ? 0 : parsePage(c.req.query('page')),
    nids: parseNids(getArguments(c)[0]),
    title: c.req.query('title') || null,
  });
  const query: NodeQuery = { domain: domain.key, language, fallback: 'none', revision: 'published' };
  const { rows } = await findNodes(pool, query, 'nids', nids);
  const nodesById = new Map(rows.map((row) => [row.nid, row]));
  const nodes = nids.flatMap((nid) => nodesById.get(nid) ?? []);
  const references = view.rows.kind === 'stubs' ? NO_REFERENCES : await loadReferences(pool, query, nodes);
  const entities = getRows(view, nodes, references);
  const tags = [`view:${c.req.param('view')}`, ...nids.map((nid) => `node:${nid}`), ...references.tags];
  return respondPublicly(c, { entities, pager: toRowPager(view, pager, entities) }, tags);
}

/** Returns the routes of the views; `ownViews` are the modules' lists for the caller only, by `view/display`. */
export const viewRoutes = (ownViews: CallerViews): readonly Route[] => [serve(getView, (c) => showView(c, ownViews))];
