import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { PlanLoading } from './PlanLoading.tsx';
import { PlanScreen } from './PlanScreen.tsx';

interface Props extends IslandProps {
  readonly loading: string;
}

/** The weeks of a user's plan (docs/specification.md, section 2). */
export function PlanWeeks({ loading, ...island }: Props) {
  return (
    <Island {...island}>
      <Body loading={loading} />
    </Island>
  );
}

function Body({ loading }: Pick<Props, 'loading'>) {
  const { t } = useIsland();
  const skeleton = <PlanLoading label={loading} />;
  return (
    <LoggedIn loading={skeleton} frame={(notice) => <Screen title={t('plan.title')}>{notice}</Screen>}>
      <PlanScreen loading={skeleton} />
    </LoggedIn>
  );
}
