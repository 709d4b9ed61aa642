import { createApp } from 'astro/app/entrypoint';
import type { PageLocals } from './locals.ts';

/** The pages as the build made them. Each goes into the page cache whole, so nothing of it is streamed. */
const app = createApp({ streaming: false });

export type RenderRequest = (request: Request, locals: PageLocals) => Promise<Response>;

/** Renders the page at an address; `locals` carries all that it may know of who asks. */
export const renderRequest: RenderRequest = (request, locals) => app.render(request, { locals });
