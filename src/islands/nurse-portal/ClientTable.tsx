import type { KeyboardEvent } from 'react';
import type { ClientInList } from '#src/contract/client-in-list.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { avatarNamed } from '#src/ui/avatar/avatars.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { programmeName, seenWords, weekInList } from './client-words.ts';
import { LastDays } from './LastDays.tsx';
import { Signals } from './Signals.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** From row to row by the arrows, or by j and k; only while the focus is on the name of a client. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody th a')];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const step = STEPS[event.key];
  const to = ends[event.key] ?? (step === undefined ? undefined : at + step);
  if (at === -1 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  links[to]?.focus();
}

/** One row for each client; on a phone a row is a small list. */
export function ClientTable({ clients }: { clients: readonly ClientInList[] }) {
  const island = useIsland();
  const { t, href } = island;
  const today = useToday(amsterdamDate);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is focused and pressed
    <div className="portal-clients" onKeyDown={moveFocus}>
      <Table<ClientInList>
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
                <a href={href('client', { domain, uid })}>{name || t('portal.unnamed')}</a>
              </span>
            ),
          },
          {
            key: 'week',
            head: t('portal.columns.week'),
            cell: ({ weeksRegistered }) => weekInList(weeksRegistered, island),
          },
          {
            key: 'programme',
            head: t('portal.columns.programme'),
            cell: ({ domain }) => programmeName(domain, island),
          },
          { key: 'days', head: t('portal.columns.days'), cell: (client) => <LastDays client={client} /> },
          { key: 'signal', head: t('portal.columns.signal'), cell: (client) => <Signals client={client} /> },
          { key: 'seen', head: t('portal.columns.seen'), cell: ({ seenAt }) => seenWords(seenAt, today, island) },
        ]}
      />
    </div>
  );
}
