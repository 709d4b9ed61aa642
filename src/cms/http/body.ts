import { ApiError } from './api-error.ts';

const MAX_BYTES = 1024 * 1024;

/** Returns true for text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Returns false for names of members that every object has, which only malicious clients send. */
const isMemberName = (key: string): boolean => isStorable(key) && !(key in Object.prototype);

function isStorableValue(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (Array.isArray(value)) return value.every(isStorableValue);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, item]) => isMemberName(key) && isStorableValue(item));
}

/** Returns false for JSON nested deeper than any entity, before recursive code reads it. */
function isShallow(text: string, limit = 60): boolean {
  let depth = 0;
  for (const character of text) {
    if (character === '{' || character === '[') depth += 1;
    if (character === '}' || character === ']') depth -= 1;
    if (depth > limit) return false;
  }
  return true;
}

/** Reads the bytes of a body, up to a maximum. A sender that disconnected is not reported as a failure. */
export async function readBytes(message: Pick<Body, 'body'>, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = message.body?.getReader();
  const readNext = () =>
    reader?.read().catch(() => {
      throw new ApiError(400, 'body-broken');
    });
  for (let step = await readNext(); step && !step.done; step = await readNext()) {
    size += step.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new ApiError(413, 'body-too-large');
    }
    parts.push(step.value);
  }
  return Buffer.concat(parts);
}

/** Reads the body as text, up to a maximum number of bytes: 1 MiB by default. */
export async function readLimitedText(request: Request, maxBytes = MAX_BYTES): Promise<string> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ApiError(400, 'body-broken');
  }
}

async function parseBody(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type');
  if (type === null) throw new ApiError(415, 'type-missing');
  if (!/^application\/json\s*(;|$)/i.test(type)) throw new ApiError(415, 'type-unknown');
  if (Number(request.headers.get('content-length')) > maxBytes) throw new ApiError(413, 'body-too-large');
  const text = await readLimitedText(request, maxBytes);
  if (text.trim() === '') throw new ApiError(400, 'body-empty');
  if (!isShallow(text)) throw new ApiError(400, 'body-broken');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApiError(400, 'body-broken');
  }
  if (!isStorableValue(value)) throw new ApiError(400, 'input-invalid');
  return value;
}

const result = new WeakMap<Request, Promise<unknown>>();

/**
 * Reads the JSON body of a write: at most 1 MiB by default, sent as application/json, of text that can be stored. Can
 * be read repeatedly, so that a route can be chosen by it.
 */
export function readJson(request: Request, maxBytes = MAX_BYTES): Promise<unknown> {
  const body = result.get(request) ?? parseBody(request, maxBytes);
  result.set(request, body);
  return body;
}
