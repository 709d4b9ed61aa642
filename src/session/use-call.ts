import useSWR, { mutate } from 'swr';
import type { Operation } from '#src/contract/operation.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isStartMovedLater } from '#src/rules/programme/restart.ts';
import { getApiClient } from './api.ts';
import { $session } from './state.ts';

/** State of a fetched operation: loading, done, or failed with a retry function. */
export type FetchState<A> =
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly value: A; readonly isFresh: boolean }
  | { readonly status: 'error'; readonly failure: Failure; readonly retry: () => void };

class CallFailed extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.failure = failure;
  }
}

const toKey = (name: string, input: object) => `${name} ${JSON.stringify(input)}`;

interface CallOptions {
  /** Retains the previous response until the next one arrives, so that a list does not jump during a search. */
  readonly keepsFormer?: boolean;
}

/** Fetches an operation. Islands with the same operation and input share a request. Sends none if the input is null. */
export function useCall<I extends object, A>(
  operation: Operation<I, A>,
  input: I | null,
  { keepsFormer = false }: CallOptions = {},
): FetchState<A> {
  const key = input === null ? null : toKey(operation.name, input);
  const {
    data,
    error,
    isValidating,
    mutate: newKeyedMutator,
  } = useSWR<A, CallFailed>(
    key,
    async () => {
      const call = getApiClient().call as (operation: Operation<I, A>, input: object) => Promise<Result<A>>;
      const result = await call(operation, input ?? {});
      if (!result.ok) throw new CallFailed(result.failure);
      return result.value;
    },
    {
      revalidateOnFocus: operation.isReread,
      // Each request of a nurse is recorded as a visit to the client.
      revalidateOnReconnect: operation.access !== 'nurse',
      shouldRetryOnError: false,
      dedupingInterval: 2_000,
      keepPreviousData: keepsFormer,
    },
  );
  // If the request failed, the previous response belongs to another input, so the failure is returned.
  const isFormer = keepsFormer && error !== undefined;
  if (data !== undefined && !isFormer) return { status: 'done', value: data, isFresh: !isValidating };
  if (error) return { status: 'error', failure: error.failure, retry: () => void newKeyedMutator() };
  return { status: 'loading' };
}

/** Reloads an operation everywhere, after a change. */
export function refreshCalls(name: string): Promise<unknown> {
  return mutate((key) => typeof key === 'string' && key.startsWith(`${name} `));
}

/** Deletes the responses of the operations whose names begin like this, so that none is shown in another situation. */
export function clearCalls(start: string): Promise<unknown> {
  return mutate((key) => typeof key === 'string' && key.startsWith(start), undefined);
}

/** Reloads all operations, after a change that affects all of them. */
export function refreshAllCalls(): Promise<unknown> {
  return mutate(() => true);
}

/**
 * A later programme start means a restart in another tab or on another device, so the shown data are outdated
 * (docs/specification.md, section 4, "Registrations").
 */
$session.listen((is, previous) => {
  if (is.status !== 'in' || previous?.status !== 'in' || is.user.uid !== previous.user.uid) return;
  const [oldStart, newStart] = [previous.user.programStartDate, is.user.programStartDate];
  if (isCalendarDate(oldStart) && isCalendarDate(newStart) && isStartMovedLater(oldStart, newStart))
    void refreshAllCalls();
});

interface Change<A, B> {
  /** Returns the value that is shown until the response arrives. */
  readonly change: (now: A) => A;
  /** Returns the value that is shown after the response, until the reload succeeds. Default: that of `change`. */
  readonly saved?: (now: A, response: B) => A;
  readonly request: () => Promise<Result<B>>;
}

/**
 * Saves a value and shows it immediately wherever the operation is used. A failure restores the previous value; a
 * success reloads the operation.
 */
export function saveOptimistically<I extends object, A, B>(
  operation: Operation<I, A>,
  input: I,
  { change, saved, request }: Change<A, B>,
): Promise<Result<B>> {
  const pending = request();
  const outcome = pending.then((result) => {
    if (!result.ok) throw new CallFailed(result.failure);
    return result.value;
  });
  void mutate<A | undefined, B>(toKey(operation.name, input), outcome, {
    optimisticData: (now) => (now === undefined ? undefined : change(now)) as A,
    populateCache: saved ? (response, now) => (now === undefined ? undefined : saved(now, response)) : false,
    rollbackOnError: true,
    throwOnError: false,
  });
  return pending;
}
