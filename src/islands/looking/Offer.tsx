import { lazy, Suspense } from 'react';
import type { LookingWeek } from '#src/rules/looking/week.ts';
import { LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';

interface Props {
  week: LookingWeek | null;
  onTaken: () => void;
}

/** The one part that is loaded later: whether it is depends on the login alone, never on an answer. */
const TakeOver = lazy(() => import('./TakeOver.tsx').then((file) => ({ default: file.TakeOver })));

/** For logged-in users: the days of this device for their account. */
export function Offer({ week, onTaken }: Props) {
  const { t } = useIsland();
  const loading = (
    <div className="page-width page-column">
      <Skeleton shape="text" label={t('forms.busy')} />
    </div>
  );
  return (
    <LoggedIn loading={loading}>
      <Suspense fallback={loading}>
        <TakeOver week={week} onTaken={onTaken} />
      </Suspense>
    </LoggedIn>
  );
}
