import { ApiError } from './api-error.ts';
import { isStorable, readBytes } from './body.ts';

/** Allowance for all parts of a form except its file, in bytes. */
const OTHER_PARTS_BYTES = 64 * 1024;

/** Reads a form with a file, of at most `most` bytes; reading stops at the limit. */
export async function readMultipart(request: Request, maxBytes: number): Promise<FormData> {
  const type = request.headers.get('content-type');
  if (type === null) throw new ApiError(415, 'type-missing');
  if (!/^multipart\/form-data\s*;/i.test(type)) throw new ApiError(415, 'type-unknown');
  if (Number(request.headers.get('content-length')) > maxBytes + OTHER_PARTS_BYTES)
    throw new ApiError(413, 'body-too-large');
  const bytes = await readBytes(request, maxBytes + OTHER_PARTS_BYTES);
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch {
    throw new ApiError(400, 'body-broken');
  }
}

/** Returns the file of a form, of at most `most` bytes. */
export async function getUploadedFile(
  form: FormData,
  maxBytes: number,
): Promise<{ readonly name: string; readonly bytes: Buffer<ArrayBuffer> }> {
  const file = form.get('file');
  if (!(file instanceof File)) throw new ApiError(400, 'input-invalid');
  if (file.size > maxBytes) throw new ApiError(413, 'body-too-large');
  return { name: isStorable(file.name) ? file.name : '', bytes: Buffer.from(await file.arrayBuffer()) };
}

/** Returns a text of a form; undefined if absent. */
export function getFormText(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && isStorable(value) ? value : undefined;
}
