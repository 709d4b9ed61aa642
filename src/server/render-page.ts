import type { RenderUrl } from '#src/render/entry.ts';
import type { PageLocals } from '#src/render/locals.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { allowConnectionsTo } from './front/headers.ts';

/** Returns the page with a policy that allows the browser to report errors to `origin`. */
export function allowReportsTo(page: RenderedPage, origin: string): RenderedPage {
  const policy = page.headers['content-security-policy'];
  if (!policy) return page;
  return { ...page, headers: { ...page.headers, 'content-security-policy': allowConnectionsTo(policy, origin) } };
}

export interface RenderRequest {
  /** Path and, for staff, query string, for Astro. */
  readonly target: string;
  readonly host: string;
  readonly locals: PageLocals;
  /** Timeout of the render in ms. */
  readonly limitMs: number;
}

/**
 * Renders a page regardless of the visitor's connection: the result depends only on the URL, so that it can be shared,
 * and a visitor who disconnects does not abort a render for others.
 */
export function renderPage(render: RenderUrl, { target, host, locals, limitMs }: RenderRequest): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`No page after ${limitMs} ms.`)), limitMs);
    render(`http://${host}${target}`, locals)
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}
