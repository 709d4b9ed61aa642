import type { IncomingMessage } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { sendApiMessage } from './api-message.ts';
import { type Exchange, logAtEnd } from './exchange.ts';
import { clientAddress, settleHeaders } from './forwarded.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { isDoor, RETRY_AFTER } from './maintenance.ts';
import { type RequestLog, redactCall } from './request-log.ts';
import { type ReadStaff, staffOf } from './staff.ts';

/** What the API learns of a connection beside the request, in Hono's `env`. */
export interface Connection {
  /** For limits; of the connection, or what a trusted proxy saw. */
  readonly clientAddress: string;
  readonly secure: boolean;
}

export interface ApiParts {
  /** Null where another content system holds the data. */
  readonly app: Pick<Hono, 'fetch'> | null;
  readonly trustProxy: boolean;
  readonly isInMaintenance: (site: Site) => Promise<boolean>;
  readonly readStaff: ReadStaff;
  readonly log: RequestLog;
}

export const isCall = (path: string) => path === '/api' || path.startsWith('/api/');

/** Hands calls to the embedded content system, with the host as the front settled it. */
export function makeApi({ app, trustProxy, isInMaintenance, readStaff, log }: ApiParts) {
  const connections = new WeakMap<IncomingMessage, Connection>();
  const listener =
    app &&
    getRequestListener(
      (request, env) => {
        const incoming = env.incoming as IncomingMessage;
        return app.fetch(request, { ...env, ...connections.get(incoming) });
      },
      { overrideGlobalObjects: false },
    );

  const logged = logAtEnd(log);

  return async (exchange: Exchange): Promise<void> => {
    const { req, res, site, host, path } = exchange;
    logged(exchange, 'api', redactCall(path));
    if (!listener) return sendApiMessage(res, site, path, 404, 'not-found');
    if (!isDoor(path) && (await isInMaintenance(site)) && !(await staffOf(exchange, readStaff))) {
      return sendApiMessage(res, site, path, 503, 'maintenance', { 'retry-after': RETRY_AFTER });
    }
    connections.set(req, { clientAddress: clientAddress(req, trustProxy), secure: site.secure });
    settleHeaders(req, host);
    setCommonHeaders(res, site);
    await listener(req, res);
  };
}
