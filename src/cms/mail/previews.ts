import type { Language } from '#src/domains/domain.ts';
import type { Mail, MailName } from './define-mail.ts';
import { MAIL_EXAMPLES } from './examples.ts';
import { MAILS } from './mails.ts';
import { renderMail } from './render-mail.ts';

/** A mail preview: its subject, body and plain-text version. */
interface MailPreview {
  readonly language: Language;
  readonly subject: string;
  /** The body without the surrounding document. */
  readonly html: string;
  readonly text: string;
}

const LINK = 'https://example.org/l/voorbeeld';
const SECOND_LINK = 'https://example.org/l/voorbeeld-2';

const getBody = (html: string): string => /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';

/** Renders every mail by its name, with its examples in the given languages. */
export function renderMailPreviews(languages: readonly Language[]) {
  const all = Object.entries(MAILS) as readonly [MailName, Mail][];
  return all.map(([name, { hasSecondLink }]) => ({
    name,
    previews: languages.map((language): MailPreview => {
      const links = { link: LINK, ...(hasSecondLink ? { secondLink: SECOND_LINK } : {}) };
      const { subject, html, text } = renderMail(name, { language, ...links, values: MAIL_EXAMPLES[name].default });
      return { language, subject, html: getBody(html), text };
    }),
  }));
}
