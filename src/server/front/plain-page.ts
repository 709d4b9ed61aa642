import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Domain, Language } from '#src/domains/domain.ts';
import { type HelpLine, helpLines } from '#src/domains/help-lines.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { PLAIN_FRAME, PLAIN_WORDS, type PlainReason } from './plain-page-words.ts';

export const PLAIN_SHEET_PATH = '/plain-page.css';
export const PLAIN_SHEET = readFileSync(new URL('./plain-page.css', import.meta.url));

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign);

function helpLine({ name, when, phone, dial, url }: HelpLine): string {
  const call = dial ? `<a href="tel:${dial}">${escaped(phone ?? dial)}</a>` : '';
  const site = url ? `<a href="${escaped(url)}" rel="noreferrer">${escaped(url.replace(/^https?:\/\//, ''))}</a>` : '';
  return `<li><strong>${escaped(name)}</strong> ${call} ${site}<br>${escaped(when)}</li>`;
}

/** A page from memory alone: it needs no content system, no template and no build, and always has the help lines. */
export function plainPage(reason: PlainReason, domain: Domain, language: Language): string {
  const { title, text } = PLAIN_WORDS[reason][language];
  const { start, help } = PLAIN_FRAME[language];
  const home = language === 'en' ? '/en' : '/';
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${PLAIN_SHEET_PATH}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
${reason === 'maintenance' ? '' : `<p><a href="${home}">${escaped(start)}</a></p>`}
<h2>${escaped(help)}</h2>
<ul>
${helpLines(domain.key, language).map(helpLine).join('\n')}
</ul>
</main>
</body>
</html>
`;
}

export interface PlainAnswer {
  readonly status: number;
  readonly reason: PlainReason;
  readonly site: Site;
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers with a plain page; never cached by anybody. */
export function sendPlainPage(res: ServerResponse, { status, reason, site, language, headers }: PlainAnswer): void {
  const body = Buffer.from(plainPage(reason, site.domain, language));
  setCommonHeaders(res, site);
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-language': language,
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  });
  res.end(body);
}
