import { PAGE_STATES, type PageState } from '#src/contract/desk/page.ts';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';

/** What the list of pages is narrowed to, as it stands in the address. */
export interface ListQuery {
  readonly domain?: DomainKey;
  readonly language?: Language;
  /** Machine name of a type, or all of them; absent: those that stand at an address of their own. */
  readonly type?: string;
  readonly state?: PageState;
  readonly search?: string;
  /** Counts from 1, as people do. */
  readonly page?: number;
}

const oneOf = <T extends string>(values: readonly T[], asked: string | null) => values.find((one) => one === asked);

/** Reads the query of an address; what is unknown narrows nothing. */
export function readListQuery(search: string): ListQuery {
  const asked = new URLSearchParams(search);
  const domain = oneOf(
    DOMAINS.map(({ key }) => key),
    asked.get('domain'),
  );
  const language = oneOf(LANGUAGES, asked.get('language'));
  const state = oneOf(PAGE_STATES, asked.get('state'));
  const type = asked.get('type') || undefined;
  const text = asked.get('search')?.trim() || undefined;
  const page = Number(asked.get('page')) || 1;
  return {
    ...(domain && { domain }),
    ...(language && { language }),
    ...(type && { type }),
    ...(state && { state }),
    ...(text && { search: text }),
    ...(page > 1 && { page }),
  };
}

/** The query as it stands behind the path; empty where nothing is narrowed. */
export function writeListQuery(query: ListQuery): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}
