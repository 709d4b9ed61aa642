import { IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { PageLocals } from '#src/render/locals.ts';
import type { RenderedPage } from './page-cache/entry.ts';

/** Astro's handler in middleware mode: the `handler` of `dist/server/entry.mjs`. */
export type PageHandler = (
  req: IncomingMessage,
  res: ServerResponse,
  next: undefined,
  locals: PageLocals,
) => void | Promise<void>;

export interface RenderAsk {
  /** Path and, for staff, query as Astro reads them. */
  readonly target: string;
  readonly host: string;
  readonly locals: PageLocals;
  /** After this many milliseconds the render is given up. */
  readonly limitMs: number;
}

/** What Astro's handler writes to: the parts of a response it uses, kept in memory. */
class PageWriter extends Writable {
  statusCode = 200;
  statusMessage = '';
  headersSent = false;
  headers: OutgoingHttpHeaders = {};
  readonly parts: Buffer[] = [];
  readonly req: IncomingMessage;

  constructor(req: IncomingMessage) {
    super();
    this.req = req;
  }

  setHeader(name: string, value: string): this {
    this.headers[name.toLowerCase()] = value;
    return this;
  }

  writeHead(status: number, reason?: string | OutgoingHttpHeaders, headers?: OutgoingHttpHeaders): this {
    const given = headers ?? (typeof reason === 'object' ? reason : {});
    this.statusCode = status;
    this.headersSent = true;
    for (const [name, value] of Object.entries(given)) this.headers[name.toLowerCase()] = value;
    return this;
  }

  override _write(part: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.parts.push(part);
    done();
  }
}

/**
 * Renders a page apart from the visitor's connection: Astro sees the address and nothing of who asks, so what comes
 * back may be given to everybody, and a visitor who leaves does not end a render that others wait for.
 */
export function renderPage(handler: PageHandler, { target, host, locals, limitMs }: RenderAsk): Promise<RenderedPage> {
  const socket = new Socket();
  const req = Object.assign(new IncomingMessage(socket), { method: 'GET', url: target, headers: { host } });
  req.push(null);
  const writer = new PageWriter(req);
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No page after ${limitMs} ms.`));
    }, limitMs);
    const settle = (act: () => void) => {
      clearTimeout(limit);
      act();
    };
    writer.once('error', (error) => settle(() => reject(error)));
    writer.once('close', () => settle(() => reject(new Error('The render broke off.'))));
    writer.once('finish', () =>
      settle(() => resolve({ status: writer.statusCode, headers: writer.headers, body: Buffer.concat(writer.parts) })),
    );
    Promise.resolve(handler(req, writer as unknown as ServerResponse, undefined, locals)).catch((error) =>
      settle(() => reject(error)),
    );
  });
}
