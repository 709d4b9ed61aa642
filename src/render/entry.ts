import { createApp } from 'astro/app/entrypoint';
import { COMPONENTS } from '#registry/components.ts';
import { isDeskPath } from '#src/screens/desk/index.ts';
import { getFrontHeaders } from './answer.ts';
import { getSlotValues, getTemplateKey, toTemplatePage, usesTemplate } from './document.ts';
import type { PageLocals } from './locals.ts';
import { type Page, type PageAnswer, resolvePage } from './page.ts';
import { type RenderedPage, readPage } from './rendered-page.ts';
import { type DocumentTemplate, fillSlots, getTemplate } from './template.ts';

/** Renders the page at an absolute URL; `locals` contains all data about the request that the page may use. */
export type RenderUrl = (address: string, locals: PageLocals) => Promise<RenderedPage>;

/** The built Astro app. Pages are cached as a whole, so nothing is streamed. */
const app = createApp({ streaming: false });

/** Paths with a separate page, in addition to the catch-all page for content. */
const ownPaths = new Set(app.manifest.routes.flatMap(({ routeData }) => routeData.pathname ?? []));

const renderByAstro = (url: string, locals: PageLocals, answer?: PageAnswer): Promise<Response> =>
  app.render(new Request(url), { locals: answer ? { ...locals, answer } : locals });

/** Renders the document of a page with slots instead of its values; null on failure. */
async function renderDocument(page: Page, locals: PageLocals): Promise<DocumentTemplate | null> {
  const answer = { kind: 'page', page: toTemplatePage(page) } as const;
  const { status, headers, body } = await readPage(await renderByAstro(`${locals.origin}/-`, locals, answer));
  const { 'content-length': _length, 'x-alternates': _alternates, ...kept } = headers;
  return status === 200 ? { template: getTemplate(body.toString()), headers: kept } : null;
}

/** Renders a content page in the common frame. Its document is rendered once for all such pages. */
async function renderPlainPage(page: Page, locals: PageLocals): Promise<RenderedPage | null> {
  const { documents } = page.frame;
  const kind = getTemplateKey(page);
  const document = documents.get(kind) ?? (await renderDocument(page, locals));
  if (document === null) return null;
  documents.set(kind, document);
  const pageHeaders = getFrontHeaders('page', page).map(([name, value]) => [name.toLowerCase(), value]);
  const headers = { ...document.headers, ...Object.fromEntries(pageHeaders) };
  return { status: 200, headers, body: Buffer.from(fillSlots(document.template, getSlotValues(page))) };
}

export const renderUrl: RenderUrl = async (url, locals) => {
  const { pathname } = new URL(url);
  if (locals.staff !== null || locals.preview || ownPaths.has(pathname) || isDeskPath(pathname))
    return readPage(await renderByAstro(url, locals));
  // An error is thrown again when Astro renders the page, which then shows it.
  const answer = await resolvePage(locals, COMPONENTS).catch(() => undefined);
  const isContent = answer?.kind === 'page' && usesTemplate(answer.page);
  const plainPage = isContent ? await renderPlainPage(answer.page, locals) : null;
  return plainPage ?? readPage(await renderByAstro(url, locals, answer));
};
