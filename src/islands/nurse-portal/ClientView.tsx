import type { ReactNode } from 'react';
import { Island, type IslandProps, LoggedIn, useIsland, useUser } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { ClientLoading } from './ClientLoading.tsx';
import { ClientPage } from './ClientPage.tsx';
import { getRowOrderDraft } from './row-order.ts';

/** Links to the previous and next client, in the order of the filtered list. */
function ClientSteps() {
  const { t, href, params } = useIsland();
  const rows = getRowOrderDraft(useUser().uid).read() ?? [];
  const index = rows.findIndex(([domain, uid]) => domain === params.domain && String(uid) === params.uid);
  if (index === -1 || rows.length < 2) return null;
  const linkTo = (row: (typeof rows)[number] | undefined, key: 'previous' | 'next') =>
    row && (
      <ArrowLink way={key === 'next' ? 'on' : 'back'} href={href('client', { domain: row[0], uid: row[1] })}>
        {t(`portal.steps.${key}`)}
      </ArrowLink>
    );
  return (
    <nav className="portal-steps" aria-label={t('portal.steps.title')}>
      {linkTo(rows[index - 1], 'previous')}
      <span>{t('portal.steps.place', { place: index + 1, total: rows.length })}</span>
      {linkTo(rows[index + 1], 'next')}
    </nav>
  );
}

/** Page of a nurse's client (docs/specification.md, section 2). */
export function ClientView(island: IslandProps) {
  return (
    <Island {...island}>
      <ClientScreen />
    </Island>
  );
}

function ClientScreen() {
  return (
    <div className="page-width screen stack">
      <LoggedIn
        loading={
          <>
            <BackToList />
            <ClientLoading />
          </>
        }
      >
        <BackToList>
          <ClientSteps />
        </BackToList>
        <ClientPage />
      </LoggedIn>
    </div>
  );
}

/** Back link to the list, with the other links of the page. */
function BackToList({ children }: { children?: ReactNode }) {
  const { t, href } = useIsland();
  return (
    <div className="portal-way">
      <ArrowLink href={href('clients')} way="back">
        {t('portal.client.back')}
      </ArrowLink>
      {children}
    </div>
  );
}
