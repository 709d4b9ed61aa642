import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';

interface Props extends IslandProps {
  readonly title: string;
  readonly loading: string;
}

/** A user's months (docs/specification.md, section 2). */
export function Calendar({ title, loading, ...island }: Props) {
  const skeleton = (
    <div className="page-width calendar-page">
      <div className="stack">
        <CalendarHead />
        <div className="sheet calendar-loading">
          {['one', 'two', 'three', 'four', 'five'].map((week) => (
            <Skeleton key={week} shape="days" label={loading} />
          ))}
        </div>
      </div>
    </div>
  );
  return (
    <Island {...island}>
      <LoggedIn loading={skeleton} frame={(notice) => <Screen title={title}>{notice}</Screen>}>
        <CalendarScreen loading={skeleton} />
      </LoggedIn>
    </Island>
  );
}
