import type { ServerResponse } from 'node:http';
import { readLanguage } from '#src/i18n/local-path.ts';
import { isApiPath } from './api.ts';
import { sendApiMessage } from './api-message.ts';
import type { Exchange } from './exchange.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { guessLanguage, type ParsedPath } from './paths.ts';
import { sendErrorPage } from './plain-page.ts';

/** Responds to a request for an unknown host, or without a host. */
export function refuseHost(res: ServerResponse, secure: boolean, host: string | undefined): void {
  setCommonHeaders(res, { secure });
  const status = host === undefined ? 400 : 421;
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end('Deze site staat niet op dit adres. This site is not at this address.\n');
}

export function refusePath(res: ServerResponse, site: Site, { raw, status }: ParsedPath & { kind: 'odd' }): void {
  const reason = status === 404 ? 'not-found' : 'bad-address';
  if (isApiPath(raw)) sendApiMessage(res, site, raw, status, status === 414 ? 'too-long' : reason);
  else sendErrorPage(res, { status, reason, site, language: guessLanguage(raw, site.domain) });
}

export function refuseMethod({ res, site, path }: Exchange, allow: string): void {
  const { language } = readLanguage(path, site.domain);
  sendErrorPage(res, { status: 405, reason: 'not-allowed', site, language, headers: { allow } });
}

/** Responds to a failure before the page is known; includes the emergency numbers. */
export function sendServerError(res: ServerResponse, secure: boolean, id: string): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  setCommonHeaders(res, { secure });
  res.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(
    `Er ging iets mis. Bel bij nood 112 of 113. Something went wrong. In an emergency call 112 or 113.\n(${id})\n`,
  );
}
