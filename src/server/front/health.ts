import type { ServerResponse } from 'node:http';
import { setCommonHeaders } from './headers.ts';

/** What the health endpoint says, for monitors; nothing in it is made up. */
export interface Health {
  readonly status: 'ok' | 'failing';
  /** "external" where another content system holds the data. */
  readonly database: 'up' | 'down' | 'external';
  /** The standing work of this process: hearing of purges. */
  readonly jobs: { readonly purges: 'listening' | 'reconnecting' | 'none' };
  /** Changes whenever published content does; null where it cannot be read. */
  readonly contentVersion: number | null;
}

export const HEALTH_PATH = '/health';

export function sendHealth(res: ServerResponse, secure: boolean, health: Health): void {
  setCommonHeaders(res, { secure });
  const status = health.status === 'ok' ? 200 : 503;
  res.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  res.end(JSON.stringify(health));
}
