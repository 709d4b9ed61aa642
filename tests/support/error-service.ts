import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts an error tracking service on loopback that accepts reports from pages on other origins. */
export async function startErrorService() {
  const bodies: string[] = [];
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const part of req.setEncoding('utf8')) body += part;
    if (body) bodies.push(body);
    const headers = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    res.writeHead(200, headers).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Bodies of the received reports, in order. */
    bodies,
    /** DSN for a browser. */
    dsn: `http://key@errors.localhost:${port}/1`,
    /** DSN for a process on this host. */
    localDsn: `http://key@127.0.0.1:${port}/1`,
    close: () => void server.close(),
  };
}
