import { useIsland, useUser } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';

const LINKS: readonly (readonly [screen: string, icon: IconName])[] = [
  ['account-email', 'mail'],
  ['account-password', 'lock'],
  ['account-sessions', 'log-out'],
  ['account-lock', 'eye-off'],
  ['account-notifications', 'bell'],
  ['account-avatar', 'user-round'],
  ['account-buddies', 'users-round'],
  ['account-nurse', 'stethoscope'],
];

/** The pages of the account that this programme has; whoever logs in elsewhere has no password here. */
export function AccountLinks() {
  const { t, href, paths } = useIsland();
  const { role } = useUser();
  const links = LINKS.filter(
    ([screen]) => paths[screen] !== undefined && !(screen === 'account-password' && role === 'sso_client'),
  );
  return (
    <ul className="account-links">
      {links.map(([screen, icon]) => (
        <li key={screen}>
          <a href={href(screen)}>
            <Icon name={icon} />
            <span>{t(`account.links.${screen}`)}</span>
            <Icon name="chevron-right" />
          </a>
        </li>
      ))}
    </ul>
  );
}
