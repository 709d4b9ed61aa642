import type { ReactNode } from 'react';
import type { DeskGroup, DeskScreen } from '#src/screens/desk/screen.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { LogOut } from './LogOut.tsx';
import { mayOpen } from './may-open.ts';

const GROUPS: readonly DeskGroup[] = ['content', 'people', 'house'];

interface Props {
  readonly screen: DeskScreen | null;
  readonly screens: readonly DeskScreen[];
  readonly otherLanguage: { readonly language: string; readonly href: string };
  readonly children: ReactNode;
}

function Menu({ screen, screens }: Pick<Props, 'screen' | 'screens'>) {
  const { t, href } = useIsland();
  const { role } = useUser();
  return (
    <nav className="desk-menu" aria-label={t('desk.menu')}>
      {GROUPS.map((group) => {
        const own = screens.filter((one) => one.group === group && mayOpen(one.access, role));
        return own.length === 0 ? null : (
          <section key={group} aria-labelledby={`desk-${group}`}>
            <h2 id={`desk-${group}`}>{t(`desk.groups.${group}`)}</h2>
            <ul>
              {own.map(({ id }) => (
                <li key={id}>
                  <a href={href(id)} aria-current={screen?.id === id ? 'page' : undefined}>
                    {t(`desk.screens.${id}`)}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

/** What stands around every screen of the desk. */
export function DeskFrame({ screen, screens, otherLanguage, children }: Props) {
  const { t, href } = useIsland();
  const user = useUser();
  return (
    <div className="desk" data-screen={screen?.id}>
      <a className="skip-link" href="#content">
        {t('desk.skip')}
      </a>
      <header className="desk-top">
        <a className="desk-name" href={href('home')}>
          {t('desk.name')}
        </a>
        <a className="desk-person" href={href('my-account')}>
          {user.name || user.mail}
        </a>
        <a href={otherLanguage.href} lang={otherLanguage.language} hrefLang={otherLanguage.language}>
          {t('desk.otherLanguage')}
        </a>
        <LogOut />
      </header>
      <Menu screen={screen} screens={screens} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
