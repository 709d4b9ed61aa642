import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Language } from '#src/domains/domain.ts';
import { MAIL_STYLES } from './styles.ts';

/** Renders the frame of every mail: plain, for any screen, without images that could track who opened it. */
export function renderMailFrame(language: Language, ...children: readonly ReactNode[]): ReactElement {
  return createElement(
    'html',
    { lang: language },
    createElement(
      'head',
      null,
      createElement('meta', { charSet: 'utf-8' }),
      createElement('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      createElement('meta', { name: 'color-scheme', content: 'light dark' }),
      createElement('style', null, MAIL_STYLES),
    ),
    createElement('body', null, createElement('main', { className: 'mail' }, ...children)),
  );
}

/** Renders a link of a mail. */
export const renderMailLink = (href: string, text: string): ReactElement =>
  createElement('p', null, createElement('a', { className: 'link', href }, text));

/** Renders a paragraph; preserves the line breaks of user input. */
export function renderMailLine(text: string): ReactElement {
  const [first, ...others] = text.split(/\r?\n/);
  return createElement('p', null, first, ...others.flatMap((line, key) => [createElement('br', { key }), line]));
}

/** Label of the link that ends a series. */
export const UNSUBSCRIBE_LABEL = { nl: 'Stop deze mails', en: 'Stop these emails' } as const;

const SENDER_LABEL = { nl: 'Verstuurd door', en: 'Sent by' } as const;

/** Renders the sender of the mail, in the provider's neutral wording. */
export const renderMailSender = (language: Language, sender: string): ReactElement =>
  createElement('footer', null, createElement('p', null, `${SENDER_LABEL[language]} ${sender}`));
