import { isWithin } from './until.ts';

/** Maximum response time of a browser to one command. */
export const COMMAND_LIMIT_MS = 15_000;

/** JSON object of the protocol; each field is checked where it is read. */
export type Message = Readonly<Record<string, unknown>>;

export type SendCommand = <T = Message>(method: string, params?: Message) => Promise<T>;

interface Envelope {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Message;
  readonly result?: Message;
  readonly error?: string | { readonly message: string };
  readonly message?: string;
}

interface PendingCommand {
  readonly resolve: (result: Message) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Opens a socket to a browser. The DevTools protocol and WebDriver BiDi have the same envelope: a command with an id, a
 * response with that id, and events without one.
 */
export async function openCommands(
  url: string,
  onEvent: (method: string, params: Message) => void,
): Promise<SendCommand> {
  const socket = new WebSocket(url);
  const pending = new Map<number, PendingCommand>();
  await isWithin(
    COMMAND_LIMIT_MS,
    url,
    new Promise<void>((resolve, reject) => {
      socket.onopen = () => resolve();
      socket.onerror = () => reject(new Error(`No connection to ${url}`));
    }),
  );
  socket.onmessage = ({ data }) => {
    const message: Envelope = JSON.parse(String(data));
    const command = message.id === undefined ? undefined : pending.get(message.id);
    if (!command || message.id === undefined) {
      if (message.method !== undefined) onEvent(message.method, message.params ?? {});
      return;
    }
    pending.delete(message.id);
    const { error } = message;
    if (error === undefined) command.resolve(message.result ?? {});
    else command.reject(new Error(typeof error === 'string' ? `${error}: ${message.message}` : error.message));
  };
  socket.onclose = () => {
    for (const { reject } of pending.values()) reject(new Error(`The browser at ${url} is gone`));
    pending.clear();
  };
  let lastId = 0;
  return <T>(method: string, params: Message = {}) => {
    lastId += 1;
    const id = lastId;
    const answer = new Promise<Message>((resolve, reject) => pending.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, method, params }));
    return isWithin(COMMAND_LIMIT_MS, method, answer) as Promise<T>;
  };
}
