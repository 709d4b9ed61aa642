import useSWR from 'swr';
import type { FetchState } from './use-call.ts';

/** Loads the script of a part of a screen when it is first needed. `name` is its cache key on the page. */
export function useLazyImport<T>(name: string, isNeeded: boolean, load: () => Promise<T>): FetchState<T> {
  const {
    data,
    error,
    mutate: newKeyedMutator,
  } = useSWR<T, Error>(isNeeded ? `script ${name}` : null, load, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  if (data !== undefined) return { status: 'done', value: data, isFresh: true };
  if (error) {
    return {
      status: 'error',
      failure: { kind: 'network', status: null, message: '' },
      retry: () => void newKeyedMutator(load(), { revalidate: false }).catch(() => undefined),
    };
  }
  return { status: 'loading' };
}
