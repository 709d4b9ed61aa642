/** A test or a story as it ended. */
export interface Ending {
  /** File and title; constant across runs. */
  readonly id: string;
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly errors: readonly string[];
  /** Paths of pictures and traces. */
  readonly attached: readonly string[];
}

/** Messages of a reporter to the run that started it. */
export type Message =
  /** Parts that are measured: a file of tests, or a story. */
  | { readonly kind: 'plan'; readonly parts: readonly string[] }
  | { readonly kind: 'begin'; readonly part: string }
  | { readonly kind: 'end'; readonly part: string; readonly ms: number; readonly endings: readonly Ending[] }
  /** A note for the end of the run that is not a failure. */
  | { readonly kind: 'note'; readonly text: string }
  /** An error outside every test. */
  | { readonly kind: 'error'; readonly text: string };

/** Sends a message to the run; does nothing if the runner was started by hand. */
export function send(message: Message): void {
  if (process.connected) process.send?.(message);
}

/** Returns a text without the colours of a terminal. */
export const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '');
