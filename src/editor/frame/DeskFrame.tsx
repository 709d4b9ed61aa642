import { type ReactNode, useState } from 'react';
import type { DeskGroup, DeskScreen } from '#src/screens/desk/screen.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { canOpenScreen } from './can-open-screen.ts';
import { LogOut } from './LogOut.tsx';
import { PaletteButton } from './palette/PaletteButton.tsx';

/** Notice for each screen on which an editor may look for content that the Drupal site has. */
const TEXTS: Readonly<Record<string, 'pages' | 'menus'>> = {
  home: 'pages',
  pages: 'pages',
  'page-new': 'pages',
  page: 'pages',
  'edit-here': 'pages',
  links: 'pages',
  menus: 'menus',
};

interface DrupalPagesProps {
  /** Host of the Drupal site from which pages are read. */
  readonly host: string;
  /** Name of the open screen. */
  readonly screen: string | undefined;
}

/** Lists which content is edited in the Drupal site and which here. */
function DrupalPagesNotice({ host, screen = '' }: DrupalPagesProps) {
  const { t } = useIsland();
  const texts = TEXTS[screen];
  if (!texts) return null;
  return (
    <Banner>
      <p>
        <strong>{t(`desk.elsewhere.${texts}.title`, { host })}</strong> {t(`desk.elsewhere.${texts}.text`, { host })}
      </p>
    </Banner>
  );
}

const GROUPS: readonly DeskGroup[] = ['content', 'people', 'system'];

interface Props {
  readonly screen: DeskScreen | null;
  readonly screens: readonly DeskScreen[];
  readonly otherLanguage: { readonly language: string; readonly href: string };
  /** Host of the Drupal site from which pages are read; null if this installation has all pages. */
  readonly pagesFrom: string | null;
  readonly children: ReactNode;
}

const MENU_ID = 'desk-menu';

/** Menu of the screens that this user may open. */
function Menu({ screen, screens }: Pick<Props, 'screen' | 'screens'>) {
  const { t, href } = useIsland();
  const { role } = useUser();
  const renderLink = (id: string) => (
    <a href={href(id)} aria-current={screen?.id === id ? 'page' : undefined}>
      {t(`desk.screens.${id}`)}
    </a>
  );
  return (
    <nav id={MENU_ID} className="desk-menu" aria-label={t('desk.menu')}>
      {renderLink('home')}
      {GROUPS.map((group) => {
        const groupScreens = screens.filter((screen) => screen.group === group && canOpenScreen(screen.access, role));
        return groupScreens.length === 0 ? null : (
          <section key={group} aria-labelledby={`desk-${group}`}>
            <h2 id={`desk-${group}`}>{t(`desk.groups.${group}`)}</h2>
            <ul>
              {groupScreens.map(({ id }) => (
                <li key={id}>{renderLink(id)}</li>
              ))}
            </ul>
          </section>
        );
      })}
    </nav>
  );
}

/** Frame around each screen of the desk; on a phone everything except its name is behind a single button. */
export function DeskFrame({ screen, screens, otherLanguage, pagesFrom, children }: Props) {
  const { t, href } = useIsland();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="desk" data-screen={screen?.id} data-menu={isOpen ? 'open' : 'folded'}>
      <a className="skip-link" href="#content">
        {t('desk.skip')}
      </a>
      <header className="desk-top">
        <a className="desk-name" href={href('home')}>
          <img src="/favicon.svg" alt="" width="36" height="36" />
          {t('desk.name')}
        </a>
        <PaletteButton screens={screens} />
        <Button
          kind="quiet"
          icon="menu"
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          onClick={() => setOpen(!isOpen)}
        >
          {t('desk.menuOpen')}
        </Button>
        <div className="desk-own">
          <a className="desk-person" href={href('my-account')}>
            {user.name || user.mail}
          </a>
          <a href={otherLanguage.href} lang={otherLanguage.language} hrefLang={otherLanguage.language}>
            {t('desk.otherLanguage')}
          </a>
          <LogOut />
        </div>
      </header>
      <Menu screen={screen} screens={screens} />
      <main id="content" tabIndex={-1}>
        {pagesFrom !== null && <DrupalPagesNotice host={pagesFrom} screen={screen?.id} />}
        {children}
      </main>
    </div>
  );
}
