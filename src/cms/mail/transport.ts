import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { ContentConfig } from '../http/content-system.ts';
import { UnreachableError } from '../jobs/unreachable-error.ts';
import type { RenderedMail } from './define-mail.ts';

export interface OutgoingMail extends RenderedMail {
  readonly to: string;
  /** First half of the Message-ID: identical in every attempt to send the mail. */
  readonly id: string;
  /** Unsubscribe URL for mail programs; null for mails that are not a series. */
  readonly unsubscribe: string | null;
}

export interface Transport {
  /**
   * Returns `refused` for a permanent refusal, and `blocked` if the server refuses our mails and not the address. Throws
   * if the server refused the mail temporarily: `UnreachableError` if it accepts no mails.
   */
  readonly send: (mail: OutgoingMail) => Promise<'sent' | 'refused' | 'blocked'>;
  /** Returns true if the server responds and accepts the login. */
  readonly isReachable: () => Promise<boolean>;
  readonly close: () => void;
}

/** Returns the folder to which mails are written if no mail server is configured. */
export const getMailFolder = (dataDir: string): string => join(dataDir, 'mails');

/** Returns the headers of one-click unsubscribe (RFC 8058). */
function createUnsubscribeHeaders(unsubscribe: string | null): Record<string, string> {
  if (unsubscribe === null) return {};
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function getMessage({ accounts }: ContentConfig, { to, id, subject, html, text, unsubscribe }: OutgoingMail) {
  const domain = accounts.mailAddress.slice(accounts.mailAddress.indexOf('@') + 1);
  return {
    from: { name: accounts.mailName, address: accounts.mailAddress },
    to: { name: '', address: to },
    subject,
    html,
    text,
    messageId: `<${id}@${domain}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...createUnsubscribeHeaders(unsubscribe),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns true for a permanent refusal by a server (5xx for this recipient or message), which a retry would repeat. */
const isRefusal = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  Number(error.responseCode) < 560;

/** Returns true for a refusal because of the sender: by a policy (RFC 3463, 5.7), or of every transaction (554). */
const isAboutSender = (error: unknown) => /\b5\.7\.\d|\b554\b/.test(String(error));

const CONNECTION_CODES = ['ECONNECTION', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'ETLS', 'EPROTOCOL', 'EAUTH'];

/** Returns true for a server that was unreachable, or failed before it accepted a mail. */
const isUnreached = (error: unknown) =>
  error instanceof Error && 'code' in error && CONNECTION_CODES.includes(String(error.code));

function createSmtpTransport(config: ContentConfig, url: string): Transport {
  const transporter = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: config.accounts.smtpConnections,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return {
    send: async (mail) => {
      try {
        await transporter.sendMail(getMessage(config, mail));
        return 'sent';
      } catch (error) {
        if (isRefusal(error)) return isAboutSender(error) ? 'blocked' : 'refused';
        throw isUnreached(error) ? new UnreachableError('mail server', { cause: error }) : error;
      }
    },
    isReachable: () =>
      transporter.verify().then(
        () => true,
        () => false,
      ),
    close: () => transporter.close(),
  };
}

/** Summary of a written mail for lists; stored next to the mail as `<id>.json`. */
export interface WrittenMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Time of writing, as ISO 8601. */
  readonly at: string;
}

/** Writes three files for each mail: one to view in a browser, the message as sent, and its summary for lists. */
function createFileTransport(config: ContentConfig): Transport {
  const folder = getMailFolder(config.dataDir);
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const { message } = await writer.sendMail(getMessage(config, mail));
      await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
      await writeFile(join(folder, `${mail.id}.html`), mail.html, { mode: 0o600 });
      const { id, to, subject } = mail;
      const writtenMail: WrittenMail = { id, to, subject, at: new Date().toISOString() };
      await writeFile(join(folder, `${id}.json`), JSON.stringify(writtenMail), { mode: 0o600 });
      return 'sent';
    },
    isReachable: async () => true,
    close: () => undefined,
  };
}

/** Creates the mail transport: the configured server, or files in the data folder. */
export function createMailTransport(config: ContentConfig): Transport {
  const { smtpUrl } = config.accounts;
  return smtpUrl === null ? createFileTransport(config) : createSmtpTransport(config, smtpUrl);
}
