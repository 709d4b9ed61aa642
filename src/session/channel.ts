/** What the tabs of one browser tell each other; each host has its own channel. */
export type Message =
  | { readonly kind: 'out' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unlocked' }
  | { readonly kind: 'in'; readonly uid: number };

let channel: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Tells the other tabs. */
export function tell(message: Message): void {
  open()?.postMessage(message);
}

/** Hears the other tabs. */
export function listen(hear: (message: Message) => void): void {
  open()?.addEventListener('message', (event: MessageEvent<Message>) => hear(event.data));
}
