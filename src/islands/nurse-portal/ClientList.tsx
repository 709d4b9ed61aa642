import { useEffect, useMemo, useState } from 'react';
import { getClients } from '#src/contract/get-clients.ts';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PageSteps } from '#src/ui/page-steps/PageSteps.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ClientSearch } from './ClientSearch.tsx';
import { ClientTable } from './ClientTable.tsx';
import { FIRST_LIST, type ListState, queryOf } from './client-order.ts';
import { NoClients } from './NoClients.tsx';

/** The clients: to find, to sort, and to open. */
export function ClientList() {
  const { t } = useIsland();
  const { uid } = useUser();
  const kept = useMemo(() => draftOf<ListState>(uid, 'clients'), [uid]);
  const [state, setState] = useState(() => ({ ...FIRST_LIST, ...kept.read() }));
  const list = useCall(getClients, { query: queryOf(state) });
  const hasFailed = list.status === 'error';
  useEffect(() => {
    if (hasFailed) showToast('failed', t('portal.list.failed'));
  }, [hasFailed, t]);

  const ask = (change: Partial<ListState>) => {
    const next = { ...state, page: 0, ...change };
    kept.write(next);
    setState(next);
  };

  const total = list.status === 'done' ? (list.value.pager?.totalItems ?? list.value.entities.length) : null;
  if (total === 0 && state.search === '') return <NoClients />;
  return (
    <section className="sheet stack" aria-labelledby="clients">
      <div className="portal-list-head">
        <h2 id="clients">{t('portal.list.title')}</h2>
        <p className="soft" role="status">
          {total === null ? '' : t('portal.list.count', { count: total })}
        </p>
      </div>
      <ClientSearch state={state} onAsk={ask} />
      {list.status === 'loading' && <Skeleton shape="rows" label={t('forms.loading')} />}
      {list.status === 'error' && (
        <div className="stack">
          <p>{t('portal.list.failed')}</p>
          <p>
            <Button kind="quiet" icon="refresh-cw" onClick={list.retry}>
              {t('forms.retry')}
            </Button>
          </p>
        </div>
      )}
      {list.status === 'done' && total === 0 && (
        <div className="stack">
          <p>{t('portal.list.notFound', { search: state.search })}</p>
          <p>
            <Button kind="quiet" onClick={() => ask({ search: '' })}>
              {t('portal.list.showAll')}
            </Button>
          </p>
        </div>
      )}
      {list.status === 'done' && total !== 0 && <ClientTable clients={list.value.entities} />}
      {list.status === 'done' && list.value.pager && (
        <PageSteps
          label={t('portal.list.pages')}
          page={list.value.pager.currentPage}
          pages={list.value.pager.totalPages}
          words={{
            place: (page, pages) => t('portal.list.page', { page, pages }),
            previous: t('portal.list.previous'),
            next: t('portal.list.next'),
          }}
          onShow={(page) => ask({ page })}
        />
      )}
    </section>
  );
}
