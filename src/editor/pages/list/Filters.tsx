import { useEffect, useState } from 'react';
import { PAGE_STATES } from '#src/contract/desk/page.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { domainName, hasAddress, languageName, PAGE_TYPES } from '../../frame/names.ts';
import { type ListQuery, readListQuery, writeListQuery } from './query.ts';

interface Props {
  readonly query: ListQuery;
  /** Told how the query changes, of whatever it is by then. */
  readonly onChange: (change: (now: ListQuery) => ListQuery) => void;
}

const PAUSE_MS = 300;

/** Tells what is typed shortly after the last key. */
function useTyped(query: ListQuery, onChange: Props['onChange']) {
  const [typed, setTyped] = useState(query.search ?? '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed decides, not who is told
  useEffect(() => {
    if (typed.trim() === (query.search ?? '')) return undefined;
    const pause = setTimeout(() => onChange((now) => changed(now, 'search', typed.trim())), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  return { typed, setTyped };
}

/** A filter that changes begins at the first page again. */
function changed(query: ListQuery, name: keyof ListQuery, value: string): ListQuery {
  const { page: _page, [name]: _old, ...rest } = query;
  return readListQuery(writeListQuery({ ...rest, [name]: value }));
}

/** Narrows the list of pages. */
export function Filters({ query, onChange }: Props) {
  const { t, language } = useIsland();
  const { typed, setTyped } = useTyped(query, onChange);
  const select = (name: keyof ListQuery, options: readonly { value: string; label: string }[]) => (
    <SelectField
      id={`filter-${name}`}
      label={t(`desk-pages.filters.${name}`)}
      value={String(query[name] ?? '')}
      onChange={({ target }) => onChange((now) => changed(now, name, target.value))}
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
        DOMAINS.map(({ key }) => ({ value: key, label: domainName(key, language) })),
      )}
      {select(
        'language',
        LANGUAGES.map((code) => ({ value: code, label: languageName(code, language) })),
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
        PAGE_STATES.map((state) => ({ value: state, label: t(`desk-pages.states.${state}`) })),
      )}
    </search>
  );
}
