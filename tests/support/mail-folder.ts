import { createHash } from 'node:crypto';
import { join } from 'node:path';

/**
 * Returns the folder of the mails to one address. One folder per address, because a run sends over a thousand mails.
 */
export const mailFolder = (mails: string, address: string): string =>
  join(mails, createHash('sha256').update(address).digest('hex'));
