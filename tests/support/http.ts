import { type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

interface Ask {
  /** Loopback address to connect to; 127.0.0.1 by default. */
  readonly address?: string;
  /** Uses TLS and accepts any certificate. */
  readonly secure?: boolean;
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

function decode(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  if (encoding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
}

/**
 * Sends a request over a socket to the loopback address, with the Host header and path unchanged: Node's fetch does not
 * resolve `*.localhost`, and normalises unusual paths.
 */
export function openDialog({ port, host, path, method = 'GET', headers = {}, body, ...asking }: Ask): Promise<Answer> {
  const { address = '127.0.0.1', secure = false } = asking;
  return new Promise((resolve, reject) => {
    const send = secure ? secureRequest : request;
    const pending = send(
      { host: address, port, path, method, headers: { host, ...headers }, agent: false, rejectUnauthorized: false },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            text: decode(bytes, answer.headers['content-encoding']),
          });
        });
      },
    );
    pending.on('error', reject);
    pending.end(body);
  });
}
