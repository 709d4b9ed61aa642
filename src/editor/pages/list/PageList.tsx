import { useState } from 'react';
import { listPages, type PageListing, type PageRow } from '#src/contract/desk/page-list.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type FetchState as Fetching, useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useListQuery } from '../../kit/use-list-address.ts';
import { BulkChangeNotice, type BulkChangeOutcome } from './BulkChangeNotice.tsx';
import { Filters } from './Filters.tsx';
import { PageBulkActions } from './PageBulkActions.tsx';
import { PageTable } from './PageTable.tsx';
import { readPageQuery } from './query.ts';
import { TypeViews } from './TypeViews.tsx';
import { toRowKey, usePageSelection } from './use-page-selection.ts';

interface RowsProps extends Pick<FoundProps, 'isTree' | 'onChanged'> {
  readonly rows: readonly PageRow[];
  readonly count: string;
}

/** The pages, with bulk actions. */
function Rows({ rows, count, isTree, onChanged }: RowsProps) {
  const choice = usePageSelection(rows);
  return (
    <>
      <PageBulkActions rows={rows} choice={choice} onChanged={onChanged} count={count} />
      <div className="page-table">
        <PageTable rows={rows} choice={choice} isTree={isTree} />
      </div>
    </>
  );
}

interface FoundProps {
  readonly fetched: Fetching<PageListing>;
  readonly isTree: boolean;
  readonly onClear: () => void;
  readonly onPage: (page: number) => void;
  readonly onChanged: (outcome: BulkChangeOutcome) => void;
}

function Found({ fetched, isTree, onClear, onPage, onChanged }: FoundProps) {
  const { t } = useIsland();
  return (
    <FetchedContent fetchState={fetched}>
      {({ rows: entities, pager }) =>
        entities.length === 0 ? (
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
        ) : (
          <>
            <Rows
              rows={entities}
              count={t('desk-pages.list.count', { count: pager.totalItems })}
              isTree={isTree}
              onChanged={onChanged}
            />
            <Paging pager={pager} onPage={onPage} />
          </>
        )
      }
    </FetchedContent>
  );
}

/** All pages by domain and language, with their state. */
export function PageList() {
  const { t, href } = useIsland();
  const { query, narrow, clear } = useListQuery(readPageQuery);
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<BulkChangeOutcome | null>(null);
  const { type = 'addressed', search, ...filters } = query;
  const fetchState = useCall(
    listPages,
    { query: { ...filters, ...(search && { words: search }), type } },
    { keepsFormer: true },
  );
  const start = () => {
    clear();
    setRound(round + 1);
  };
  return (
    <div className="stack">
      <ScreenHead
        title={t('desk.screens.pages')}
        action={
          <ButtonLink href={href('page-new')} icon="circle-plus">
            {t('desk-pages.list.make')}
          </ButtonLink>
        }
      />
      <TypeViews query={query} {...(fetchState.status === 'done' ? { counts: fetchState.value.counts } : {})} />
      <Filters key={round} query={query} onChange={narrow} />
      {outcome && (
        <BulkChangeNotice key={outcome.pages.map(toRowKey).join()} outcome={outcome} onClose={() => setOutcome(null)} />
      )}
      <Found
        fetched={fetchState}
        isTree={query.order === 'path'}
        onClear={start}
        onPage={(page) => narrow({ page })}
        onChanged={setOutcome}
      />
    </div>
  );
}
