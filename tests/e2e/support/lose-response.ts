import type { Route } from '@playwright/test';
import { productPort } from './story.ts';

/** Lets the content system process a request, and loses its response. */
export async function loseResponse(route: Route): Promise<void> {
  const { pathname, search, host } = new URL(route.request().url());
  const headers = { ...(await route.request().allHeaders()), host };
  await route.fetch({ url: `http://127.0.0.1:${productPort()}${pathname}${search}`, headers });
  await route.abort();
}
