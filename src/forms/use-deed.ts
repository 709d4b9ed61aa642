import { useState } from 'react';
import type { Failure, Result } from '#src/contract/result.ts';

/** Something that is asked about first: the question, then the request, then what came of it. */
export type Deed =
  | { readonly status: 'idle' }
  | { readonly status: 'asked' }
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly failure: Failure };

/** One request for one confirmation; a failure leaves the question open, to try again. */
export function useDeed<A>(perform: () => Promise<Result<A>>, onDone: (value: A) => void) {
  const [deed, setDeed] = useState<Deed>({ status: 'idle' });
  return {
    isOpen: deed.status !== 'idle',
    isBusy: deed.status === 'loading',
    failure: deed.status === 'error' ? deed.failure : null,
    ask: () => setDeed({ status: 'asked' }),
    cancel: () => setDeed({ status: 'idle' }),
    confirm: async () => {
      if (deed.status === 'loading') return;
      setDeed({ status: 'loading' });
      const result = await perform();
      if (!result.ok) {
        setDeed({ status: 'error', failure: result.failure });
        return;
      }
      setDeed({ status: 'idle' });
      onDone(result.value);
    },
  };
}
