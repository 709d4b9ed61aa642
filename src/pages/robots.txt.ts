import type { APIRoute } from 'astro';

/** Allows everything except the application's paths; each domain lists its own sitemap. */
export const GET: APIRoute = ({ locals }) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nDisallow: /beheer\nDisallow: /componenten\nDisallow: /en/components\n\nSitemap: ${locals.origin}/sitemap.xml\n`,
    { headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
  );
