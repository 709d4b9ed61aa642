import { isStorable } from '../../http/body.ts';

/** Decodes a path; null if it is not valid UTF-8 or has forbidden characters. */
export function decodePath(encoded: string): string | null {
  try {
    const path = decodeURIComponent(encoded);
    return isStorable(path) ? path : null;
  } catch {
    return null;
  }
}
