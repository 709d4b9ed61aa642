import { listWaiting, type WaitingRow } from '#src/contract/desk/list-waiting.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { Fetched } from '../../kit/Fetched.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { Waits } from '../../kit/things/Waits.tsx';
import { type ListQuery, pageIn, useListAddress } from '../../kit/use-list-address.ts';
import { useMoment } from '../../kit/use-moment.ts';

const readQuery = (sent: URLSearchParams): ListQuery => ({ page: pageIn(sent) });

type Href = ReturnType<typeof useIsland>['href'];

/** Where a thing is changed. */
function hrefOf({ kind, key }: WaitingRow, href: Href): string {
  const [first = '', second = ''] = key.split('.');
  if (kind === 'page') return href('page', { nid: first, language: second });
  if (kind === 'mail') return href('mail', { mail: first, language: second });
  if (kind === 'webform') return href('webform', { webform: key });
  if (kind === 'self-test') return href('self-test', { instrument: key });
  if (kind === 'site') return href('site', { domain: key });
  return href({ menu: 'menus', alert: 'alerts', term: 'vocabularies', media: 'media' }[kind]);
}

/** Every draft besides those of pages, and everything that appears or ends by itself. */
export function WaitingThings() {
  const { t, href } = useIsland();
  const moment = useMoment();
  const { query, narrow } = useListAddress(readQuery);
  const fetched = useCall(listWaiting, { query }, { keepsFormer: true });
  return (
    <div className="stack">
      <ScreenHead title={t('desk.screens.waiting')} lead={t('desk.things.waiting.lead')} />
      <Fetched fetched={fetched}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk.things.waiting.none')}>
              {t('desk.things.waiting.noneText')}
            </EmptyState>
          ) : (
            <>
              <div className="page-table">
                <Table<WaitingRow>
                  caption={t('desk.screens.waiting')}
                  rows={rows}
                  rowKey={({ kind, key }) => `${kind} ${key}`}
                  columns={[
                    {
                      key: 'what',
                      head: t('desk.things.waiting.what'),
                      cell: (row) => (
                        <span className="page-cell">
                          <a href={hrefOf(row, href)}>{row.name || row.key}</a>
                          <span className="soft">{t(`desk.things.kinds.${row.kind}`)}</span>
                        </span>
                      ),
                    },
                    {
                      key: 'when',
                      head: t('desk.things.waiting.when'),
                      cell: (row) => (
                        <span className="page-cell">
                          <Waits {...row} />
                        </span>
                      ),
                    },
                    {
                      key: 'who',
                      head: t('desk.things.waiting.who'),
                      cell: ({ savedAt, author }) => (
                        <span className="page-cell">
                          {savedAt !== null && moment(savedAt)}
                          <span className="soft">{author === '' ? t('desk.things.gone') : author}</span>
                        </span>
                      ),
                    },
                  ]}
                />
              </div>
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </>
          )
        }
      </Fetched>
    </div>
  );
}
