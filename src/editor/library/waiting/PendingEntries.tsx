import { publishDrafts, readStopped } from '#src/contract/desk/drafts.ts';
import { listWaiting, type PendingRow } from '#src/contract/desk/overview.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { getEntryName, toEntryHref } from '../../frame/entry-href.ts';
import { getDeskFailureText } from '../../kit/desk-failure-text.ts';
import { ListScreen } from '../../kit/ListScreen.tsx';
import type { BulkAction } from '../../kit/several/BulkActions.tsx';
import { PlannedDateText } from '../../kit/things/PlannedDateText.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { AddToRelease } from '../releases/AddToRelease.tsx';

/** Lists all drafts, and all scheduled publications and end dates. */
export function PendingEntries() {
  const { t, href, language } = useIsland();
  const { mayPublish } = useUser();
  const formatMoment = useDateTimeFormat();
  const getName = (row: PendingRow) => row.name || getEntryName(row, t, language);
  const publish: BulkAction<PendingRow> = {
    icon: 'send',
    action: t('desk.things.waiting.publish'),
    text: t('desk.things.waiting.publishText'),
    getName,
    may: ({ edit }) => edit !== null,
    together: (rows) =>
      getApiClient().call(publishDrafts, {
        body: { drafts: rows.map(({ kind, key, edit }) => ({ kind, key, edit: edit ?? 0 })) },
      }),
    refused: (failure, rows) => {
      const entryKey = readStopped(failure);
      const row = rows.find(({ kind, key }) => kind === entryKey?.kind && key === entryKey.key);
      const deskFailureText =
        failure.status === 422 ? t('desk.things.waiting.unfinished') : getDeskFailureText(t, failure);
      return row ? `${getName(row)}: ${deskFailureText}` : deskFailureText;
    },
  };
  const add: BulkAction<PendingRow> = {
    icon: 'calendar-days',
    action: t('desk-releases.add'),
    text: '',
    getName,
    may: ({ edit }) => edit !== null,
    dialog: (rows, close) => <AddToRelease entries={rows} onClose={close} />,
  };
  return (
    <ListScreen<PendingRow>
      title={t('desk.screens.waiting')}
      lead={t('desk.things.waiting.lead')}
      none={{ title: t('desk.things.waiting.none'), text: t('desk.things.waiting.noneText') }}
      list={listWaiting}
      rowKey={({ kind, key }) => `${kind} ${key}`}
      bulkActions={mayPublish ? [publish, add] : [add]}
      columns={[
        {
          key: 'what',
          header: t('desk.things.waiting.what'),
          cell: (row) => (
            <span className="page-cell">
              <a href={toEntryHref(row, href)}>{getName(row)}</a>
              <span className="soft">{t(`desk.things.kinds.${row.kind}`)}</span>
            </span>
          ),
        },
        {
          key: 'when',
          header: t('desk.things.waiting.when'),
          cell: ({ askedBy, ...row }) => (
            <span className="page-cell">
              {askedBy !== null && (
                <span>{t(askedBy === '' ? 'desk.things.asksNameless' : 'desk.things.asks', { who: askedBy })}</span>
              )}
              <PlannedDateText {...row} />
            </span>
          ),
        },
        {
          key: 'who',
          header: t('desk.things.waiting.who'),
          cell: ({ savedAt, author }) => (
            <span className="page-cell">
              {savedAt !== null && formatMoment(savedAt)}
              <span className="soft">{author === '' ? t('desk.things.gone') : author}</span>
            </span>
          ),
        },
      ]}
    />
  );
}
