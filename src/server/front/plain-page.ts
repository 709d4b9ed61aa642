import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { isBrowserDiscreet } from '#src/contract/lock-cookies.ts';
import { DISCREET_NAME } from '#src/domains/discreet-name.ts';
import type { Language } from '#src/domains/domain.ts';
import { DOOR_IDS, getDoors, listBodyLines } from '#src/domains/doors/index.ts';
import { CRISIS_LINES, formatTerms, type HelpLine, helpLines } from '#src/domains/help-lines.ts';
import { SAFETY_TEXTS } from '#src/domains/safety-texts.ts';
import { renderDrawingReference, renderIconReference, renderLogoReference } from '#src/render/drawing-files.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { ERROR_PAGE_FRAME_TEXTS, ERROR_PAGE_TEXTS, type ErrorReason } from './plain-page-texts.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

export const ERROR_PAGE_SHEET_PATH = '/plain-page.css';
export const ERROR_PAGE_SHEET = readFileSync(new URL('./plain-page.css', import.meta.url));

const escapeText = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? character,
  );

/** Temporary reasons, for which the user can only try again. */
const TEMPORARY_REASONS: ReadonlySet<ErrorReason> = new Set<ErrorReason>(['maintenance', 'unavailable']);

function renderHelpLine(line: HelpLine, call: string): string {
  const { name, when, phone, dial, url, caution } = line;
  const label = escapeText(`${call} ${name}: ${phone}`);
  const number = `<a class="button button-quiet" href="tel:${dial}" aria-label="${label}">${renderIconReference('phone')} ${escapeText(phone)}</a>`;
  const site = url
    ? `<a href="${escapeText(url)}" rel="noreferrer">${escapeText(url.replace(/^https?:\/\//, ''))}</a>`
    : '';
  return `<li><div><strong>${escapeText(name)}</strong><p class="soft">${escapeText([when, formatTerms(line), caution].filter(Boolean).join(' '))} ${site}</p></div>${number}</li>`;
}

/** Renders the header row: the logo, the phone numbers and the quick exit. */
function renderHeader({ site, language }: ErrorPage, isDiscreet: boolean): string {
  const { domain, quickExit } = site;
  const { call, quickExit: leave } = ERROR_PAGE_FRAME_TEXTS[language];
  const numbers = CRISIS_LINES.flatMap(
    (id) => helpLines(domain.key, language).find((line) => line.id === id) ?? [],
  ).map(
    ({ name, dial, phone }) =>
      `<a href="tel:${dial}" aria-label="${escapeText(`${call} ${name}`)}">${dial === '08000113' ? '113' : phone}</a>`,
  );
  const exit = quickExit
    ? `<a class="quick-exit" href="${escapeText(quickExit)}" rel="noreferrer nofollow">${renderIconReference('log-out')} ${leave}</a>`
    : '';
  return `<header class="site-header"><div class="page-width">
<p class="logo">${renderLogo(site, language, isDiscreet)}</p>
<p class="help-pill">${numbers.join(' ')}</p>
${exit}
</div></header>`;
}

/** Renders the links; the bare host has no link to a programme. */
function renderLinks(reason: ErrorReason, { isBare }: Site, language: Language): string {
  const { start, again } = ERROR_PAGE_FRAME_TEXTS[language];
  if (isBare && !TEMPORARY_REASONS.has(reason)) return '';
  const [href, text] = TEMPORARY_REASONS.has(reason) ? ['', again] : [language === 'en' ? '/en' : '/', start];
  return `<p class="button-row"><a class="button" href="${href}">${text}</a></p>`;
}

/** Renders the heading with a drawing: road works if the user has to wait, otherwise a landscape. */
function renderHeading(reason: ErrorReason, site: Site, language: Language): string {
  const { title, text } = ERROR_PAGE_TEXTS[reason][language];
  const textKey = `<h1>${escapeText(title)}</h1>\n<p class="lead">${escapeText(text)}</p>\n${renderLinks(reason, site, language)}`;
  const drawing = TEMPORARY_REASONS.has(reason) ? 'onderhoud' : site.isBare ? 'post-verstuurd' : null;
  return drawing
    ? `<div class="page-width pair page-head"><div class="stack">${textKey}</div>${renderDrawingReference(drawing)}</div>`
    : `<section class="scene"><div class="page-width">${textKey}</div>${renderDrawingReference('verdwaald')}</section>`;
}

function renderLogo({ isBare, domain }: Site, language: Language, isDiscreet: boolean): string {
  if (isBare) return renderLogoReference();
  const name = `Zelfhulp<small>${escapeText(domain.words.name[language])}</small>`;
  return `${renderLogoReference()} <span>${isDiscreet ? DISCREET_NAME[language] : name}</span>`;
}

/** Returns the help lines of the programme, or the general ones if the programme must not be revealed. */
function listHelpLines({ isBare, domain }: Site, language: Language): readonly HelpLine[] {
  const lines = helpLines(domain.key, language);
  return isBare ? CRISIS_LINES.flatMap((id) => lines.find((line) => line.id === id) ?? []) : lines;
}

const renderList = (steps: readonly string[]) =>
  `<ol>\n${steps.map((step) => `<li>${escapeText(step)}</li>`).join('\n')}\n</ol>`;

/**
 * Renders the help for a hard moment as text, because a temporary failure may occur in one: the doors of the programme
 * with their default texts, the steps of the wave and the signs that require a call. Empty if the programme must not be
 * revealed, for nurses, and if the installation does not offer it.
 */
function renderHardMoment(reason: ErrorReason, { isBare, domain, offersHardMoment }: Site, language: Language): string {
  const hasDoors = offersHardMoment && !isBare && TEMPORARY_REASONS.has(reason);
  const doors = !hasDoors ? [] : getDoors(domain.key, language);
  if (doors.length === 0) return '';
  const rooms = doors.map(
    ({ kind, title, lead, steps, wave }) => `<details id="${DOOR_IDS[language][kind]}">
<summary><h3>${escapeText(title)}</h3></summary>
<p>${escapeText(lead)}</p>
${renderList(steps)}
${wave ? renderList(wave) : ''}
${listBodyLines(domain.key, kind)
  .map((key) => `<p>${escapeText(SAFETY_TEXTS[key][language])}</p>`)
  .join('\n')}
</details>`,
  );
  return `<section class="page-width stack section prose" aria-labelledby="now">
<h2 id="now">${escapeText(ERROR_PAGE_FRAME_TEXTS[language].now)}</h2>
${rooms.join('\n')}
</section>`;
}

/** Renders the id of this failure in the log, for users who report it. */
const renderRequestId = (id: string, language: Language) =>
  `<p class="page-width soft">${escapeText(ERROR_PAGE_FRAME_TEXTS[language].request)} <code>${escapeText(id)}</code></p>`;

/**
 * Renders an error page without the content system and without templates; it always includes the help lines. It uses
 * the style sheet of its programme, which is part of every build. On the bare host it does not reveal the programme.
 * `id` is the id of the request; `isDiscreet` is true to leave the programme out of icon and name.
 */
export function renderErrorPage(page: ErrorPage, id?: string, isDiscreet = false): string {
  const { reason, site, language } = page;
  const { title } = ERROR_PAGE_TEXTS[reason][language];
  const { help, call } = ERROR_PAGE_FRAME_TEXTS[language];
  const lines = listHelpLines(site, language);
  return `<!doctype html>
<html lang="${language}"${site.isBare ? '' : ` data-domain="${site.domain.key}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeText(title)}</title>
<link rel="icon" href="/${isDiscreet ? 'discreet' : 'favicon'}.svg" type="image/svg+xml">
<link rel="stylesheet" href="${ERROR_PAGE_SHEET_PATH}">
</head>
<body>
${renderHeader(page, isDiscreet)}
<main id="content">
${renderHeading(reason, site, language)}
<section class="page-width stack section" aria-labelledby="help">
<h2 id="help">${escapeText(help)}</h2>
<ul class="help-lines">
${lines.map((line) => renderHelpLine(line, call)).join('\n')}
</ul>
</section>
${renderHardMoment(reason, site, language)}
${reason === 'unavailable' && id ? renderRequestId(id, language) : ''}
</main>
</body>
</html>
`;
}

export interface ErrorPage {
  readonly status: number;
  readonly reason: ErrorReason;
  readonly site: Site;
  readonly language: Language;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Responds with an error page, which is never cached. */
export function sendErrorPage(res: ServerResponse, page: ErrorPage): void {
  const { status, site, language, headers } = page;
  const isDiscreet = isBrowserDiscreet(res.req?.headers.cookie ?? '');
  const body = Buffer.from(renderErrorPage(page, res.getHeader(REQUEST_ID_HEADER)?.toString(), isDiscreet));
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
