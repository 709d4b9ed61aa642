import type { APIRoute, GetStaticPaths } from 'astro';
import { listDrawingFiles } from '#src/render/drawings.ts';

/** Drawings and icons that pages show by reference, as static files of the build. */
export const prerender = true;

export const getStaticPaths: GetStaticPaths = () =>
  listDrawingFiles().map(({ name, svg }) => ({ params: { file: name }, props: { svg } }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
