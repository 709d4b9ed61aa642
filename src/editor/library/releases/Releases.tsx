import { listReleases, type Release } from '#src/contract/desk/releases.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useReleaseState } from './use-release-state.ts';

/** Unpublished releases in the order of their publication, followed by the latest published ones. */
export function Releases() {
  const { t, href } = useIsland();
  const getState = useReleaseState();
  const fetchState = useCall(listReleases, {});
  const toDrafts = <a href={href('waiting')}>{t('desk-releases.toDrafts')}</a>;
  return (
    <div className="stack">
      <ScreenHead title={t('desk.screens.releases')} lead={t('desk-releases.lead')} action={toDrafts} />
      <FetchedContent fetchState={fetchState}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk-releases.none')}>
              {t('desk-releases.noneText')}
            </EmptyState>
          ) : (
            <Table<Release>
              caption={t('desk.screens.releases')}
              rows={rows}
              rowKey={({ id }) => String(id)}
              columns={[
                {
                  key: 'name',
                  header: t('desk-releases.name'),
                  cell: ({ id, name }) => <a href={href('release', { release: id })}>{name}</a>,
                },
                { key: 'state', header: t('desk-releases.state'), cell: getState },
                { key: 'count', header: t('desk-releases.drafts'), cell: ({ count }) => count },
              ]}
            />
          )
        }
      </FetchedContent>
    </div>
  );
}
