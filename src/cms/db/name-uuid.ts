import { createHash } from 'node:crypto';

/** Namespace for ids that are derived from names. */
const NAMESPACE = Buffer.from('6f1f6d3c0a1b4c7d9b5e2f4a8c3d7e10', 'hex');

/** Returns a version 5 uuid (RFC 9562), constant for a name. */
export function toNameUuid(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
