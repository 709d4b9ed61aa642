import { ACTIVITY_KINDS, type ActivityKind } from '#src/contract/activity-kind.ts';
import { findVerb } from '#src/contract/desk/kind-operations.ts';
import { type ActivityRow, isActivityKind, listActivity } from '#src/contract/desk/list-activity.ts';
import { ENTRY_TYPES, type EntryKey } from '#src/contract/desk/versions.ts';
import { findKind } from '#src/contract/kinds/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { getEntryName, toEntryHref } from '../frame/entry-href.ts';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { Paging } from '../kit/Paging.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { useDateTimeFormat } from '../kit/use-date-time-format.ts';
import { type ListQuery, readListPage, useListQuery } from '../kit/use-list-address.ts';

interface ActivityQuery extends ListQuery {
  readonly kind?: string | undefined;
  readonly by?: string | undefined;
}

const readQuery = (query: URLSearchParams): ActivityQuery => {
  const [kind, sortKey] = [query.get('kind') ?? '', query.get('by') ?? ''];
  return {
    page: readListPage(query),
    ...(isActivityKind(kind) && { kind }),
    ...(/^\d{1,9}$/.test(sortKey) && { by: sortKey }),
  };
};

/** Returns the key of an entry that has its own edit screen at the desk; null for other rows. */
const getEntryKey = ({ kind, key }: ActivityRow): EntryKey | null => {
  const entry = ENTRY_TYPES.find((item) => item === kind);
  return entry === undefined || key === '' ? null : { kind: entry, key };
};

const getKindText = (kind: string) => (findKind(kind) ? `desk.things.kinds.${kind}` : `desk-activity.kinds.${kind}`);

/** Subject of a change; a link if it has its own screen. */
function About({ row }: { row: ActivityRow }) {
  const { t, href, language } = useIsland();
  const entryKey = getEntryKey(row);
  const kind = t(getKindText(row.kind));
  if (entryKey === null) return <>{row.name || kind}</>;
  return (
    <span className="page-cell">
      <a href={toEntryHref(entryKey, href)}>{row.name || getEntryName(entryKey, t, language)}</a>
      <span className="soft">{kind}</span>
    </span>
  );
}

/** Log of the changes at the desk with user and time, newest first. */
export function ActivityScreen() {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { query, narrow, clear } = useListQuery(readQuery);
  const fetchState = useCall(listActivity, { query }, { keepsFormer: true });
  const kinds = ACTIVITY_KINDS.map((value: ActivityKind) => ({ value, label: t(getKindText(value)) }));
  const getUser = ({ by }: ActivityRow) => (by === null ? t('desk-activity.system') : by || t('desk-activity.gone'));
  return (
    <div className="stack">
      <ScreenHead title={t('desk.screens.activity')} lead={`${t('desk-activity.lead')} ${t('desk-activity.kept')}`} />
      <FetchedContent fetchState={fetchState}>
        {({ rows, pager, colleagues }) => (
          <>
            <search className="activity-filters" aria-label={t('desk.screens.activity')}>
              <SelectField
                id="kind"
                label={t('desk-activity.filters.kind')}
                value={query.kind ?? ''}
                options={[{ value: '', label: t('desk-activity.filters.all') }, ...kinds]}
                onChange={({ target }) => narrow({ kind: target.value || undefined })}
              />
              <SelectField
                id="by"
                label={t('desk-activity.filters.by')}
                value={query.by ?? ''}
                options={[
                  { value: '', label: t('desk-activity.filters.everyone') },
                  ...colleagues.map(({ uid, name }) => ({ value: String(uid), label: name })),
                ]}
                onChange={({ target }) => narrow({ by: target.value || undefined })}
              />
            </search>
            {rows.length === 0 ? (
              <EmptyState drawing="rust" title={t('desk-activity.none.title')}>
                {t('desk-activity.none.text')}
              </EmptyState>
            ) : (
              <div className="page-table">
                <Table<ActivityRow>
                  caption={t('desk.screens.activity')}
                  rows={rows}
                  rowKey={({ id }) => String(id)}
                  columns={[
                    { key: 'what', header: t('desk-activity.what'), cell: (row) => <About row={row} /> },
                    {
                      key: 'did',
                      header: t('desk-activity.did'),
                      cell: ({ action }) => t(`desk-activity.actions.${findVerb(action)}`),
                    },
                    { key: 'who', header: t('desk-activity.who'), cell: getUser },
                    { key: 'when', header: t('desk-activity.when'), cell: ({ at }) => formatMoment(at) },
                  ]}
                />
              </div>
            )}
            {rows.length === 0 && (query.kind ?? query.by) !== undefined && (
              <p>
                <Button kind="quiet" onClick={clear}>
                  {t('desk-activity.clear')}
                </Button>
              </p>
            )}
            <Paging pager={pager} onPage={(page) => narrow({ page })} />
          </>
        )}
      </FetchedContent>
    </div>
  );
}
