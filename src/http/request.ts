import { encodePath, type Operation } from '#src/contract/operation.ts';
import type { ClientOptions } from './client-options.ts';

/** The address of an operation: base, language prefix, path, query and `_format=json`. */
export function addressOf<I extends object, A>(options: ClientOptions, operation: Operation<I, A>, input: I): string {
  const prefix = options.language === null ? '' : `/${options.language}`;
  const query = new URLSearchParams(operation.query(input).map(([name, value]) => [name, value]));
  query.append('_format', 'json');
  return `${options.base}${prefix}${operation.path(input, options.backend)}?${query}`;
}

/** The path of a redirect without base and language prefix; null where it leaves the content system. */
export function locationOf(options: ClientOptions, header: string | null): string | null {
  if (header === null) return null;
  const anywhere = 'http://base.invalid';
  const base = new URL(options.base, anywhere);
  if (!URL.canParse(header, base)) return null;
  const target = new URL(header, base);
  if (target.origin !== base.origin) return null;
  const folder = base.pathname === '/' ? '' : base.pathname;
  if (!`${target.pathname}/`.startsWith(`${folder}/`)) return null;
  const path = target.pathname.slice(folder.length);
  const prefix = options.language === null ? '' : `/${encodePath(options.language)}`;
  const bare = `${path}/`.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
  return bare === '' ? '/' : bare;
}
