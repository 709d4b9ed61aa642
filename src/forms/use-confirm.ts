import { useState } from 'react';
import type { Failure, Result } from '#src/contract/result.ts';

/** State of an action that requires confirmation: the question, the request, and its result. */
export type ConfirmState =
  | { readonly status: 'idle' }
  | { readonly status: 'asked' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure };

/** Sends one request per confirmation. After a failure the dialog stays open for a retry. */
export function useConfirm<A>(perform: () => Promise<Result<A>>, onDone: (value: A) => void) {
  const [state, setState] = useState<ConfirmState>({ status: 'idle' });
  return {
    isOpen: state.status !== 'idle',
    isBusy: state.status === 'loading',
    failure: state.status === 'error' ? state.failure : null,
    ask: () => setState({ status: 'asked' }),
    cancel: () => setState({ status: 'idle' }),
    confirm: async () => {
      if (state.status === 'loading') return;
      setState({ status: 'loading' });
      const result = await perform();
      if (!result.ok) {
        setState({ status: 'error', failure: result.failure });
        return;
      }
      setState({ status: 'idle' });
      onDone(result.value);
    },
  };
}
