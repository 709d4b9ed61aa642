import { type Entity, readEntity, readPart } from './entity.ts';
import { type Call, type CallOptions, defineOperation, encodePath } from './operation.ts';
import { readOwnUser } from './own-user.ts';
import { type Result, UnreadableResponseError } from './result.ts';
import { isRecord, parseUrl, readWholeNumber } from './wire.ts';

/** Returns a node by its id, in the requested language if translated, else in the default language. */
export const getNode = defineOperation({
  name: 'get-node',
  method: 'GET',
  route: '/node/:id',
  access: 'anyone',
  read: ({ body }) => readEntity(body),
  errors: { 403: 'not published; a content system may return 404 instead', 404: 'no such node in this domain' },
});

/** Target of a path. `to` has no base and no language prefix, or is the complete URL of another site. */
export type TranslatedPath =
  | { readonly kind: 'node'; readonly id: number; readonly isHomePath: boolean }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

/** Returns true for a target outside the content system's origin. */
const isExternalTarget = (to: string, origin: string | null): boolean => {
  const target = parseUrl(to);
  return origin !== null && target !== null && /^https?:$/.test(target.protocol) && target.origin !== origin;
};

function readRedirect(list: unknown, origin: string | null): TranslatedPath | null {
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  if (!isRecord(last) || typeof last.to !== 'string') return null;
  const status = readWholeNumber(last.status) ?? 301;
  if (isExternalTarget(last.to, origin)) return { kind: 'redirect', to: last.to, status };
  const to = last.to.replace(/^https?:\/\/[^/?#]+/, '').replace(/^\/(?:nl|en)(?=[/?#]|$)/, '');
  return { kind: 'redirect', to: to.startsWith('/') ? to : `/${to}`, status };
}

/** Resolves a path by the router (in decoupled_router's format); `path` may have the language prefix. */
export const translatePath = defineOperation({
  name: 'translate-path',
  method: 'GET',
  route: '/router/translate-path',
  access: 'anyone',
  query: ({ query }: { readonly query: { readonly path: string } }) => [['path', query.path]],
  read: ({ body, origin = null }): TranslatedPath => {
    const redirect = isRecord(body) ? readRedirect(body.redirect, origin) : null;
    if (redirect) return redirect;
    const entity = isRecord(body) && isRecord(body.entity) ? body.entity : null;
    const id = entity?.type === 'node' ? readWholeNumber(entity.id) : null;
    if (id === null) throw new UnreadableResponseError('not_found', 'the path leads to no node');
    return { kind: 'node', id, isHomePath: isRecord(body) && body.isHomePath === true };
  },
  errors: { 403: 'not published; a content system may return 404 instead', 404: 'nothing at this path' },
});

export interface PageInput {
  /** Decoded path without language prefix; "/" is the front page. */
  readonly params: { readonly pathname: string };
}

/** Result for a path. `to` is encoded, without base and language prefix; or the complete URL of another site. */
export type PageResult =
  | { readonly kind: 'entity'; readonly entity: Entity }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

/** Finds a page by the router. A redirect in one language is found only by its path with the prefix. */
async function findByRouter(
  call: Call,
  { params: { pathname }, signal }: PageInput & CallOptions,
  language: string | null,
): Promise<Result<PageResult>> {
  const path = language === null ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
  const match = await call(translatePath, { query: { path }, signal });
  if (!match.ok) return match;
  if (match.value.kind === 'redirect') return { ...match, value: match.value };
  const node = await call(getNode, { params: { id: match.value.id }, signal });
  if (!node.ok) return node;
  return { ok: true, value: { kind: 'entity', entity: node.value }, tags: [...new Set([...match.tags, ...node.tags])] };
}

/**
 * Returns the entity at a pathname. The content system answers every path, so any response that is not a node means
 * that the page does not exist. Follows redirects, which only a server can do.
 */
export const getPage = defineOperation({
  name: 'get-page',
  method: 'GET',
  route: '/*',
  access: 'anyone',
  redirect: 'read',
  path: ({ params }: PageInput) => encodePath(params.pathname),
  read: ({ status, body, location }): PageResult => {
    if (status >= 300 && location !== null) return { kind: 'redirect', to: location, status };
    if (!isRecord(body) || !('nid' in body)) throw new UnreadableResponseError('not_found', 'no page at this path');
    return { kind: 'entity', entity: readEntity(body) };
  },
  perform: (call, input, backEnd, language) =>
    backEnd.page === 'translate-path' ? findByRouter(call, input, language) : undefined,
  errors: { 403: 'not published; a content system may return 404 instead', 404: 'no page at this path' },
});

/** Returns a paragraph by its id, with the access of its node. */
export const getParagraph = defineOperation({
  name: 'get-paragraph',
  method: 'GET',
  route: '/entity/paragraph/:id',
  access: 'anyone',
  read: ({ body }) => readPart(body),
  errors: {
    403: 'its node is not published; a content system may return 404 instead',
    404: 'no such paragraph in this language',
  },
});

/** Returns a taxonomy term by its id. */
export const getTerm = defineOperation({
  name: 'get-term',
  method: 'GET',
  route: '/taxonomy/term/:tid',
  access: 'anyone',
  read: ({ body }) => readPart(body),
  errors: { 404: 'no such term in this domain' },
});

/** Returns the user's own account by uid; other accounts are not found. */
export const getUser = defineOperation({
  name: 'get-user',
  method: 'GET',
  route: '/user/:id',
  access: 'logged-in',
  path: ({ params }: { readonly params: { readonly uid: number } }) => `/user/${params.uid}`,
  read: ({ body }) => readOwnUser(body),
  errors: { 403: 'not logged in', 404: 'no such account, or not the caller’s own' },
});
