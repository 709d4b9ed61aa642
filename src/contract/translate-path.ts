import { defineOperation } from './operation.ts';
import { parseUrl } from './parse-url.ts';
import { UnreadableAnswer } from './result.ts';
import { isRecord, wholeNumber } from './wire.ts';

/** Target of a path. `to` has no base and no language prefix, or is the whole address of another site. */
export type TranslatedPath =
  | { readonly kind: 'node'; readonly id: number; readonly isHomePath: boolean }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: number };

/** True for a target outside that content system's origin. */
const isElsewhere = (to: string, origin: string | null): boolean => {
  const target = parseUrl(to);
  return origin !== null && target !== null && /^https?:$/.test(target.protocol) && target.origin !== origin;
};

function readRedirect(list: unknown, origin: string | null): TranslatedPath | null {
  const last: unknown = Array.isArray(list) ? list.at(-1) : undefined;
  if (!isRecord(last) || typeof last.to !== 'string') return null;
  const status = wholeNumber(last.status) ?? 301;
  if (isElsewhere(last.to, origin)) return { kind: 'redirect', to: last.to, status };
  const to = last.to.replace(/^https?:\/\/[^/]+/, '').replace(/^\/(?:nl|en)(?=\/|$)/, '');
  return { kind: 'redirect', to: to === '' ? '/' : to, status };
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
    const id = entity?.type === 'node' ? wholeNumber(entity.id) : null;
    if (id === null) throw new UnreadableAnswer('not_found', 'the path leads to no node');
    return { kind: 'node', id, isHomePath: isRecord(body) && body.isHomePath === true };
  },
  errors: { 403: 'not published, where the content system tells so', 404: 'nothing at this path' },
});
