import { UnreadableResponseError } from '#src/contract/result.ts';

/** Reads a body up to a size limit. A body that is longer, ends early or is not valid UTF-8 is malformed. */
async function readText(response: Response, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const expected = Number(response.headers.get('content-length') ?? Number.NaN);
  if (expected > maxBytes) {
    await response.body?.cancel();
    throw new UnreadableResponseError('malformed', 'answer too long');
  }
  let size = 0;
  let text = '';
  try {
    for await (const chunk of readChunks(response.body)) {
      size += chunk.byteLength;
      if (size > maxBytes) break;
      text += decoder.decode(chunk, { stream: true });
    }
    text += size > maxBytes ? '' : decoder.decode();
  } catch (cause) {
    if (cause instanceof DOMException) throw cause;
    throw new UnreadableResponseError('malformed', 'answer broken off');
  }
  if (size > maxBytes) throw new UnreadableResponseError('malformed', 'answer too long');
  return text;
}

async function* readChunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (!body) return;
  const reader = body.getReader();
  try {
    for (let step = await reader.read(); !step.done; step = await reader.read()) yield step.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

export const isHtml = ({ headers }: Response): boolean =>
  /^(text\/html|application\/xhtml\+xml)\b/.test(headers.get('content-type') ?? '');

/** Reads the body according to its content type: parsed JSON, other text unchanged, undefined for other types. */
export async function readBody(response: Response, maxBytes: number): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (/[/+]json\b/.test(type)) {
    const text = await readText(response, maxBytes);
    if (text === '') return undefined;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new UnreadableResponseError('malformed', 'no JSON');
    }
  }
  if (type.startsWith('text/plain')) return readText(response, maxBytes);
  await response.body?.cancel();
  return undefined;
}
