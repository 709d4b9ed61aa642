import type { ReactNode } from 'react';
import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { Fetched } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

interface Props<A> {
  fetched: Fetched<A>;
  children: (value: A) => ReactNode;
}

/** What was fetched; the shape of it while it is on its way, and a way to try again where it failed. */
export function Shown<A>({ fetched, children }: Props<A>) {
  const { t } = useIsland();
  if (fetched.status === 'loading') return <Skeleton shape="rows" label={t('desk.loading')} />;
  if (fetched.status === 'done') return children(fetched.value);
  return (
    <div className="stack" role="alert">
      <p>{failureText(t, fetched.failure)}</p>
      <p>
        <Button kind="quiet" icon="refresh-cw" onClick={fetched.retry}>
          {t('forms.retry')}
        </Button>
      </p>
    </div>
  );
}
