import type { KeyboardEvent } from 'react';
import type { ClientInList } from '#src/contract/clients.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { type ClientSignal, MAX_SHOWN_SIGNALS, type SignalKind } from '#src/rules/nurse/client-signals.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useToday } from '#src/session/use-today.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { findAvatar } from '#src/ui/avatar/avatars.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { Table } from '#src/ui/table/Table.tsx';
import { SEARCH_ID } from './ClientFilters.tsx';
import { formatLastAccess, formatListWeek, formatProgrammeName, formatSignal } from './client-texts.ts';

const ICONS: Readonly<Record<SignalKind, IconName>> = {
  'high-day': 'arrow-up',
  silent: 'minus',
  above: 'arrow-up',
  rising: 'arrow-up',
  raised: 'arrow-up',
  paired: 'user-plus',
  'stop-date': 'calendar-days',
  finished: 'flag',
};

/** The two most severe signals of a client as text, and the others behind a button. */
function Signals({ client }: { client: ClientInList }) {
  const island = useIsland();
  const { t } = island;
  const visibleSignals = client.signals.slice(0, MAX_SHOWN_SIGNALS);
  const otherSignals = client.signals.slice(MAX_SHOWN_SIGNALS);
  const toText = (signal: ClientSignal) => formatSignal(signal, client, island);
  return (
    <span className="portal-signals">
      {visibleSignals.map((signal) => (
        <span key={signal.kind} className={`portal-signal portal-signal-${signal.kind}`}>
          <Icon name={ICONS[signal.kind]} />
          {toText(signal)}
        </span>
      ))}
      {otherSignals.length > 0 && (
        <details className="portal-signal-more">
          <summary aria-label={t('portal.signals.more', { count: otherSignals.length })}>
            +{otherSignals.length}
          </summary>
          {otherSignals.map(toText).join(', ')}
        </details>
      )}
      {client.newAnswers > 0 && <span className="soft">{t('portal.newAnswers', { count: client.newAnswers })}</span>}
    </span>
  );
}

/** The last seven whole days as dots: filled within the goal, square above it, dashed if not registered. */
function LastDays({ client: { lastDays, scopes } }: { client: ClientInList }) {
  const { t } = useIsland();
  if (!scopes.days) return <span className="soft">{t('portal.notShared.list')}</span>;
  const filledCount = lastDays.filter(({ state }) => state !== 'open' && state !== 'ahead').length;
  const lastDayCount = lastDays.filter(({ state }) => state === 'above').length;
  return (
    <span className="portal-days">
      {lastDays.map(({ date, state }) => (
        <svg key={date} className={`portal-day-${state}`} viewBox="0 0 16 16" aria-hidden="true">
          {state === 'above' ? <rect x="2" y="2" width="12" height="12" rx="3" /> : <circle cx="8" cy="8" r="6" />}
        </svg>
      ))}
      <span className="visually-hidden">
        {t('portal.days.filled', { filled: filledCount })}{' '}
        {lastDayCount > 0 && t('portal.days.over', { over: lastDayCount })}
      </span>
    </span>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Moves the focus between rows by the arrow keys or j and k, and to the search by a slash. Only while a client's name is
 * focused, so that speech input and screen readers do not trigger it by accident.
 */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const links = [...event.currentTarget.querySelectorAll<HTMLAnchorElement>('tbody th a')];
  const index = links.indexOf(document.activeElement as HTMLAnchorElement);
  const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
  const step = STEPS[event.key];
  const to = ends[event.key] ?? (step === undefined ? undefined : index + step);
  if (index !== -1 && event.key === '/') {
    event.preventDefault();
    document.getElementById(SEARCH_ID)?.focus();
  }
  if (index === -1 || to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  links[to]?.focus();
}

/** Table of clients; on phones each row is a small list. */
export function ClientTable({ clients }: { clients: readonly ClientInList[] }) {
  const island = useIsland();
  const { t, href } = island;
  const today = useToday(getAmsterdamDate);
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
            header: t('portal.columns.name'),
            cell: ({ uid, domain, name, avatar }) => (
              <span className="portal-client">
                <Avatar name={findAvatar(avatar)} />
                <a href={href('client', { domain, uid })}>{name || t('portal.unnamed')}</a>
              </span>
            ),
          },
          {
            key: 'week',
            header: t('portal.columns.week'),
            cell: ({ weeksRegistered }) => formatListWeek(weeksRegistered, island),
          },
          {
            key: 'programme',
            header: t('portal.columns.programme'),
            cell: ({ domain }) => formatProgrammeName(domain, island),
          },
          { key: 'days', header: t('portal.columns.days'), cell: (client) => <LastDays client={client} /> },
          { key: 'signal', header: t('portal.columns.signal'), cell: (client) => <Signals client={client} /> },
          {
            key: 'seen',
            header: t('portal.columns.seen'),
            cell: ({ seenAt }) => formatLastAccess(seenAt, today, island),
          },
        ]}
      />
    </div>
  );
}
