import { useState } from 'react';
import { getAccessRecord, type NurseRead } from '#src/contract/get-access-record.ts';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { PageSteps } from '#src/ui/page-steps/PageSteps.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { Table } from '#src/ui/table/Table.tsx';
import { readAt } from './read-at.ts';

function Reader({ who, organisation }: Pick<NurseRead, 'who' | 'organisation'>) {
  return (
    <span className="pairing-reader">
      {who}, <span className="soft">{organisation}</span>
    </span>
  );
}

/** Accesses to the own data with their times, newest first; stays after the pairing has ended. */
export function AccessRecord({ isPaired }: { isPaired: boolean }) {
  const { t, language } = useIsland();
  const [page, setPage] = useState(0);
  const record = useCall(getAccessRecord, { query: { page } });
  const isEmpty = record.status === 'done' && record.value.entities.length === 0;
  if (isEmpty && !isPaired) return null;
  const pager = record.status === 'done' ? record.value.pager : null;
  return (
    <section className="sheet stack" aria-labelledby="access-record">
      <h2 id="access-record">{t('pairing.record.title')}</h2>
      {record.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {record.status === 'error' && <Unloaded call={record} />}
      {isEmpty && <p>{t('pairing.record.empty')}</p>}
      {record.status === 'done' && !isEmpty && (
        <Table<NurseRead & { readonly place: number }>
          caption={t('pairing.record.title')}
          rows={record.value.entities.map((read, place) => ({ ...read, place }))}
          rowKey={({ place }) => String(place)}
          columns={[
            { key: 'when', head: t('pairing.record.when'), cell: ({ when }) => readAt(when, language) },
            { key: 'who', head: t('pairing.record.who'), cell: (read) => <Reader {...read} /> },
            {
              key: 'what',
              head: t('pairing.record.what'),
              cell: ({ what }) => t(`pairing.record.kinds.${what ?? 'other'}`),
            },
          ]}
        />
      )}
      {pager && (
        <PageSteps
          label={t('pairing.record.pages')}
          page={pager.currentPage}
          pages={pager.totalPages}
          words={{
            place: (shown, pages) => t('pairing.record.page', { page: shown, pages }),
            previous: t('pairing.record.newer'),
            next: t('pairing.record.older'),
          }}
          onShow={setPage}
        />
      )}
    </section>
  );
}
