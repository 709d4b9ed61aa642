import { readBytes } from './body.ts';

/** Maximum size of a response of another organisation, in bytes; metadata, keys and tokens are a few kB. */
const MAX_RESPONSE_BYTES = 256 * 1024;

/** Fetches from another organisation: follows no redirect, and throws for a response that is too large. */
export async function fetchWithLimit(url: string, init: object): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  const body = await readBytes(answer, MAX_RESPONSE_BYTES);
  return new Response(body.length === 0 ? null : body, answer);
}
