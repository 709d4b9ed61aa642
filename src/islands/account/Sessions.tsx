import { SessionList } from '#src/forms/sessions/SessionList.tsx';
import { type IslandProps, useIsland, useUser } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { AccountPage } from './AccountPage.tsx';

/** The user's sessions; target of the link in the email about a new device. */
export function Sessions(island: IslandProps) {
  return (
    <AccountPage island={island} screen="account-sessions">
      <List />
    </AccountPage>
  );
}

function List() {
  const { t, href } = useIsland();
  const hasPassword = useUser().role !== 'sso_client';
  return (
    <div className="sheet stack">
      <p>{t(hasPassword ? 'sessions.lead' : 'sessions.leadElsewhere')}</p>
      <SessionList />
      <Details summary={t('sessions.keptTitle')}>
        <p className="soft">{t('sessions.kept')}</p>
      </Details>
      {hasPassword && (
        <p>
          <a href={href('account-password')}>{t('account.links.account-password')}</a>
        </p>
      )}
    </div>
  );
}
