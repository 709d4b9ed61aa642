import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A service for reports of errors, on loopback, that a page of another origin may send to. */
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
    /** What was reported, in order. */
    bodies,
    /** As a browser reaches it. */
    dsn: `http://key@errors.localhost:${port}/1`,
    /** As a process on this machine does. */
    localDsn: `http://key@127.0.0.1:${port}/1`,
    close: () => void server.close(),
  };
}
