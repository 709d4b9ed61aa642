import { renderToStaticMarkup } from 'react-dom/server';
import type { WrittenMail } from '../transport.ts';
import { MAIL_STYLES } from './styles.ts';

interface Preview {
  readonly title: string;
  readonly href: string;
}

interface Props {
  /** Unsent mails, newest first. */
  readonly written: readonly (WrittenMail & { readonly href: string })[];
  readonly previews: readonly Preview[];
}

function MailList({ written, previews }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Mails</title>
        <style>{MAIL_STYLES}</style>
      </head>
      <body>
        <main className="mail">
          <h1>Mails</h1>
          <h2>Written here</h2>
          {written.length === 0 && <p>No mail was written yet.</p>}
          <ul>
            {written.map(({ id, href, to, subject, at }) => (
              <li key={id}>
                <a href={href}>{subject}</a> to {to}, <time dateTime={at}>{at}</time>
              </li>
            ))}
          </ul>
          <h2>Examples of every mail</h2>
          <ul>
            {previews.map(({ title, href }) => (
              <li key={href}>
                <a href={href}>{title}</a>
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>
  );
}

/** Renders a page for developers with the unsent mails, and examples of each kind. */
export const renderMailList = (props: Props): string =>
  `<!doctype html>${renderToStaticMarkup(<MailList {...props} />)}`;
