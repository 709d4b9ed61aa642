/** Messages from the page to the mobile app; described in README.md. */
export type MessageToWrapper =
  | { readonly type: 'login'; readonly uid: number }
  | { readonly type: 'logout' }
  | { readonly type: 'login-state'; readonly state: 'in'; readonly uid: number }
  | { readonly type: 'login-state'; readonly state: 'out'; readonly uid: null }
  | { readonly type: 'delete-user' }
  | { readonly type: 'push-permission' }
  | {
      readonly type: 'save-file';
      readonly name: string;
      readonly mediaType: string;
      readonly text: string;
    };

/** Token of the device for push notifications. */
export interface PushToken {
  readonly type: 'push-token';
  readonly token: string;
  /** Platform of the push service; if omitted, no push notifications are sent. */
  readonly platform?: string;
}

/** Result of `save-file`. */
export interface FileSavedMessage {
  readonly type: 'file-saved';
  readonly name: string;
  readonly isSaved: boolean;
}

/** Messages from the mobile app to the page. */
export type MessageFromWrapper = PushToken | FileSavedMessage;

interface Wrapper {
  readonly postMessage: (message: string) => void;
}

/** An event on the window, because a message could come from any frame or opener. */
const WRAPPER_EVENT = 'zelfhulp-app';

const MAX_TOKEN = 4096;

/** Returns the wrapper of our mobile app; null in a browser and in other apps. */
function findWrapper(): Wrapper | null {
  const { ZelfhulpApp, webkit } = window as {
    ZelfhulpApp?: Wrapper;
    webkit?: { messageHandlers?: { zelfhulp?: Wrapper } };
  };
  const match = ZelfhulpApp ?? webkit?.messageHandlers?.zelfhulp;
  return typeof match?.postMessage === 'function' ? match : null;
}

export function isInWrapper(): boolean {
  return findWrapper() !== null;
}

/** Sends a message to the mobile app, if the page runs in it. */
export function sendToWrapper(message: MessageToWrapper): void {
  findWrapper()?.postMessage(JSON.stringify(message));
}

function readMessage(detail: unknown): MessageFromWrapper | null {
  if (typeof detail !== 'string') return null;
  try {
    const message = JSON.parse(detail) as Partial<PushToken> | Partial<FileSavedMessage>;
    if (message.type === 'file-saved') {
      const { type, name, isSaved } = message;
      return typeof name === 'string' ? { type, name, isSaved: isSaved === true } : null;
    }
    const { type, token, platform } = message as Partial<PushToken>;
    const isToken = typeof token === 'string' && token !== '' && token.length <= MAX_TOKEN;
    return type === 'push-token' && isToken
      ? { type, token, ...(typeof platform === 'string' ? { platform } : {}) }
      : null;
  } catch {
    return null;
  }
}

/** Listens to the mobile app and ignores invalid messages. Returns a function that stops listening. */
export function listenToWrapper(onMessage: (message: MessageFromWrapper) => void): () => void {
  if (!isInWrapper()) return () => undefined;
  const listener = (event: Event) => {
    const message = readMessage((event as CustomEvent).detail);
    if (message) onMessage(message);
  };
  window.addEventListener(WRAPPER_EVENT, listener);
  return () => window.removeEventListener(WRAPPER_EVENT, listener);
}
