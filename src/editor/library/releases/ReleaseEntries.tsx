import { changeRelease, type OpenedRelease, openRelease, type ReleaseEntry } from '#src/contract/desk/releases.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { getEntryName, toEntryHref } from '../../frame/entry-href.ts';
import { formatDomainNames } from '../../frame/names.ts';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

interface CellProps {
  readonly release: OpenedRelease;
  readonly entry: ReleaseEntry;
}

/** Reason why an entry blocks its release, with possible solutions. */
function HoldCell({ release: { id, state }, entry: { kind, key, name, hold, since, savedAt } }: CellProps) {
  const { t, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  const entryKey = { kind, key };
  const about = name || getEntryName(entryKey, t, language);
  const change = async (body: { readonly add: (typeof entryKey)[] } | { readonly remove: (typeof entryKey)[] }) => {
    const result = await getApiClient().call(changeRelease, { params: { release: id }, body });
    if (!result.ok) showToast('failed', toFailureText(t, result.failure));
    await refreshCalls(openRelease.name);
  };
  if (state === 'published') return null;
  const sortKey = since?.by || t('desk-releases.someone');
  return (
    <span className="page-cell">
      {hold && (
        <span className="form-failure">
          <Icon name="circle-alert" />
          <span>
            {t(`desk-releases.holds.${hold}`, { by: sortKey, moment: formatMoment(since?.at ?? null, 'sentence') })}
          </span>
        </span>
      )}
      <span className="button-row">
        {hold === 'conflict' && savedAt !== null && (
          <RowAction
            icon="check"
            label={t('desk-releases.keepOurs')}
            about={about}
            onClick={() => void change({ add: [entryKey] })}
          />
        )}
        <RowAction
          icon="minus"
          label={t('desk-releases.remove')}
          about={about}
          onClick={() => void change({ remove: [entryKey] })}
        />
      </span>
    </span>
  );
}

/** Lists the drafts of a release, each with the reasons that block it. */
export function ReleaseEntries({ release }: { readonly release: OpenedRelease }) {
  const { t, href, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  return (
    <Table<ReleaseEntry>
      caption={t('desk-releases.drafts')}
      rows={release.entries}
      rowKey={({ kind, key }) => `${kind} ${key}`}
      columns={[
        {
          key: 'what',
          header: t('desk-releases.draft'),
          cell: (entry) => (
            <span className="page-cell">
              <a href={toEntryHref(entry, href)}>{entry.name || getEntryName(entry, t, language)}</a>
              <span className="soft">{t(`desk.things.kinds.${entry.kind}`)}</span>
            </span>
          ),
        },
        {
          key: 'domains',
          header: t('desk-releases.domains'),
          cell: ({ domains }) => formatDomainNames(domains, language),
        },
        {
          key: 'saved',
          header: t('desk-releases.saved'),
          cell: ({ savedAt, author }) => (
            <span className="page-cell">
              {formatMoment(savedAt)}
              <span className="soft">{author === '' ? t('desk.things.gone') : author}</span>
            </span>
          ),
        },
        { key: 'hold', header: '', cell: (entry) => <HoldCell release={release} entry={entry} /> },
      ]}
    />
  );
}
