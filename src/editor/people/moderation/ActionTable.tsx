import { listModerationActions, type ModerationAction } from '#src/contract/desk/moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { getDomainName } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { Paging } from '../../kit/Paging.tsx';
import { TimeText } from '../../kit/TimeText.tsx';
import type { ModerationListProps } from './ModerationQueue.tsx';

function About({ action: { type, entity, nickname, domain } }: { action: ModerationAction }) {
  const { t, href } = useIsland();
  const name = nickname ?? t('desk-people.nobody');
  if (domain === 'guided') return <a href={`${href('nurses')}?view=decided`}>{t('desk-people.aNurse')}</a>;
  if (type === null || entity === null) return name;
  return (
    <a href={href('moderated-text', { type, nid: entity })}>{t(`desk-people.moderation.about.${type}`, { name })}</a>
  );
}

/** Log of moderation actions: moderator, date, action and reason. */
export function ActionTable({ domain, page, onPage }: ModerationListProps) {
  const { t, language } = useIsland();
  const fetchState = useCall(listModerationActions, { query: { domain, page } }, { keepsFormer: true });
  const getHeader = (name: string) => t(`desk-people.moderation.record.columns.${name}`);
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities, pager }) =>
        entities.length === 0 ? (
          <EmptyState drawing="rust" title={t('desk-people.moderation.record.empty')}>
            {t('desk-people.moderation.record.emptyText')}
          </EmptyState>
        ) : (
          <>
            <Table<ModerationAction>
              caption={t('desk-people.moderation.record.name')}
              rows={entities}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  key: 'action',
                  header: getHeader('action'),
                  cell: ({ action }) => t(`desk-people.actions.${action}`),
                },
                { key: 'about', header: getHeader('about'), cell: (action) => <About action={action} /> },
                {
                  key: 'domain',
                  header: getHeader('domain'),
                  cell: ({ domain }) => domain && getDomainName(domain, language),
                },
                {
                  key: 'reason',
                  header: getHeader('reason'),
                  cell: ({ reason }) => (
                    <span className="typed-text" dir="auto">
                      {reason ?? '–'}
                    </span>
                  ),
                },
                { key: 'by', header: getHeader('by'), cell: ({ by }) => by ?? t('desk-people.nobody') },
                { key: 'at', header: getHeader('at'), cell: ({ at }) => <TimeText time={at} /> },
              ]}
            />
            <Paging pager={pager} onPage={onPage} />
          </>
        )
      }
    </FetchedContent>
  );
}
