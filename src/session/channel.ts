/** Message between the tabs of a browser. Each host has a separate channel. */
type Message =
  | { readonly kind: 'out' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'in'; readonly uid: number };

type Listener = (message: Message) => void;

const listeners: Listener[] = [];
let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  if (channel) return channel;
  channel = new BroadcastChannel('session');
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    for (const listener of listeners) listener(data);
  });
  return channel;
}

/** Sends a message to the other tabs. */
export function sendToTabs(message: Message): void {
  open()?.postMessage(message);
}

/**
 * Subscribes to messages from other tabs while the page is shown: a message to a page in the back/forward cache would
 * evict it.
 */
export function listenToTabs(listener: Listener): void {
  if (listeners.push(listener) === 1) {
    addEventListener('pagehide', () => {
      channel?.close();
      channel = null;
    });
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) open();
    });
  }
  open();
}
