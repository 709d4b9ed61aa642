import { toCurrentPageFields } from '#registry/current-fields.ts';
import { findNodeDefinition } from '#registry/index.ts';
import { previewPage } from '#src/contract/desk/revisions.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { PREVIEW_PATHS } from '#src/i18n/preview-href.ts';
import type { Keyring } from '../../../db/encryption/keyring.ts';
import { createLinkToken, openLinkToken } from '../../../db/encryption/link-token.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { getPageUrl } from '../../../mail/addresses.ts';
import { findNodes, type NodeQuery, type NodeRow } from '../node-row.ts';
import { loadReferences } from '../references.ts';
import { serializeNode } from '../serialize-node.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';

/** Access to one revision of a page, in one domain, until a given time. */
interface PreviewAccess {
  readonly nid: number;
  readonly language: Language;
  readonly vid: number;
  readonly domain: DomainKey;
  /** Milliseconds since 1970. */
  readonly until: number;
}

const PURPOSE = 'page preview';

/** Validity of a preview link, in ms. */
const PREVIEW_MS = 15 * 60_000;

/** Reads the access that a token grants; null for an invalid or expired token. */
function openPreviewToken(keys: Keyring, token: string, now: Date): PreviewAccess | null {
  const linkToken = openLinkToken(keys, PURPOSE, token, now);
  if (!linkToken) return null;
  const [nid, language, vid, domain] = linkToken.values;
  return { nid: Number(nid), language, vid: Number(vid), domain, until: linkToken.until } as PreviewAccess;
}

/**
 * Creates the URL of one revision's preview; responds with 404 for a revision of another page, domain or language, and
 * for a node that is not a page.
 */
export async function createPreview(c: ApiContext): Promise<Response> {
  const { config, database, keys, now } = c.var.system;
  const pageParams = readPageParams(c);
  const body = await readRequest(c, previewPage);
  const page = await findPage(database.pool, pageParams.nid, pageParams.language);
  const domain = page.domains.find((key) => key === (body.domain ?? page.domains[0]));
  const isPage = findNodeDefinition(page.type)?.renderedBy === 'component';
  const vid = typeof body.vid === 'number' ? body.vid : page.vid;
  if (vid === null || domain === undefined || !isPage) throw new ApiError(404, 'not-found');
  const right = { ...pageParams, vid, domain, until: now().getTime() + PREVIEW_MS };
  if ((await findPreviewedNode(c, right)) === null) throw new ApiError(404, 'not-found');
  const path = `${PREVIEW_PATHS[pageParams.language]}/${createLinkToken(keys, PURPOSE, [pageParams.nid, pageParams.language, vid, domain], right.until)}`;
  const url = getPageUrl(config.accounts.publicUrl, { domain, language: pageParams.language, path });
  return respondPrivately(c, { url, expiresAt: new Date(right.until).toISOString() });
}

/** Returns the node as visitors would see it if this revision were published. */
async function findPreviewedNode(
  c: ApiContext,
  { nid, language, vid, domain }: PreviewAccess,
): Promise<NodeRow | null> {
  const { pool } = c.var.system.database;
  const query: NodeQuery = { domain, language, fallback: 'none', revision: 'latest' };
  const [row] = (await findNodes(pool, query, 'nids', [nid])).rows;
  const { rows } = await pool.query<Pick<NodeRow, 'vid' | 'title' | 'fields' | 'changed'>>(
    `select vid::int as vid, title, fields, created_at as changed from node_revisions
      where nid = $1 and language = $2 and vid = $3`,
    [nid, language, vid],
  );
  const [requestedRow] = rows;
  if (!row || !requestedRow) return null;
  return { ...row, ...requestedRow, fields: toCurrentPageFields(row.type, requestedRow.fields), published: true };
}

/** Shows the revision of a preview's URL, in its domain and language. */
export async function showPreviewedPage(c: ApiContext): Promise<Response> {
  const { system, domain, language } = c.var;
  const right = openPreviewToken(system.keys, c.req.param('token') ?? '', system.now());
  if (right === null || right.domain !== domain.key || right.language !== language)
    throw new ApiError(404, 'not-found');
  const row = await findPreviewedNode(c, right);
  if (row === null) throw new ApiError(404, 'not-found');
  const query: NodeQuery = { domain: domain.key, language, fallback: 'none', revision: 'published' };
  const entity = serializeNode(row, await loadReferences(system.database.pool, query, [row]));
  const { publishedVid } = await findPage(system.database.pool, right.nid, language);
  const deskPath = `/beheer/paginas/${right.nid}/${language}`;
  const desk = system.config.accounts.publicUrl.replace(/\/$/, '') + (language === 'nl' ? deskPath : `/en${deskPath}`);
  return respondPrivately(c, {
    entity,
    isSeen: row.vid === publishedVid,
    until: new Date(right.until).toISOString(),
    desk,
  });
}
