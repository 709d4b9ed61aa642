import { randomBytes } from 'node:crypto';
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** Contents of a loaded screen, which the yardstick loads without any work. */
export interface LoadedScreen {
  readonly path: string;
  /** Bytes of all its scripts on the wire, compressed. */
  readonly scriptBytes: number;
  /** URLs of its requests, with their query. */
  readonly calls: readonly string[];
  /** Final content of `main`. */
  readonly html: string;
}

const SCRIPT = '/yardstick.js';

/**
 * Returns a script that loads the same page as fast as the network allows: its HTML, style sheets and font, one script
 * of the same size, all its requests in parallel, and then the final HTML. It runs no React, so it is the lower bound of
 * the network, not of the CPU: a ratio of 1.0 is not reached.
 */
function getScript({ calls, html, scriptBytes }: LoadedScreen): Buffer {
  const work = `(async () => {
    await Promise.all(${JSON.stringify(calls)}.map((call) => fetch(call).then((answer) => answer.text())));
    document.querySelector('main').innerHTML = ${JSON.stringify(html)};
    document.documentElement.dataset.awake = '';
  })();`;
  const rest = Math.max(0, scriptBytes - gzipSync(work).length);
  // Random base64 text compresses to three quarters, so that this is the size on the wire.
  return gzipSync(`${work}\n//${randomBytes(rest).toString('base64')}`);
}

function withoutScripts(page: string): string {
  return page
    .replace(/<script\b[^>]*type="application\/ld\+json"[^>]*>.*?<\/script>/gs, '')
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
    .replace(/<meta\b[^>]*http-equiv="content-security-policy"[^>]*>/gi, '')
    .replace('</body>', `<script src="${SCRIPT}"></script></body>`);
}

async function getBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Starts a proxy for the product that responds to the page of `screen` with the yardstick. */
export async function startYardstick(port: number, screen: () => LoadedScreen) {
  const pass = (req: IncomingMessage, res: ServerResponse) => {
    const headers = { ...req.headers, ...(req.url === screen().path && { 'accept-encoding': 'identity' }) };
    const request = ask({ port, host: '127.0.0.1', path: req.url, method: req.method, headers }, async (answer) => {
      const bytes = await getBody(answer);
      const isPage = req.url === screen().path;
      const ownBytes = isPage ? gzipSync(withoutScripts(bytes.toString())) : bytes;
      const headers = { ...answer.headers };
      delete headers['transfer-encoding'];
      if (isPage) {
        delete headers['content-security-policy'];
        headers['content-encoding'] = 'gzip';
      }
      res.writeHead(answer.statusCode ?? 502, { ...headers, 'content-length': String(ownBytes.length) }).end(ownBytes);
    });
    request.end();
  };
  const server = createServer((req, res) => {
    if (req.url !== SCRIPT) return pass(req, res);
    const headers = { 'content-type': 'text/javascript', 'content-encoding': 'gzip', 'cache-control': 'no-store' };
    res.writeHead(200, headers).end(getScript(screen()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
