import { type DrupalState, drupalAnswer, isReader } from './site.ts';

/** A fetch that reaches this Drupal alone, without a network. */
export const fetchFromDrupal = (state: DrupalState) =>
  (async (address: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname, searchParams } = new URL(address instanceof Request ? address.url : address);
    const { status, headers, body } = drupalAnswer(
      origin,
      pathname,
      state,
      searchParams,
      isReader(new Headers(init?.headers).get('authorization')),
    );
    return new Response(body === null ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', 'x-generator': 'Drupal 10 (https://www.drupal.org)', ...headers },
    });
  }) as typeof fetch;
