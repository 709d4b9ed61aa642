import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { createState, type DrupalState, isReader, PICTURE_PATH, respondAsDrupal, SECOND_PICTURE } from './site.ts';

export interface DrupalServer {
  readonly port: number;
  readonly state: DrupalState;
  readonly stop: () => void;
}

const createPicture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2f6f6a' } })
    .png()
    .toBuffer();

/** Starts a simulated Drupal that responds over HTTP like the recorded one; tests change `state` instead of editors. */
export async function startDrupal(): Promise<DrupalServer> {
  const state = createState();
  const bytes = await createPicture();
  const server = createServer(async (requestedRequest, answer) => {
    const { origin, pathname, searchParams } = new URL(
      requestedRequest.url ?? '/',
      `http://${requestedRequest.headers.host}`,
    );
    if ([PICTURE_PATH, SECOND_PICTURE].includes(pathname) && !state.isAway) {
      state.asked.push(pathname);
      answer.writeHead(200, { 'content-type': 'image/png', 'content-length': bytes.length }).end(bytes);
      return;
    }
    const { status, headers, body } = respondAsDrupal(
      origin,
      pathname,
      state,
      searchParams,
      isReader(requestedRequest.headers.authorization),
    );
    if (state.slowMs > 0) await sleep(state.slowMs);
    if (state.fault === 'html') {
      answer.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>');
      return;
    }
    if (state.fault === 'half') {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 4_000 }).write('{"nid":[{"va');
      answer.destroy();
      return;
    }
    answer.writeHead(status, { 'content-type': 'application/json', 'x-generator': 'Drupal 10', ...headers });
    answer.end(body === null ? '' : JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    state,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
