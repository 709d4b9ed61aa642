import { type Entity, readEntity } from './entity.ts';
import { getNode } from './get-node.ts';
import { type Call, type CallOptions, defineOperation, encodePath } from './operation.ts';
import { type Result, UnreadableAnswer } from './result.ts';
import { translatePath } from './translate-path.ts';
import { isRecord } from './wire.ts';

export interface PageInput {
  /** Decoded path without language prefix; "/" is the front page. */
  readonly params: { readonly pathname: string };
}

/** Result for a path. `to` is encoded, without base and language prefix; or the whole address of another site. */
export type FoundPage =
  | { readonly kind: 'entity'; readonly entity: Entity }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

/** A redirect of one language is found only by its path with the prefix. */
async function byRouter(
  call: Call,
  { params: { pathname }, signal }: PageInput & CallOptions,
  language: string | null,
): Promise<Result<FoundPage>> {
  const path = language === null ? pathname : `/${language}${pathname === '/' ? '' : pathname}`;
  const found = await call(translatePath, { query: { path }, signal });
  if (!found.ok) return found;
  if (found.value.kind === 'redirect') return { ...found, value: found.value };
  const node = await call(getNode, { params: { id: found.value.id }, signal });
  if (!node.ok) return node;
  return { ok: true, value: { kind: 'entity', entity: node.value }, tags: [...new Set([...found.tags, ...node.tags])] };
}

/**
 * Returns the entity at a pathname. The content system answers every path, so a response other than a node means that
 * there is no page. Redirects are read, which only a server can do.
 */
export const getPage = defineOperation({
  name: 'get-page',
  method: 'GET',
  route: '/*',
  access: 'anyone',
  redirect: 'read',
  path: ({ params }: PageInput) => encodePath(params.pathname),
  read: ({ status, body, location }): FoundPage => {
    if (status >= 300 && location !== null) return { kind: 'redirect', to: location, status };
    if (!isRecord(body) || !('nid' in body)) throw new UnreadableAnswer('not_found', 'no page at this path');
    return { kind: 'entity', entity: readEntity(body) };
  },
  perform: (call, input, backEnd, language) =>
    backEnd.page === 'translate-path' ? byRouter(call, input, language) : undefined,
  errors: { 403: 'not published, where the content system tells so', 404: 'no page at this path' },
});
