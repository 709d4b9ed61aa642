import { setTimeout as sleep } from 'node:timers/promises';
import { type DrupalState, isReader, respondAsDrupal } from './site.ts';

/** Returns a fetch that calls this simulated Drupal without a network. */
export const fetchFromDrupal = (state: DrupalState) =>
  (async (url: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname, searchParams } = new URL(url instanceof Request ? url.url : url);
    const { status, headers, body } = respondAsDrupal(
      origin,
      pathname,
      state,
      searchParams,
      isReader(new Headers(init?.headers).get('authorization')),
    );
    if (state.slowMs > 0) await sleep(state.slowMs, undefined, init?.signal ? { signal: init.signal } : {});
    if (state.fault === 'html')
      return new Response('<!doctype html><title>Log in</title>', { headers: { 'content-type': 'text/html' } });
    if (state.fault === 'half')
      return new Response(JSON.stringify(body).slice(0, 40), { headers: { 'content-type': 'application/json' } });
    return new Response(body === null ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'x-generator': 'Drupal 10 (https://www.drupal.org)', ...headers },
    });
  }) as typeof fetch;
