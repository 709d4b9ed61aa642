import type { ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { LogOut } from './LogOut.tsx';

interface Props {
  readonly otherLanguage: { readonly language: string; readonly href: string };
  /** Whether somebody is logged in who may go. */
  readonly canLeave?: boolean;
  readonly children: ReactNode;
}

/** What stands around a page before the desk: login, a link to begin, the second factor. */
export function Door({ otherLanguage, canLeave = false, children }: Props) {
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
