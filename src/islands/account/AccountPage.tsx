import type { ReactNode } from 'react';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

interface Props {
  island: IslandProps;
  /** Id of the screen, from which the title is derived. */
  screen: string;
  children: ReactNode;
}

/** Layout of a subpage of the account: a back link, the title, and the content for a logged-in user. */
export function AccountPage({ island, screen, children }: Props) {
  return (
    <Island {...island}>
      <div className="page-width page-column account stack">
        <Back />
        <Title screen={screen} />
        <LoggedIn loading={<AccountSkeleton />}>{children}</LoggedIn>
      </div>
    </Island>
  );
}

/** Returns the path of the parent page, which differs for nurses. */
export function useAccountHref(): string {
  const { href, domain } = useIsland();
  return href(domain.variant === 'professional' ? 'nurse-account' : 'account');
}

function Back() {
  const { t } = useIsland();
  return (
    <p className="screen-back">
      <ArrowLink href={useAccountHref()} way="back">
        {t('account.back')}
      </ArrowLink>
    </p>
  );
}

function Title({ screen }: { screen: string }) {
  const { t } = useIsland();
  return <h1>{t(`account.links.${screen}`)}</h1>;
}

function AccountSkeleton() {
  const { t } = useIsland();
  return (
    <div className="sheet">
      <Skeleton shape="rows" label={t('forms.loading')} count={3} />
    </div>
  );
}
