import { useEffect, useState } from 'react';
import { type ListedPages, listPages } from '#src/contract/desk/list-pages.ts';
import { pagination } from '#src/rules/forum/pagination.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type Fetched as Fetching, useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Pager } from '#src/ui/pager/Pager.tsx';
import { Fetched } from '../Fetched.tsx';
import { Filters } from './Filters.tsx';
import { PageTable } from './PageTable.tsx';
import { type ListQuery, readListQuery, writeListQuery } from './query.ts';
import { TypeViews } from './TypeViews.tsx';

/** The query of the address, which follows what is chosen so that it can be come back to. */
function useListQuery() {
  const [query, setQuery] = useState(() => readListQuery(location.search));
  useEffect(() => history.replaceState(history.state, '', location.pathname + writeListQuery(query)), [query]);
  return { query, setQuery };
}

interface FoundProps {
  readonly query: ListQuery;
  readonly fetched: Fetching<ListedPages>;
  readonly onClear: () => void;
}

function Found({ query, fetched, onClear }: FoundProps) {
  const { t } = useIsland();
  const { page: _page, ...filters } = query;
  const hrefOf = (number: number) => location.pathname + writeListQuery({ ...filters, page: number });
  return (
    <Fetched fetched={fetched}>
      {({ entities, pager }) => {
        const current = (pager?.currentPage ?? 0) + 1;
        if (entities.length === 0) {
          return (
            <EmptyState
              drawing="wegwijzer"
              title={t('desk-pages.list.none')}
              action={
                <Button kind="quiet" onClick={onClear}>
                  {t('desk-pages.filters.clear')}
                </Button>
              }
            >
              {t('desk-pages.list.noneText')}
            </EmptyState>
          );
        }
        return (
          <>
            <p className="soft" role="status">
              {t('desk-pages.list.count', { count: pager?.totalItems ?? entities.length })}
            </p>
            <div className="page-table">
              <PageTable rows={entities} />
            </div>
            <Pager
              label={t('desk-pages.list.pages')}
              items={pagination(current, pager?.totalPages ?? 1)}
              current={current}
              href={hrefOf}
              words={{
                page: (number) => t('desk-pages.list.page', { page: number }),
                previous: t('desk-pages.list.previous'),
                next: t('desk-pages.list.next'),
              }}
            />
          </>
        );
      }}
    </Fetched>
  );
}

/** Every page by domain and language, with how it stands. */
export function PageList() {
  const { t, href } = useIsland();
  const { query, setQuery } = useListQuery();
  const [round, setRound] = useState(0);
  const { page = 1, type = 'addressed', search: words, ...filters } = query;
  const fetched = useCall(listPages, { query: { ...filters, ...(words && { words }), type, page: page - 1 } });
  const clear = () => {
    setQuery({});
    setRound(round + 1);
  };
  return (
    <div className="stack">
      <header className="page-top">
        <h1>{t('desk.screens.pages')}</h1>
        <ButtonLink href={href('page-new')} icon="circle-plus">
          {t('desk-pages.list.make')}
        </ButtonLink>
      </header>
      <TypeViews query={query} {...(fetched.status === 'done' ? { counts: fetched.value.counts } : {})} />
      <Filters key={round} query={query} onChange={setQuery} />
      <Found query={query} fetched={fetched} onClear={clear} />
    </div>
  );
}
