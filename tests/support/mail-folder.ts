import { createHash } from 'node:crypto';
import { join } from 'node:path';

/**
 * Returns the folder of the emails to an address. One folder per address, because a run sends over a thousand emails.
 */
export const getMailFolder = (mails: string, address: string): string =>
  join(mails, createHash('sha256').update(address).digest('hex'));
