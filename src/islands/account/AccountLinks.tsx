import { isPlaceholder } from '#src/contract/own-user.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { AccountRow } from './AccountRow.tsx';

type Link = readonly [screen: string, icon: IconName];

const GROUPS: readonly (readonly [group: string, links: readonly Link[]])[] = [
  [
    'login',
    [
      ['account-email', 'mail'],
      ['account-password', 'lock'],
      ['account-notifications', 'bell'],
      ['account-lock', 'eye-off'],
      ['account-sessions', 'globe'],
      ['logout', 'log-out'],
    ],
  ],
  [
    'you',
    [
      ['account-self-tests', 'list-checks'],
      ['account-summary', 'chart-column-big'],
    ],
  ],
  [
    'people',
    [
      ['account-buddies', 'users-round'],
      ['account-nurse', 'stethoscope'],
      ['account-reads', 'eye'],
    ],
  ],
];

/** Links to the account pages of this programme. Single sign-on users have no password here. */
export function AccountLinks() {
  const { t, paths } = useIsland();
  const { role } = useUser();
  const has = ([screen]: Link) =>
    paths[screen] !== undefined && !(screen === 'account-password' && role === 'sso_client');
  return (
    <div className="sheet account-rows">
      {GROUPS.map(([group, links]) => {
        const groupLinks = links.filter(has);
        if (groupLinks.length === 0) return null;
        return (
          <AccountRow key={group} title={t(`account.groups.${group}`)}>
            <ul className="account-links">
              {groupLinks.map(([screen, icon]) => (
                <li key={screen}>
                  <Row screen={screen} icon={icon} />
                </li>
              ))}
            </ul>
          </AccountRow>
        );
      })}
    </div>
  );
}

/** Link to an account page, with its current setting below the name. */
function Row({ screen, icon }: { screen: string; icon: IconName }) {
  const { t, href, site } = useIsland();
  const { mail, notifications, hasValidatedEmail } = useUser();
  const getStatusText = () => {
    if (screen === 'account-email' && !isPlaceholder(mail, site.placeholderDomain)) return mail;
    if (screen === 'account-notifications' && hasValidatedEmail)
      return notifications.length === 0 ? t('account.mailsNone') : t('account.mails', { count: notifications.length });
    return null;
  };
  const state = getStatusText();
  return (
    <a href={href(screen)}>
      <Icon name={icon} />
      <span>
        {t(`account.links.${screen}`)}
        {state !== null && <span className="account-link-state">{state}</span>}
      </span>
      <Icon name="chevron-right" />
    </a>
  );
}
