import { useState } from 'react';
import { getClient } from '#src/contract/get-client.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useShownFailure } from '#src/forms/use-shown-failure.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { ClientBrief } from './ClientBrief.tsx';
import { ClientLoading } from './ClientLoading.tsx';
import { ClientPanel } from './ClientPanel.tsx';
import { Contact } from './Contact.tsx';
import { Exercises } from './Exercises.tsx';
import { Progress } from './Progress.tsx';
import { Unpair } from './Unpair.tsx';

/** A client with figures beside the two views. A closed view is not loaded: each access is recorded for the client. */
export function ClientPage() {
  const { t, params, href } = useIsland();
  const which = { domain: params.domain ?? '', uid: Number(params.uid) };
  const client = useCall(getClient, { params: which });
  const [opened, setOpened] = useState<readonly string[]>(['progress']);
  const failure = client.status === 'error' ? client.failure : null;
  const isAbsent = failure?.kind === 'not_found';
  const failed = failure && (isAbsent ? t('portal.client.absent') : failureText(t, failure));
  useShownFailure(failure, failed ?? '');
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
      <aside aria-label={t('portal.client.about')}>
        <ClientPanel client={client.value} name={name} />
        <Contact client={client.value} name={name} />
      </aside>
      <div className="stack">
        <ClientBrief client={client.value} name={name} />
        <Tabs
          label={t('portal.client.views', { name })}
          onShow={(key) => setOpened((before) => [...before, key])}
          tabs={[
            { key: 'progress', label: t('portal.progress.title'), panel: <Progress client={client.value} /> },
            {
              key: 'exercises',
              label: t('portal.exercises.title'),
              panel: opened.includes('exercises') && <Exercises client={client.value} />,
            },
          ]}
        />
      </div>
      <Unpair client={client.value} name={name} />
    </div>
  );
}
