import type { ClientEntry } from '#src/contract/client-entry.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { avatarNamed } from '#src/ui/avatar/avatars.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { listDate, programmeName, weekWords } from './client-words.ts';

/** One row for each client; on a phone a row is a small list. */
export function ClientTable({ clients }: { clients: readonly ClientEntry[] }) {
  const island = useIsland();
  const { t, href, language } = island;
  return (
    <div className="portal-clients">
      <Table<ClientEntry>
        caption={t('portal.list.title')}
        rows={clients}
        rowKey={({ uid }) => String(uid)}
        columns={[
          {
            key: 'name',
            head: t('portal.columns.name'),
            cell: ({ uid, domain, name, avatar }) => (
              <span className="portal-client">
                <Avatar name={avatarNamed(avatar)} />
                <span>
                  <a href={href('client', { domain, uid })}>{name || t('portal.unnamed')}</a>
                </span>
              </span>
            ),
          },
          {
            key: 'programme',
            head: t('portal.columns.programme'),
            cell: ({ domain }) => programmeName(domain, island),
          },
          {
            key: 'week',
            head: t('portal.columns.week'),
            cell: ({ weeksRegistered }) => weekWords(weeksRegistered, island),
          },
          {
            key: 'completed',
            head: t('portal.columns.completed'),
            cell: ({ completedRegistrations, totalRegistrations }) =>
              t('portal.completedOf', { completed: completedRegistrations, count: totalRegistrations }),
          },
          {
            key: 'start',
            head: t('portal.columns.start'),
            cell: ({ programStartDate }) => listDate(programStartDate, language),
          },
        ]}
      />
    </div>
  );
}
