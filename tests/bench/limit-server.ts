import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerBench } from './child.ts';

/** The limit: node:http that only sends the same body and headers from memory. */
let headers: string[] = [];
let body: Buffer = Buffer.alloc(0);

const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
}).listen(0, '127.0.0.1');
const listening = once(server, 'listening');

answerBench({
  port: () => listening.then(() => (server.address() as AddressInfo).port),
  send: (input: { readonly headers: string[]; readonly body: string }) => {
    headers = input.headers;
    body = Buffer.from(input.body, 'base64');
  },
  stop: () => {
    server.closeAllConnections();
    server.close();
  },
});
