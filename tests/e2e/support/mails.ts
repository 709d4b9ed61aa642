import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { getMailFolder } from '#tests/support/mail-folder.ts';
import type { ReceivedMail } from '#tests/support/mail-server.ts';
import { productPort } from './story.ts';

/** Returns the mails to an address, oldest first; empty if there are none yet. */
function received(address: string): readonly ReceivedMail[] {
  const folder = getMailFolder(process.env.PRODUCT_MAILS ?? '', address);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort()
    .map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReceivedMail);
}

/** Waits for the newest mail to an address. */
export async function mailTo(address: string, subject: RegExp): Promise<ReceivedMail> {
  const find = () => received(address).findLast((mail) => subject.test(mail.subject));
  await expect.poll(find, { message: `a mail to ${address}` }).toBeTruthy();
  return find() as ReceivedMail;
}

/** Returns the link of a mail for this computer: with the product's host and port. */
export const getLink = ({ link }: ReceivedMail): string => {
  const { pathname, search } = new URL(link);
  return `http://localhost:${productPort()}${pathname}${search}`;
};

/** Returns the links in the text of a mail, in order, without those of its headers. */
export function readLinks({ text }: ReceivedMail): readonly string[] {
  const body = text.slice(text.search(/\r?\n\r?\n/));
  const match = body.match(/https?:\/\/\S+\/l\/[\w.-]+/g) ?? [];
  return [...new Set(match)].map((link) => getLink({ link } as ReceivedMail));
}
