import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '#src/config.ts';
import type { PreviewedRevision } from '#src/contract/desk/revisions.ts';
import { getNode, getParagraph } from '#src/contract/nodes.ts';
import type { Result } from '#src/contract/result.ts';
import type { WireFields, WireItem } from '#src/contract/wire.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Client } from '#src/http/client.ts';
import { createExternalClients, type GetClient } from '../content-fetch.ts';
import { type ContentMap, withProductNames } from './content-map.ts';
import { withProductPictures } from './media.ts';
import { type DrupalSite, withProductLinks } from './product-urls.ts';

/** `drupal.{node}.{expiry in seconds}.{signature}`; tokens of our own previews have another format. */
const TOKEN = /^drupal\.(\d{1,15})\.(\d{1,11})\.([\w-]{43})$/;

/** Maximum validity of a link in seconds, in case it leaks. */
const MAX_VALIDITY_S = 3_600;

/** Maximum nesting depth: paragraphs contain paragraphs, which contain none of our types. */
const MAX_DEPTH = 3;

export const isDrupalToken = (token: string): boolean => token.startsWith('drupal.');

/** Returns the signature that Drupal adds to the id and expiry of a link, so that it cannot be forged. */
export const signPreview = (secret: string, language: Language, id: number, until: number): string =>
  createHmac('sha256', secret).update(`preview ${language} ${id} ${until}`).digest('base64url');

/** Reads the node that a token gives access to in this language, and its expiry; null for an invalid token. */
export function readPreviewToken(
  token: string,
  language: Language,
  secret: string,
  now = Date.now(),
): { readonly id: number; readonly until: Date } | null {
  const [, node, end, signature = ''] = TOKEN.exec(token) ?? [];
  const [id, until] = [Number(node), Number(end)];
  const remaining = until - now / 1_000;
  if (node === undefined || remaining <= 0 || remaining > MAX_VALIDITY_S) return null;
  const right = Buffer.from(signPreview(secret, language, id, until));
  return timingSafeEqual(right, Buffer.from(signature)) ? { id, until: new Date(until * 1_000) } : null;
}

/** Dependencies of Drupal previews: clients with access to unpublished content, and the secret of the signatures. */
export interface PreviewDependencies {
  readonly readers: GetClient;
  readonly secret: string;
}

type Settings = Pick<
  Config,
  | 'contentApiUrl'
  | 'contentBackend'
  | 'contentPrefixes'
  | 'contentTimeoutMs'
  | 'contentPreviewLogin'
  | 'contentPurgeSecret'
>;

/** Creates the dependencies; null if no Drupal account is configured. */
export function createPreviews(config: Settings, fetchFrom: typeof fetch): PreviewDependencies | null {
  const { contentPreviewLogin: login, contentPurgeSecret: secret } = config;
  if (login === null || secret === null) return null;
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`;
  return { readers: createExternalClients(config, fetchFrom, { authorization }), secret };
}

interface PreviewContext {
  readonly client: Client;
  readonly site: DrupalSite;
  readonly map: ContentMap;
}

async function loadFields(fields: WireFields, previewContext: PreviewContext, deep = 0): Promise<WireFields> {
  const { client, site } = previewContext;
  const tags = new Set<string>();
  const pendingFields = withProductLinks(await withProductPictures(fields, client, tags), site, client, tags);
  const entries = Object.entries(await pendingFields).map(
    async ([name, items]) =>
      [name, await Promise.all(items.map((item) => loadItem(item, previewContext, deep)))] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

/** Returns the paragraph of a reference; if it cannot be read, the reference without a target. */
async function loadItem(item: WireItem, previewContext: PreviewContext, deep: number): Promise<WireItem> {
  const { target_type: kind, target_id: id } = item;
  if (kind !== 'paragraph' || typeof id !== 'number' || deep === MAX_DEPTH) return item;
  const part = await previewContext.client.call(getParagraph, { params: { id } });
  if (!part.ok) return item;
  return loadFields(withProductNames(previewContext.map, 'paragraph', part.value).fields, previewContext, deep + 1);
}

const NOT_FOUND: Result<never> = { ok: false, failure: { kind: 'not_found', status: 404, message: '' } };

/**
 * Renders a page as the author of the link may see it: its current state in Drupal, published or not. For a published
 * page, unpublished changes are not shown: Drupal core returns no paragraphs of those.
 */
export async function readDraftPage(
  { readers, secret }: PreviewDependencies,
  of: { readonly domain: Parameters<GetClient>[0]; readonly host: string; readonly language: Language },
  token: string,
  { site, map }: Omit<PreviewContext, 'client'>,
): Promise<Result<PreviewedRevision>> {
  const previewToken = readPreviewToken(token, of.language, secret);
  if (!previewToken) return NOT_FOUND;
  const client = readers(of.domain, of.host, of.language);
  const result = await client.call(getNode, { params: { id: previewToken.id } });
  if (!result.ok) return result;
  const { type, fields } = withProductNames(map, 'node', result.value);
  const entity = { ...result.value, type, fields: await loadFields(fields, { client, site, map }) };
  return {
    ok: true,
    tags: [],
    value: {
      entity: { ...entity, published: true },
      isSeen: result.value.published,
      until: previewToken.until.toISOString(),
      desk: new URL(`${site.base}/node/${previewToken.id}/edit`).href,
    },
  };
}
