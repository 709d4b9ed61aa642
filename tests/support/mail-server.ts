import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly to: string;
  readonly id: string;
  readonly subject: string;
  /** The whole message, with soft line breaks removed. */
  readonly text: string;
  /** The only link in the message. */
  readonly link: string;
}

function read(raw: string, to: string): ReceivedMail {
  const bytes = raw
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  const getHeader = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(text)?.[1]?.trim() ?? '';
  return {
    to,
    text,
    id: getHeader('Message-ID'),
    subject: getHeader('Subject'),
    link: /https?:\/\/\S+\/l\/[\w.-]+/.exec(text)?.[0] ?? '',
  };
}

interface Behaviour {
  /** Port; a free one by default. */
  readonly port?: number;
  /** Returns the error with which a message is rejected, permanently or temporarily; null accepts it. */
  readonly answer?: (to: string) => Error | null;
  readonly received?: (mail: ReceivedMail) => void;
}

/** Starts a mail server on loopback. */
export async function startMailServer({ answer = () => null, received = () => undefined, port = 0 }: Behaviour = {}) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        const refusal = answer(to);
        if (refusal === null) {
          const mail = read(Buffer.concat(chunks).toString('latin1'), to);
          mails.push(mail);
          received(mail);
        }
        callback(refusal);
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const addressInfo = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, url: `smtp://127.0.0.1:${addressInfo.port}`, close };
}
