import { useEffect, useMemo, useState } from 'react';
import type { ClientInList } from '#src/contract/client-in-list.ts';
import { getClients } from '#src/contract/get-clients.ts';
import { Unloaded } from '#src/forms/Unloaded.tsx';
import { draftOf } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { PageSteps } from '#src/ui/page-steps/PageSteps.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import { ClientTable } from './ClientTable.tsx';
import { CLIENTS_ON_PAGE, FIRST_LIST, type ListState, shownClients } from './client-order.ts';
import { NoClients } from './NoClients.tsx';
import { PairingCode } from './PairingCode.tsx';
import { rowOrderOf } from './row-order.ts';

/** The clients of a nurse, loaded by one request: one recorded access, and filters react to each key. */
export function ClientList() {
  const { t } = useIsland();
  const list = useCall(getClients, {});
  const hasFailed = list.status === 'error';
  useEffect(() => {
    if (hasFailed) showToast('failed', t('portal.list.failed'));
  }, [hasFailed, t]);
  if (list.status === 'loading') {
    return (
      <div className="sheet">
        <Skeleton shape="rows" label={t('forms.loading')} />
      </div>
    );
  }
  if (list.status === 'error') {
    return <Unloaded call={list} text={t('portal.list.failed')} isSheet />;
  }
  const clients = list.value.entities;
  return clients.length === 0 ? (
    <>
      <PairingCode />
      <NoClients />
    </>
  ) : (
    <Found clients={clients} />
  );
}

/** The list as the nurse wants it, as she left it in this tab. */
function Found({ clients }: { clients: readonly ClientInList[] }) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const kept = useMemo(() => draftOf<ListState>(uid, 'clients'), [uid]);
  const [state, setState] = useState(() => ({ ...FIRST_LIST, ...kept.read() }));
  const shown = useMemo(() => shownClients(clients, state, language), [clients, state, language]);
  useEffect(() => rowOrderOf(uid).write(shown.map((client) => [client.domain, client.uid])), [uid, shown]);
  const ask = (change: Partial<ListState>) => {
    const next = { ...state, page: 0, ...change };
    kept.write(next);
    setState(next);
  };
  const pages = Math.max(1, Math.ceil(shown.length / CLIENTS_ON_PAGE));
  const page = Math.min(state.page, pages - 1);
  return (
    <>
      <ClientFilters clients={clients} state={state} onAsk={ask} />
      <p className="visually-hidden" role="status">
        {t('portal.list.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <div className="sheet stack">
          <p>{t('portal.list.notFound')}</p>
          <p>
            <Button kind="quiet" onClick={() => ask({ ...FIRST_LIST, order: state.order })}>
              {t('portal.list.showAll')}
            </Button>
          </p>
        </div>
      ) : (
        <ClientTable clients={shown.slice(page * CLIENTS_ON_PAGE, (page + 1) * CLIENTS_ON_PAGE)} />
      )}
      <PageSteps
        label={t('portal.list.pages')}
        page={page}
        pages={pages}
        words={{
          place: (at, of) => t('portal.list.page', { page: at, pages: of }),
          previous: t('portal.list.previous'),
          next: t('portal.list.next'),
        }}
        onShow={(at) => ask({ page: at })}
      />
      <PairingCode />
    </>
  );
}
