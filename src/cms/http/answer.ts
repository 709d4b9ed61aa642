import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiContext } from './request.ts';
import { isStaff } from './session.ts';

/**
 * Creates a response that is identical for every visitor. `tags` are its dependencies, so that a cached copy can be
 * purged. Staff may see more and get an uncached response.
 */
export function respondPublicly(c: ApiContext, body: unknown, tags: readonly string[]): Response {
  if (isStaff(c.var.session)) return respondPrivately(c, body);
  return c.json(body, 200, { 'Cache-Control': 'public, no-cache', 'X-Cache-Tags': [...new Set(tags)].join(' ') });
}

/** Creates a response for the caller only. */
export function respondPrivately(c: ApiContext, body: unknown, status: ContentfulStatusCode = 200): Response {
  return c.json(body, status, { 'Cache-Control': 'no-store' });
}

/** Creates a plain text response for the caller only. */
export function respondText(c: ApiContext, text: string): Response {
  return c.text(text, 200, { 'Cache-Control': 'no-store' });
}

/** Creates a success response without a body. */
export function respondEmpty(c: ApiContext): Response {
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
