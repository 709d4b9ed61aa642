import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { PlanLoading } from './PlanLoading.tsx';
import { PlanScreen } from './PlanScreen.tsx';

interface Props extends IslandProps {
  readonly loading: string;
}

/** The weeks of a person's plan (section 2). */
export function Plan({ loading, ...island }: Props) {
  return (
    <Island {...island}>
      <LoggedIn loading={<PlanLoading label={loading} />}>
        <PlanScreen loading={<PlanLoading label={loading} />} />
      </LoggedIn>
    </Island>
  );
}
