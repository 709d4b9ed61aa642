import { Agent, type IncomingMessage, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Hono } from 'hono';

/** One response and its time for the user. */
export interface TimedResponse {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly milliseconds: number;
}

interface Options {
  readonly onAnswer?: (waited: TimedResponse) => void;
  /** Reuses connections, like browsers; otherwise each request opens one. */
  readonly keepsConnections?: boolean;
  /** True if the port belongs to a TLS proxy, which trusts no header: each user connects from another IP address. */
  readonly secure?: boolean;
}

const NO_BODY = [204, 205, 304];

async function getResponse(answer: IncomingMessage): Promise<Response> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  const headers = new Headers();
  for (let index = 0; index < answer.rawHeaders.length; index += 2) {
    headers.append(answer.rawHeaders[index] ?? '', answer.rawHeaders[index + 1] ?? '');
  }
  const status = answer.statusCode ?? 0;
  return new Response(NO_BODY.includes(status) ? null : Buffer.concat(parts), { status, headers });
}

/** Returns a loopback address for each client address. */
function toLoopback(clientAddress: string): string {
  const number = Number(clientAddress.split('.').at(-1));
  return `127.42.${(number >> 8) & 255}.${number & 255}`;
}

/**
 * Connects to the product on a local port like the browsers of the tests: over real connections, behind a proxy that
 * sends the client's address. Rejects if there is no complete response.
 */
export function overHttp(
  port: number,
  { onAnswer, keepsConnections = false, secure = false }: Options = {},
): Pick<Hono, 'fetch'> {
  const agentOptions = { keepAlive: true, maxFreeSockets: 1_000 };
  const agent = keepsConnections ? (secure ? new SecureAgent(agentOptions) : new Agent(agentOptions)) : false;
  const send = async (pending: Request, clientAddress: string): Promise<Response> => {
    const { hostname, pathname, search } = new URL(pending.url);
    const body = pending.body === null ? undefined : Buffer.from(await pending.arrayBuffer());
    const ownHeaders = { host: `${hostname}:${port}`, 'x-forwarded-for': clientAddress };
    const headers = { ...Object.fromEntries(pending.headers), ...ownHeaders };
    const startedAt = performance.now();
    const { method } = pending;
    const path = pathname + search;
    return new Promise((resolve, reject) => {
      const position = { host: '127.0.0.1', port, path, method, headers, agent };
      const tlsOptions = { ...position, localAddress: toLoopback(clientAddress), rejectUnauthorized: false };
      const readAnswer = (answer: IncomingMessage) => {
        getResponse(answer).then((response) => {
          onAnswer?.({ method, path: pathname, status: response.status, milliseconds: performance.now() - startedAt });
          resolve(response);
        }, reject);
      };
      const clientRequest = secure ? secureRequest(tlsOptions, readAnswer) : request(position, readAnswer);
      clientRequest.on('error', reject);
      clientRequest.end(body);
    });
  };
  return {
    fetch: (request, env) =>
      send(request, String((env as { clientAddress?: string } | undefined)?.clientAddress ?? '')),
  };
}
