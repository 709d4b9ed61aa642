import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { sendApiMessage } from './api-message.ts';
import { createSentLogger, type Exchange } from './exchange.ts';
import { getClientAddress, normaliseHeaders } from './forwarded.ts';
import { setCommonHeaders } from './headers.ts';
import type { Site } from './hosts.ts';
import { isOpenInMaintenance, RETRY_AFTER } from './maintenance.ts';
import { type RequestLog, redactCall } from './request-log.ts';
import { findStaff, type ReadStaff } from './staff.ts';

/** Connection data for the API in addition to the request, in Hono's `env`. */
export interface Connection {
  /** Client IP address for limits: of the connection, or from a trusted proxy. */
  readonly clientAddress: string;
  readonly secure: boolean;
}

export interface ApiDependencies {
  readonly app: Pick<Hono, 'fetch'>;
  readonly trustProxy: boolean;
  readonly isInMaintenance: (site: Site) => Promise<boolean>;
  readonly readStaff: ReadStaff;
  readonly log: RequestLog;
}

export const isApiPath = (path: string) => path === '/api' || path.startsWith('/api/');

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/** Returns a function that passes requests to the content system, with the data of their connection. */
export function createRequestForwarder(fetch: Fetch) {
  const connections = new WeakMap<IncomingMessage, Connection>();
  const listener = getRequestListener(
    (request, env) => fetch(request, { ...env, ...connections.get(env.incoming as IncomingMessage) }),
    { overrideGlobalObjects: false },
  );
  return (req: IncomingMessage, res: ServerResponse, connection: Connection): Promise<void> => {
    connections.set(req, connection);
    return listener(req, res);
  };
}

/** Passes API calls to the content system, with the host that the front server determined. */
export function createApi({ app, trustProxy, isInMaintenance, readStaff, log }: ApiDependencies) {
  const hand = createRequestForwarder((request, env) => app.fetch(request, env));
  const logEvents = createSentLogger(log);

  return async (exchange: Exchange): Promise<void> => {
    const { req, res, site, host, path } = exchange;
    logEvents(exchange, 'api', redactCall(path));
    if (!isOpenInMaintenance(path) && (await isInMaintenance(site)) && !(await findStaff(exchange, readStaff))) {
      return sendApiMessage(res, site, path, 503, 'maintenance', { 'retry-after': RETRY_AFTER });
    }
    const connection = { clientAddress: getClientAddress(req, trustProxy), secure: site.secure };
    normaliseHeaders(req, host);
    setCommonHeaders(res, site);
    await hand(req, res, connection);
  };
}
