import { toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillPlaceholders } from '#src/contract/desk/mail-text.ts';
import type { DrawMail } from './define-mail.ts';
import { MAILS, subjectOf } from './mails.ts';

/** Draws a mail as HTML with its plain-text twin: the same words and the same links. */
export const drawMail: DrawMail = (name, props) => {
  const { Body } = MAILS[name];
  const { language, values = {}, text } = props;
  const subject = text ? fillPlaceholders(text.subject, Body.values(values, language)) : subjectOf(name, props);
  const html = `<!doctype html>${renderToStaticMarkup(createElement(Body, props))}`;
  return { subject, html, text: `${toPlainText(html)}\n` };
};
