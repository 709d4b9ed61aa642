import { PAGE_STATE_FILTERS, type PageStateFilter } from '#src/contract/desk/page-list.ts';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { type ListQuery, readListPage } from '../../kit/use-list-address.ts';

/** Filters of the list of pages. */
export interface PageQuery extends ListQuery {
  readonly domain?: DomainKey | undefined;
  readonly language?: Language | undefined;
  /** Machine name of a type, or "all"; if omitted, types with a URL. */
  readonly type?: string | undefined;
  readonly state?: PageStateFilter | undefined;
  readonly search?: string | undefined;
  /** Sorted by path, each page below its parent; if omitted, last saved first. */
  readonly order?: 'path' | undefined;
}

const findOneOf = <T extends string>(values: readonly T[], input: string | null) =>
  values.find((value) => value === input);

/** Reads the query from the URL; unknown values are ignored. */
export function readPageQuery(query: URLSearchParams): PageQuery {
  const domain = findOneOf(
    DOMAINS.map(({ key }) => key),
    query.get('domain'),
  );
  const language = findOneOf(LANGUAGES, query.get('language'));
  const state = findOneOf(PAGE_STATE_FILTERS, query.get('state'));
  const type = query.get('type') || undefined;
  const search = query.get('search')?.trim() || undefined;
  const order = findOneOf(['path'] as const, query.get('order'));
  return {
    ...(domain && { domain }),
    ...(language && { language }),
    ...(type && { type }),
    ...(state && { state }),
    ...(search && { search }),
    ...(order && { order }),
    page: readListPage(query),
  };
}
