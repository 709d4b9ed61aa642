import { useEffect, useMemo, useState } from 'react';
import { type ClientInList, getClients } from '#src/contract/clients.ts';
import { parsePairingCode, renewPairingCode } from '#src/contract/nurse-pairing.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { hasNoResponse } from '#src/forms/failure-text.ts';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { PageSteps } from '#src/ui/page-steps/PageSteps.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import { ClientTable } from './ClientTable.tsx';
import { CLIENTS_ON_PAGE, DEFAULT_LIST_STATE, filterClients, type ListState } from './client-order.ts';
import { getRowOrderDraft } from './row-order.ts';

/** Splits a code into two groups of three, for reading aloud: "K7M 2PX". */
const formatCode = (code: string) => code.replace(/^(.{3})/, '$1 ');

/** The nurse's pairing code, with buttons to copy and to renew it. */
function PairingCode() {
  const { t } = useIsland();
  const code = parsePairingCode(useUser().fields);
  const renewal = useConfirm(
    async () => {
      const result = await getApiClient().call(renewPairingCode);
      // The response was lost: the code may have changed.
      if (!result.ok && hasNoResponse(result.failure)) await refreshUser();
      return result;
    },
    () => {
      void refreshUser();
      showToast('done', t('portal.code.renewed'));
    },
  );
  if (code === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      showToast('done', t('portal.code.copied'));
    } catch {
      showToast('failed', t('portal.code.notCopied'));
    }
  };
  return (
    <section className="sheet portal-code" aria-labelledby="pairing-code">
      <div>
        <h2 id="pairing-code">{t('portal.code.title')}</h2>
        <p>{t('portal.code.text')}</p>
      </div>
      <p className="portal-code-number">{formatCode(code)}</p>
      <div className="button-row">
        <Button kind="quiet" icon="copy" onClick={copy}>
          {t('portal.code.copy')}
        </Button>
        <Button kind="plain" icon="refresh-cw" onClick={renewal.ask}>
          {t('portal.code.renew')}
        </Button>
      </div>
      <ConfirmDialog
        question={renewal}
        kind="accent"
        title={t('portal.code.renewTitle')}
        confirm={t('portal.code.renewConfirm')}
        failed={t('portal.code.notRenewed')}
      >
        <p>{t('portal.code.renewText')}</p>
      </ConfirmDialog>
    </section>
  );
}

/** Empty client list with a link to the first step. */
function NoClients() {
  const { t, href } = useIsland();
  return (
    <section className="sheet stack" aria-labelledby="no-clients">
      <h2 id="no-clients">{t('portal.list.empty')}</h2>
      <p>{t('portal.list.emptyText')}</p>
      <ol className="portal-first-steps">
        <li>{t('portal.list.step1')}</li>
        <li>{t('portal.list.step2')}</li>
        <li>{t('portal.list.step3')}</li>
      </ol>
      <div className="button-row">
        <ButtonLink kind="quiet" href={href('client-invitation')} icon="mail">
          {t('portal.list.first')}
        </ButtonLink>
        <ButtonLink kind="plain" href={href('help')}>
          {t('portal.list.guide')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** A nurse's clients, loaded by one request, so that filtering does not log another access. */
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
    return <LoadingFailure call={list} text={t('portal.list.failed')} isSheet />;
  }
  const clients = list.value.rows;
  return clients.length === 0 ? (
    <>
      <PairingCode />
      <NoClients />
    </>
  ) : (
    <FilteredList clients={clients} />
  );
}

/** The client list with the filters and sort order that the nurse chose in this tab. */
function FilteredList({ clients }: { clients: readonly ClientInList[] }) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const draft = useMemo(() => getDraft<ListState>(uid, 'clients'), [uid]);
  const [state, setState] = useState(() => ({ ...DEFAULT_LIST_STATE, ...draft.read() }));
  const visibleClients = useMemo(() => filterClients(clients, state, language), [clients, state, language]);
  useEffect(
    () => getRowOrderDraft(uid).write(visibleClients.map((client) => [client.domain, client.uid])),
    [uid, visibleClients],
  );
  const changeList = (change: Partial<ListState>) => {
    const next = { ...state, page: 0, ...change };
    draft.write(next);
    setState(next);
  };
  const pages = Math.max(1, Math.ceil(visibleClients.length / CLIENTS_ON_PAGE));
  const page = Math.min(state.page, pages - 1);
  return (
    <>
      <ClientFilters clients={clients} state={state} onAsk={changeList} />
      <p className="visually-hidden" role="status">
        {t('portal.list.count', { count: visibleClients.length })}
      </p>
      {visibleClients.length === 0 ? (
        <div className="sheet stack">
          <p>{t('portal.list.notFound')}</p>
          <p>
            <Button kind="quiet" onClick={() => changeList({ ...DEFAULT_LIST_STATE, order: state.order })}>
              {t('portal.list.showAll')}
            </Button>
          </p>
        </div>
      ) : (
        <ClientTable clients={visibleClients.slice(page * CLIENTS_ON_PAGE, (page + 1) * CLIENTS_ON_PAGE)} />
      )}
      <PageSteps
        label={t('portal.list.pages')}
        page={page}
        pages={pages}
        texts={{
          place: (at, id) => t('portal.list.page', { page: at, pages: id }),
          previous: t('portal.list.previous'),
          next: t('portal.list.next'),
        }}
        onShow={(at) => changeList({ page: at })}
      />
      <PairingCode />
    </>
  );
}
