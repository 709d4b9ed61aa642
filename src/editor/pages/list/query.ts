import { LISTED_STATES, type ListedState } from '#src/contract/desk/page-list.ts';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { type ListQuery, readListPage } from '../../kit/use-list-address.ts';

/** Filters of the list of pages. */
export interface PageQuery extends ListQuery {
  readonly domain?: DomainKey | undefined;
  readonly language?: Language | undefined;
  /** Machine name of a type, or "all"; if omitted, types with a URL. */
  readonly type?: string | undefined;
  readonly state?: ListedState | undefined;
  readonly search?: string | undefined;
  /** Sorted by path, each page below its parent; if omitted, last saved first. */
  readonly order?: 'path' | undefined;
}

const findOneOf = <T extends string>(values: readonly T[], sent: string | null) => values.find((one) => one === sent);

/** Reads the query from the URL; unknown values are ignored. */
export function readPageQuery(sent: URLSearchParams): PageQuery {
  const domain = findOneOf(
    DOMAINS.map(({ key }) => key),
    sent.get('domain'),
  );
  const language = findOneOf(LANGUAGES, sent.get('language'));
  const state = findOneOf(LISTED_STATES, sent.get('state'));
  const type = sent.get('type') || undefined;
  const search = sent.get('search')?.trim() || undefined;
  const order = findOneOf(['path'] as const, sent.get('order'));
  return {
    ...(domain && { domain }),
    ...(language && { language }),
    ...(type && { type }),
    ...(state && { state }),
    ...(search && { search }),
    ...(order && { order }),
    page: readListPage(sent),
  };
}
