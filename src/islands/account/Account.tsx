import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { AccountLinks } from './AccountLinks.tsx';
import { AccountOverview } from './AccountOverview.tsx';
import { MoreSettings } from './MoreSettings.tsx';
import { type PageInLanguage, SettingsForm } from './SettingsForm.tsx';

/** Skeleton of the settings and the adjacent column. */
function AccountSkeleton() {
  const { t } = useIsland();
  return (
    <div className="account-columns">
      <div className="sheet account-waits">
        <Skeleton shape="rows" label={t('forms.loading')} count={6} />
      </div>
      <div className="sheet account-waits" aria-hidden="true">
        <Skeleton shape="rows" label="" count={4} />
      </div>
    </div>
  );
}

interface Props extends IslandProps {
  readonly otherLanguages: readonly PageInLanguage[];
}

/**
 * Account page of a participant: an overview, links to its subpages, and the settings (docs/specification.md, section
 * 2).
 */
export function Account({ otherLanguages, ...island }: Props) {
  return (
    <Island {...island}>
      <AccountScreen otherLanguages={otherLanguages} />
    </Island>
  );
}

function AccountScreen({ otherLanguages }: Pick<Props, 'otherLanguages'>) {
  const { t } = useIsland();
  return (
    <div className="page-width account">
      <h1>{t('account.title')}</h1>
      <LoggedIn loading={<AccountSkeleton />}>
        <div className="account-columns">
          <div className="account-part">
            <AccountOverview />
            <AccountLinks />
          </div>
          <div className="account-part">
            <SettingsForm otherLanguages={otherLanguages} />
            <MoreSettings />
          </div>
        </div>
      </LoggedIn>
    </div>
  );
}
