import type pg from 'pg';
import type { Language } from '#src/domains/domain.ts';

/** Result of a path lookup in a domain and language. Paths are decoded and have no language prefix. */
export type PathLookup =
  | { readonly kind: 'node'; readonly nid: number }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'none' };

interface Row {
  readonly nid: number;
  readonly language: Language;
  readonly source: 'alias' | 'redirect';
  /** Path of the node in the requested language, if published in it. */
  readonly to: string | null;
}

/** Maximum length of an alias. */
const MAX_PATH_LENGTH = 500;

const query = `
  select found.nid, found.language, found.source, target.path as to
  from (
    select nid, language, 'alias' as source from path_aliases where domain = $1 and path = $2
    union all
    select nid, language, 'redirect' as source from alias_redirects where domain = $1 and path = $2
  ) found
  left join node_translations shown
    on shown.nid = found.nid and shown.language = $3 and shown.published_vid is not null
  left join path_aliases target
    on target.nid = shown.nid and target.domain = $1 and target.language = $3`;

/** Audience of a lookup: for visitors an unpublished page does not exist, and its path is free. */
export type Audience = 'visitor' | 'staff';

/** Chooses the result among the rows: the current path, a former path, the path in another language. */
function chooseRow(rows: readonly Row[], language: Language, sight: Audience): PathLookup {
  const aliasRow = rows.find((row) => row.language === language && row.source === 'alias');
  if (aliasRow && (aliasRow.to !== null || sight === 'staff')) return { kind: 'node', nid: aliasRow.nid };
  const ranked = rows.toSorted((a, b) => rank(a, language) - rank(b, language));
  const to = ranked.find((row) => row.to !== null)?.to;
  return to === undefined || to === null ? { kind: 'none' } : { kind: 'redirect', to };
}

const rank = (row: Row, language: Language) => (row.language === language ? 0 : 2) + (row.source === 'alias' ? 0 : 1);

/** Looks a path up in one query. Never redirects to the requested path. */
export async function lookUpPath(
  pool: pg.Pool,
  { domain, language, sight }: { readonly domain: string; readonly language: Language; readonly sight: Audience },
  path: string,
): Promise<PathLookup> {
  const bareText = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (path.length > MAX_PATH_LENGTH || !bareText.startsWith('/') || bareText.startsWith('//')) return { kind: 'none' };
  const { rows } = await pool.query<Row>(query, [domain, bareText, language]);
  const lookup = chooseRow(rows, language, sight);
  if (lookup.kind === 'redirect') return lookup.to === path ? { kind: 'none' } : lookup;
  return lookup.kind === 'node' && bareText !== path ? { kind: 'redirect', to: bareText } : lookup;
}
