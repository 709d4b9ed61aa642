import { convert, type HtmlToTextOptions } from 'html-to-text';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillPlaceholders } from '#src/domains/placeholders.ts';
import type { RenderMail } from './define-mail.ts';
import { getMailSubject, MAILS } from './mails.ts';

/** Conversion to the plain-text version: links with their URLs, no pictures, each cell on its own line. */
const PLAIN: HtmlToTextOptions = {
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'block',
      options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
    })),
  ],
};

/** Renders a mail as HTML and as plain text, with equal text and links. */
export const renderMail: RenderMail = (name, props) => {
  const { Body } = MAILS[name];
  const { language, values = {}, text } = props;
  const subject = text ? fillPlaceholders(text.subject, Body.values(values, language)) : getMailSubject(name, props);
  const html = `<!doctype html>${renderToStaticMarkup(createElement(Body, props))}`;
  return { subject, html, text: `${convert(html, PLAIN)}\n` };
};
