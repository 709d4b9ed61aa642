import type { ReactNode } from 'react';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { FetchState as Answer } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton, type SkeletonShape } from '#src/ui/skeleton/Skeleton.tsx';

interface Props<A> {
  fetchState: Answer<A>;
  shape?: SkeletonShape;
  children: (value: A) => ReactNode;
}

/** Content of a response, with a placeholder while it loads and a retry button if the request failed. */
export function FetchedContent<A>({ fetchState, shape = 'rows', children }: Props<A>) {
  const { t } = useIsland();
  if (fetchState.status === 'loading')
    // Wraps the result, so that content below it, such as an open form or dialog, is not a sibling and remains
    // accessible.
    return (
      <div>
        <Skeleton shape={shape} label={t('desk.loading')} />
      </div>
    );
  if (fetchState.status === 'done') return children(fetchState.value);
  const { failure, retry } = fetchState;
  const isNotFound = failure.kind === 'not_found';
  return (
    <div role="alert">
      <EmptyState
        drawing={isNotFound ? 'verdwaald' : 'offline'}
        title={t(isNotFound ? 'desk.gone' : 'desk.unloaded')}
        action={isNotFound ? undefined : <Button onClick={retry}>{t('forms.retry')}</Button>}
      >
        {toFailureText(t, failure)}
      </EmptyState>
    </div>
  );
}
