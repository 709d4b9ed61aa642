/** Signal of one request with its time limit. */
export interface RequestLimit {
  readonly signal: AbortSignal;
  readonly isLate: () => boolean;
  /** Clears the timer; called when the answer is complete. */
  readonly end: () => void;
}

/** Aborts after a time, or with the caller's own signal: `AbortSignal.timeout` and `.any` are missing in older browsers. */
export function limitRequest(milliseconds: number, caller: AbortSignal | undefined): RequestLimit {
  const controller = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    controller.abort();
  }, milliseconds);
  const abort = () => controller.abort(caller?.reason);
  if (caller?.aborted) abort();
  caller?.addEventListener('abort', abort, { once: true });
  const end = () => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  };
  return { signal: controller.signal, isLate: () => isLate, end };
}
