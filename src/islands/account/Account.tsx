import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { Aside } from './Aside.tsx';
import { type OtherLanguage, SettingsForm } from './SettingsForm.tsx';

interface Props extends IslandProps {
  readonly otherLanguages: readonly OtherLanguage[];
}

/** The account of a participant: settings, and the ways to everything else about it (section 2). */
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
          <SettingsForm otherLanguages={otherLanguages} />
          <Aside />
        </div>
      </LoggedIn>
    </div>
  );
}
