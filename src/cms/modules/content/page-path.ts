import { isStorable } from '../../http/body.ts';

/** A path decoded, or null where it is no UTF-8 or holds what no path holds. */
export function decodePath(encoded: string): string | null {
  try {
    const path = decodeURIComponent(encoded);
    return isStorable(path) ? path : null;
  } catch {
    return null;
  }
}
