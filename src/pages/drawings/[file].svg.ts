import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingFile } from '#src/render/drawings.ts';
import { LINKED_DRAWINGS, type LinkedDrawing } from '#src/ui/drawing/linked.ts';

/** The drawings that pages show by reference, as files of the build. */
export const prerender = true;

export const getStaticPaths: GetStaticPaths = () =>
  LINKED_DRAWINGS.map((drawing) => ({ params: { file: drawing.file }, props: { drawing } }));

export const GET: APIRoute<{ drawing: LinkedDrawing }> = ({ props }) =>
  new Response(drawingFile(props.drawing), { headers: { 'Content-Type': 'image/svg+xml' } });
