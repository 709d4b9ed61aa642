import { useEffect, useRef, useState } from 'react';
import type { BuddyAnswer } from '#src/contract/buddy.ts';
import type { Failure, Result } from '#src/contract/result.ts';

/** The answer of a link that acts on page load (section 4, "Buddy"). */
export type Answering =
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly name: string }
  | { readonly status: 'error'; readonly failure: Failure };

/** Asks once when the page has loaded, and again when it is told to: asking twice changes nothing. */
export function useAnswer(ask: () => Promise<Result<BuddyAnswer>>): Answering & { readonly retry: () => void } {
  const [state, setState] = useState<Answering>({ status: 'loading' });
  const begun = useRef(false);
  const begin = async () => {
    setState({ status: 'loading' });
    const result = await ask();
    setState(result.ok ? { status: 'done', name: result.value.name } : { status: 'error', failure: result.failure });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, []);
  return { ...state, retry: () => void begin() };
}
