import type { ServerResponse } from 'node:http';
import { setCommonHeaders } from './headers.ts';

/** Response of the health endpoint, for monitors. */
export interface Health {
  readonly status: 'ok' | 'failing';
  readonly database: 'up' | 'down';
  /** Long-running tasks of this process: listening for purges. */
  readonly jobs: { readonly purges: 'listening' | 'reconnecting' | 'none' };
  /** Changes whenever published content changes; null if it cannot be read. */
  readonly contentVersion: number | null;
  /** Seconds since another content system last responded without a server error; null if it never did. */
  readonly contentAnsweredSecondsAgo?: number | null;
}

export const HEALTH_PATH = '/health';

/** Liveness path: a supervisor restarts a process that does not respond. */
const LIVE_PATH = '/health/live';

/** Readiness path: ready while pages can be served, even if the database is unavailable; not after a stop signal. */
const READY_PATH = '/health/ready';

/** Returns the status of a probe path for load balancers and supervisors, on any host; null for other paths. */
export function getProbeStatus(path: string, isReady: () => boolean): 200 | 503 | null {
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
