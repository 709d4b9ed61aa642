import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { DayScreen } from './DayScreen.tsx';

interface Props extends IslandProps {
  readonly title: string;
  readonly loading: string;
}

/** Daily registration of a day (docs/specification.md, section 2). */
export function RegistrationScreen({ title, loading, ...island }: Props) {
  const skeleton = (
    <div className="page-width page-column stack day-page day-page-loading">
      <h1>
        <span className="visually-hidden">{title}</span>&nbsp;
      </h1>
      <div className="sheet day-loading">
        <Skeleton shape="rows" label={loading} />
      </div>
    </div>
  );
  return (
    <Island {...island}>
      <LoggedIn loading={skeleton} frame={(notice) => <Screen title={title}>{notice}</Screen>}>
        <DayScreen title={title} loading={skeleton} />
      </LoggedIn>
    </Island>
  );
}
