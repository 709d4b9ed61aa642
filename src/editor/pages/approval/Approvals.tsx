import { type ApprovalRequest, listApprovals } from '#src/contract/desk/approval.ts';
import { useIsland } from '#src/session/Island.tsx';
import { formatDomainNames, getLanguageName } from '../../frame/names.ts';
import { ListScreen } from '../../kit/ListScreen.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

/** All pages that wait for a colleague's approval, oldest request first. */
export function Approvals() {
  const { t, href, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  return (
    <ListScreen<ApprovalRequest>
      title={t('desk.screens.approvals')}
      lead={t('desk-pages.approval.listLead')}
      none={{ title: t('desk-pages.approval.none'), text: t('desk-pages.approval.noneText') }}
      list={listApprovals}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'title',
          header: t('desk-pages.list.title'),
          cell: (approvalRequest) => (
            <span className="page-cell">
              <a
                href={href('page', { nid: approvalRequest.nid, language: approvalRequest.language })}
                lang={approvalRequest.language}
              >
                {approvalRequest.title || t('desk.untitled')}
              </a>
              <span className="soft">{getLanguageName(approvalRequest.language, language)}</span>
            </span>
          ),
        },
        { key: 'words', header: t('desk-pages.approval.words'), cell: ({ words }) => words },
        {
          key: 'domains',
          header: t('desk-pages.list.domains'),
          cell: ({ domains }) => formatDomainNames(domains, language),
        },
        {
          key: 'asked',
          header: t('desk-pages.approval.by'),
          cell: ({ askedBy, askedAt }) => (
            <span className="page-cell">
              <span>{askedBy || t('desk-pages.approval.somebody')}</span>
              <span className="soft">{formatMoment(askedAt)}</span>
            </span>
          ),
        },
      ]}
    />
  );
}
