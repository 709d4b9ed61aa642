/** Returns a short hash for a file name (FNV-1a, 32 bits), also used in browsers, which have no synchronous hash. */
export function toFingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
