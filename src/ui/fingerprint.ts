/** Returns a short hash for a file name (FNV-1a, 32 bits), also used in browsers, which have no synchronous hash. */
export function toFingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}
