import { useState } from 'react';
import { type DataRead, getAccessRecord } from '#src/contract/nurse-access.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { PageSteps } from '#src/ui/page-steps/PageSteps.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { LoadingFailure } from '../LoadingFailure.tsx';
import { formatInAmsterdam } from './format-in-amsterdam.ts';

/** Displays a nurse by name and practice, and a staff member by number. */
function AccessReader({ role, number, who, organisation }: DataRead) {
  const { t } = useIsland();
  if (number !== null) return t(`reads.staff.${role === 'administrator' ? role : 'moderator'}`, { number });
  return (
    <>
      {who}, <span className="soft">{organisation}</span>
    </>
  );
}

/** Lists accesses to the user's data by nurses and staff, newest first; renders nothing if optional and empty. */
export function AccessRecord({ isOptional = false }: { readonly isOptional?: boolean }) {
  const { t, language } = useIsland();
  const [page, setPage] = useState(0);
  const record = useCall(getAccessRecord, { query: { page } });
  const isEmpty = record.status === 'done' && record.value.rows.length === 0;
  if (isEmpty && isOptional) return null;
  const pager = record.status === 'done' ? record.value.pager : null;
  return (
    <section className="sheet stack" aria-labelledby="access-record">
      <h2 id="access-record">{t('reads.title')}</h2>
      {record.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {record.status === 'error' && <LoadingFailure call={record} />}
      {isEmpty && <p>{t('reads.empty')}</p>}
      {record.status === 'done' && !isEmpty && (
        <Table<DataRead & { readonly place: number }>
          caption={t('reads.title')}
          rows={record.value.rows.map((read, index) => ({ ...read, place: index }))}
          rowKey={({ place }) => String(place)}
          columns={[
            { key: 'when', header: t('reads.when'), cell: ({ when }) => formatInAmsterdam(when, language) },
            { key: 'who', header: t('reads.who'), cell: (read) => <AccessReader {...read} /> },
            {
              key: 'what',
              header: t('reads.what'),
              cell: ({ what }) => t(`reads.kinds.${what ?? 'other'}`),
            },
          ]}
        />
      )}
      {pager && (
        <PageSteps
          label={t('reads.pages')}
          page={pager.currentPage}
          pages={pager.totalPages}
          texts={{
            place: (displayedPage, pages) => t('reads.page', { page: displayedPage, pages }),
            previous: t('reads.newer'),
            next: t('reads.older'),
          }}
          onShow={setPage}
        />
      )}
    </section>
  );
}
