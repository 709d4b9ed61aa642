import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** Where the stories of a run find the mails to an address: apart, as a run sends more than a thousand. */
export const mailFolder = (mails: string, address: string): string =>
  join(mails, createHash('sha256').update(address).digest('hex'));
