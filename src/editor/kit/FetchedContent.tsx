import type { ReactNode } from 'react';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { FetchState as Answer } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Skeleton, type SkeletonShape } from '#src/ui/skeleton/Skeleton.tsx';

interface Props<A> {
  fetched: Answer<A>;
  shape?: SkeletonShape;
  children: (value: A) => ReactNode;
}

/** Content of a response, with a placeholder while it loads and a retry button if the request failed. */
export function FetchedContent<A>({ fetched, shape = 'rows', children }: Props<A>) {
  const { t } = useIsland();
  if (fetched.status === 'loading')
    // Wraps the result, so that content below it, such as an open form or dialog, is not a sibling and remains
    // accessible.
    return (
      <div>
        <Skeleton shape={shape} label={t('desk.loading')} />
      </div>
    );
  if (fetched.status === 'done') return children(fetched.value);
  const { failure, retry } = fetched;
  const isGone = failure.kind === 'not_found';
  return (
    <div role="alert">
      <EmptyState
        drawing={isGone ? 'verdwaald' : 'offline'}
        title={t(isGone ? 'desk.gone' : 'desk.unloaded')}
        action={isGone ? undefined : <Button onClick={retry}>{t('forms.retry')}</Button>}
      >
        {failureText(t, failure)}
      </EmptyState>
    </div>
  );
}
