import type { ReactNode } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { MAIL_STYLES } from './styles.ts';

/** What surrounds every mail: plain, on any screen, without pictures that would tell who opened it. */
export function MailFrame({ language, children }: { readonly language: Language; readonly children: ReactNode }) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <style>{MAIL_STYLES}</style>
      </head>
      <body>
        <main className="mail">{children}</main>
      </body>
    </html>
  );
}

/** The one link of a mail. */
export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p>
      <a className="link" href={href}>
        {children}
      </a>
    </p>
  );
}
