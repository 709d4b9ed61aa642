import { useEffect, useState } from 'react';
import { PAGE_STATE_FILTERS } from '#src/contract/desk/page-list.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { getDomainName, getLanguageName, hasAddress, PAGE_TYPES } from '../../frame/names.ts';
import { type PageQuery, readPageQuery } from './query.ts';

interface Props {
  readonly query: PageQuery;
  /** Called with the changed filters. */
  readonly onChange: (to: Partial<PageQuery>) => void;
}

const PAUSE_MS = 300;

/** Reports the search text after a pause in typing. */
function useTypedSearch(query: PageQuery, onChange: Props['onChange']) {
  const [typed, setTyped] = useState(query.search ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the typed text, not on the callback
  useEffect(() => {
    if (typed.trim() === (query.search ?? '')) return undefined;
    const pause = setTimeout(() => onChange(toQueryPart('search', typed.trim())), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return { typed, setTyped };
}

type Filter = Exclude<keyof PageQuery, 'page'>;

/** Returns the query for one filter and its value; "" clears the filter. */
const toQueryPart = (name: Filter, value: string): Partial<PageQuery> => ({
  [name]: readPageQuery(new URLSearchParams({ [name]: value }))[name],
});

/** Filters of the list of pages. */
export function Filters({ query, onChange }: Props) {
  const { t, language } = useIsland();
  const { typed, setTyped } = useTypedSearch(query, onChange);
  const select = (name: Filter, options: readonly { value: string; label: string }[]) => (
    <SelectField
      id={`filter-${name}`}
      label={t(`desk-pages.filters.${name}`)}
      value={String(query[name] ?? '')}
      onChange={({ target }) => onChange(toQueryPart(name, target.value))}
      options={[{ value: '', label: t('desk-pages.filters.all') }, ...options]}
    />
  );
  return (
    <search className="page-filters" aria-label={t('desk-pages.filters.label')}>
      <TextField
        id="filter-search"
        type="search"
        autoComplete="off"
        label={t('desk-pages.filters.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {select(
        'domain',
        DOMAINS.map(({ key }) => ({ value: key, label: getDomainName(key, language) })),
      )}
      {select(
        'language',
        LANGUAGES.map((code) => ({ value: code, label: getLanguageName(code, language) })),
      )}
      {(query.type === undefined || hasAddress(query.type)) &&
        select(
          'type',
          PAGE_TYPES.filter(({ name }) => hasAddress(name)).map(({ name, label }) => ({
            value: name,
            label: label[language],
          })),
        )}
      {select(
        'state',
        PAGE_STATE_FILTERS.map((state) => ({ value: state, label: t(`desk-pages.states.${state}`) })),
      )}
      <SelectField
        id="filter-order"
        label={t('desk-pages.filters.order')}
        value={query.order ?? ''}
        onChange={({ target }) => onChange(toQueryPart('order', target.value))}
        options={[
          { value: '', label: t('desk-pages.filters.saved') },
          { value: 'path', label: t('desk-pages.filters.tree') },
        ]}
      />
    </search>
  );
}
