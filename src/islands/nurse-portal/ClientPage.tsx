import { useState } from 'react';
import { removeClient } from '#src/contract/client-details.ts';
import { type ClientEntry, getClient } from '#src/contract/clients.ts';
import type { Result } from '#src/contract/result.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { useRequestFailureToast } from '#src/forms/use-request-failure-toast.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { ClientBrief } from './ClientBrief.tsx';
import { ClientLoading } from './ClientLoading.tsx';
import { ClientPanel } from './ClientPanel.tsx';
import { Contact } from './Contact.tsx';
import { Exercises } from './Exercises.tsx';
import { NoteToClient } from './NoteToClient.tsx';
import { NotableFacts, Progress } from './Progress.tsx';
import { useClientDays } from './use-client-days.ts';

const UNPAIRED: Result<null> = { ok: true, value: null, tags: [] };

/** Ends the pairing after a confirmation, and returns to the reloaded client list. */
function Unpair({ client: { uid, domain }, name }: { client: ClientEntry; name: string }) {
  const { t, href } = useIsland();
  const unpairing = useConfirm(
    async () => {
      const result = await getApiClient().call(removeClient, { body: { uid, domain } });
      // Unpaired by an earlier try whose response was lost, or by the client.
      return !result.ok && result.failure.kind === 'not_found' ? UNPAIRED : result;
    },
    () => {
      showToastOnNextPage('done', t('portal.unpair.done', { name }));
      location.assign(href('clients'));
    },
  );
  return (
    <div className="stack portal-unpair">
      <p className="soft">{t('portal.unpair.private')}</p>
      <Button kind="risk" wide onClick={unpairing.ask}>
        {t('portal.unpair.ask', { name })}
      </Button>
      <ConfirmDialog
        question={unpairing}
        title={t('portal.unpair.title', { name })}
        confirm={t('portal.unpair.confirm')}
        failed={t('portal.unpair.failed')}
      >
        <p>{t('portal.unpair.text', { name })}</p>
      </ConfirmDialog>
    </div>
  );
}

/** A client's figures and two views. A closed view is not loaded, because each access is logged for the client. */
export function ClientPage() {
  const { t, params, href } = useIsland();
  const kind = { domain: params.domain ?? '', uid: Number(params.uid) };
  const client = useCall(getClient, { params: kind });
  const days = useClientDays(client.status === 'done' ? client.value : null);
  const [opened, setOpened] = useState<readonly string[]>(['progress']);
  const failure = client.status === 'error' ? client.failure : null;
  const isAbsent = failure?.kind === 'not_found';
  const failed = failure && (isAbsent ? t('portal.client.absent') : toFailureText(t, failure));
  useRequestFailureToast(failure, failed ?? '');
  if (client.status === 'loading') return <ClientLoading />;
  if (client.status === 'error') {
    return (
      <div className="sheet stack">
        <h1>{t('portal.client.title')}</h1>
        <p>{failed}</p>
        <p>
          {isAbsent ? (
            <ButtonLink href={href('clients')}>{t('portal.client.back')}</ButtonLink>
          ) : (
            <Button icon="refresh-cw" onClick={client.retry}>
              {t('forms.retry')}
            </Button>
          )}
        </p>
      </div>
    );
  }
  const name = client.value.name || t('portal.unnamed');
  return (
    <div className="portal-client-page">
      <NotableFacts client={client.value} fetched={days} />
      <aside aria-label={t('portal.client.about')}>
        <ClientPanel client={client.value} name={name} />
      </aside>
      <ClientBrief client={client.value} name={name} />
      <div className="portal-client-actions">
        <Contact client={client.value} name={name} />
        <NoteToClient client={client.value} name={name} />
      </div>
      <Tabs
        label={t('portal.client.views', { name })}
        onShow={(key) => setOpened((opened) => [...opened, key])}
        tabs={[
          {
            key: 'progress',
            label: t('portal.progress.title'),
            panel: <Progress client={client.value} fetched={days} />,
          },
          {
            key: 'exercises',
            label: t('portal.exercises.title'),
            panel: opened.includes('exercises') && <Exercises client={client.value} />,
          },
        ]}
      />
      <Unpair client={client.value} name={name} />
    </div>
  );
}
