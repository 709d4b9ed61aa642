import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { LogOut } from './LogOut.tsx';

interface Props {
  readonly otherLanguage: { readonly language: string; readonly href: string };
  /** True if the user is logged in and may log out. */
  readonly canLeave?: boolean;
  readonly children: ReactNode;
}

/** Frame around the pages before the desk: login, invitation link, second factor. */
export function DeskEntrance({ otherLanguage, canLeave = false, children }: Props) {
  const { t } = useIsland();
  return (
    <div className="desk-door">
      <header className="desk-top">
        <p className="desk-name">{t('desk.name')}</p>
        <a href={otherLanguage.href} lang={otherLanguage.language} hrefLang={otherLanguage.language}>
          {t('desk.otherLanguage')}
        </a>
        {canLeave && <LogOut />}
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
