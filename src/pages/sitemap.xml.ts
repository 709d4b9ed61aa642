import type { APIRoute } from 'astro';
import { buildSitemap } from '#src/render/sitemap.ts';

export const GET: APIRoute = async ({ locals }) => {
  const sitemap = await buildSitemap(locals);
  if (!sitemap) return new Response(null, { status: 503, headers: { 'Retry-After': '30' } });
  return new Response(sitemap.xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'X-Cache-Tags': sitemap.tags.join(' ') },
  });
};
