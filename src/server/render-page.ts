import type { RenderRequest } from '#src/render/entry.ts';
import type { PageLocals } from '#src/render/locals.ts';
import type { RenderedPage } from './page-cache/entry.ts';

export interface RenderAsk {
  /** Path and, for staff, query as Astro reads them. */
  readonly target: string;
  readonly host: string;
  readonly locals: PageLocals;
  /** After this many milliseconds the render is given up. */
  readonly limitMs: number;
}

async function wholePage(rendering: Promise<Response>): Promise<RenderedPage> {
  const response = await rendering;
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

/**
 * Renders a page apart from the visitor's connection: Astro sees the address and nothing of who asks, so what comes
 * back may be given to everybody, and a visitor who leaves does not end a render that others wait for.
 */
export function renderPage(render: RenderRequest, { target, host, locals, limitMs }: RenderAsk): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(`No page after ${limitMs} ms.`)), limitMs);
    wholePage(render(new Request(`http://${host}${target}`), locals))
      .then(resolve, reject)
      .finally(() => clearTimeout(limit));
  });
}
