import type { ServerResponse } from 'node:http';
import { setCommonHeaders } from './headers.ts';

/** What the health endpoint says, for monitors; nothing in it is made up. */
export interface Health {
  readonly status: 'ok' | 'failing';
  readonly database: 'up' | 'down';
  /** The standing work of this process: hearing of purges. */
  readonly jobs: { readonly purges: 'listening' | 'reconnecting' | 'none' };
  /** Changes whenever published content does; null where it cannot be read. */
  readonly contentVersion: number | null;
  /** How long ago another content system last answered anything but a fault of its own; null where it never did. */
  readonly contentAnsweredSecondsAgo?: number | null;
}

export const HEALTH_PATH = '/health';

/** The event loop answers: a supervisor starts a process anew that does not say so. */
const LIVE_PATH = '/health/live';

/**
 * Requests may be sent here: pages are served, also while the database is away; no more of them once the process was
 * told to stop.
 */
const READY_PATH = '/health/ready';

/** The status of a path that load balancers and supervisors ask for under any host; null for every other path. */
export function probeStatus(path: string, isReady: () => boolean): 200 | 503 | null {
  if (path === LIVE_PATH) return 200;
  if (path !== READY_PATH) return null;
  return isReady() ? 200 : 503;
}

export function sendProbe(res: ServerResponse, secure: boolean, status: 200 | 503): void {
  setCommonHeaders(res, { secure });
  res.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
  res.end(status === 200 ? 'ok' : 'draining');
}

export function sendHealth(res: ServerResponse, secure: boolean, health: Health): void {
  setCommonHeaders(res, { secure });
  const status = health.status === 'ok' ? 200 : 503;
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(health));
}
