import { encodePath, type Operation } from '#src/contract/operation.ts';
import { parseUrl } from '#src/contract/parse-url.ts';
import type { ClientOptions } from './client-options.ts';

const isWeb = ({ protocol, username }: URL): boolean => /^https?:$/.test(protocol) && username === '';

/** The address of an operation: base, language prefix, path, query and `_format=json`. */
export function toAddress<I extends object, A>(options: ClientOptions, operation: Operation<I, A>, input: I): string {
  const prefix = options.language === null ? '' : `/${options.language}`;
  const query = new URLSearchParams(operation.query(input).map(([name, value]) => [name, value]));
  query.append('_format', 'json');
  const path = operation.path(input, options.backend);
  const own = path === '/' && prefix !== '' ? options.backend.frontPage : path;
  return `${options.base}${prefix}${own}?${query}`;
}

/** Scheme, name and port of a content system at an absolute address; null of one on the own origin. */
export const getSystemOrigin = ({ base }: ClientOptions): string | null => parseUrl(base)?.origin ?? null;

/**
 * The path of a redirect without base and language prefix. One that leaves the content system is the whole address where
 * its editors may send people elsewhere, as those of Drupal do, and null where it is ours.
 */
export function locationOf(options: ClientOptions, header: string | null): string | null {
  if (header === null) return null;
  const anywhere = 'http://base.invalid';
  const base = new URL(options.base, anywhere);
  const target = parseUrl(header, base);
  if (!target) return null;
  if (target.origin !== base.origin) {
    // Drupal hands our own query on to where it sends people.
    target.searchParams.delete('_format');
    return options.backend.key !== 'embedded' && isWeb(target) ? target.href : null;
  }
  const folder = base.pathname === '/' ? '' : base.pathname;
  if (!`${target.pathname}/`.startsWith(`${folder}/`)) return null;
  const path = target.pathname.slice(folder.length);
  const prefix = options.language === null ? '' : `/${encodePath(options.language)}`;
  const bare = `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return bare === '' ? '/' : bare;
}
