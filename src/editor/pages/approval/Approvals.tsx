import { type ApprovalRequest, listApprovals } from '#src/contract/desk/approval.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { domainNames, languageName } from '../../frame/names.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { type ListQuery, pageIn, useListAddress } from '../../kit/use-list-address.ts';
import { useMoment } from '../../kit/use-moment.ts';

const readQuery = (sent: URLSearchParams): ListQuery => ({ page: pageIn(sent) });

/** Every page that waits for a colleague, the oldest request first. */
export function Approvals() {
  const { t, href, language } = useIsland();
  const moment = useMoment();
  const { query, narrow } = useListAddress(readQuery);
  const fetched = useCall(listApprovals, { query }, { keepsFormer: true });
  return (
    <div className="stack">
      <ScreenHead title={t('desk.screens.approvals')} lead={t('desk-pages.approval.listLead')} />
      <Fetched fetched={fetched}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk-pages.approval.none')}>
              {t('desk-pages.approval.noneText')}
            </EmptyState>
          ) : (
            <>
              <div className="page-table">
                <Table<ApprovalRequest>
                  caption={t('desk.screens.approvals')}
                  rows={rows}
                  rowKey={({ id }) => String(id)}
                  columns={[
                    {
                      key: 'title',
                      head: t('desk-pages.list.title'),
                      cell: (one) => (
                        <span className="page-cell">
                          <a href={href('page', { nid: one.nid, language: one.language })} lang={one.language}>
                            {one.title || t('desk.untitled')}
                          </a>
                          <span className="soft">{languageName(one.language, language)}</span>
                        </span>
                      ),
                    },
                    { key: 'words', head: t('desk-pages.approval.words'), cell: ({ words }) => words },
                    {
                      key: 'domains',
                      head: t('desk-pages.list.domains'),
                      cell: ({ domains }) => domainNames(domains, language),
                    },
                    {
                      key: 'asked',
                      head: t('desk-pages.approval.by'),
                      cell: ({ askedBy, askedAt }) => (
                        <span className="page-cell">
                          <span>{askedBy || t('desk-pages.approval.somebody')}</span>
                          <span className="soft">{moment(askedAt)}</span>
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
