import { lazy, Suspense } from 'react';
import type { UserStatistics } from '#src/contract/get-statistics.ts';
import type { HomeDays } from '#src/rules/after/home.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { Journey } from './journey.ts';

const MonthStrip = lazy(() => import('./later/MonthStrip.tsx').then((file) => ({ default: file.MonthStrip })));

const WIDTH = 360;
const HEIGHT = 56;
const SWING = 9;
const WAVES = 3.2;
/** Radius of today's stone, of past stones and the first of a week, and of the others. */
const HERE = 9;
const LARGE = 3.2;
const SMALL = 1.7;
const PATH = 12;

const round = (number: number) => Math.round(number * 10) / 10;

/** Positions of the programme's stones along a winding path. */
const STONES = Array.from({ length: PROGRAMME_DAYS }, (_, index) => {
  const along = index / (PROGRAMME_DAYS - 1);
  return {
    x: round(HERE + 6 + along * (WIDTH - 2 * (HERE + 6))),
    y: round(HEIGHT / 2 + SWING * Math.sin(along * WAVES * Math.PI)),
  };
});

const toLinePath = (stones: typeof STONES) =>
  stones.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Drawing of the programme, described by the text next to it. `day` starts at 1. */
function PathDrawing({ day }: { day: number }) {
  const today = STONES[day - 1];
  return (
    <svg className="path-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      <path className="path-whole" d={toLinePath(STONES)} strokeWidth={PATH} />
      {day > 1 && <path className="path-walked" d={toLinePath(STONES.slice(0, day))} strokeWidth={PATH} />}
      {STONES.map(({ x, y }, index) => {
        const isDone = index < day - 1;
        const radius = isDone || index % DAYS_IN_WEEK === 0 ? LARGE : SMALL;
        return <circle key={x} className={isDone ? 'path-stone-done' : 'path-stone'} cx={x} cy={y} r={radius} />;
      })}
      {today && <circle className="path-here" cx={today.x} cy={today.y} r={HERE} strokeWidth={HERE / 4.5} />}
    </svg>
  );
}

interface Props {
  journey: Journey;
  figures: UserStatistics | null;
  homeState: HomeDays | null;
  today: CalendarDate;
}

/** The 42 days of the programme, with today's position as text; afterwards the months. */
export function ProgrammeStrip({ journey: { day, state }, figures, homeState, today }: Props) {
  const { t } = useIsland();
  if (state === 'finished') {
    return (
      <Suspense>
        <MonthStrip homeState={homeState} today={today} />
      </Suspense>
    );
  }
  return (
    <div className="programme-strip">
      <div className="programme-day">
        <p>
          <strong>{t('programme.strip.day', { day })}</strong>
        </p>
        {figures && <p className="soft">{t('programme.months.filled', { count: figures.completed })}</p>}
      </div>
      <PathDrawing day={day} />
    </div>
  );
}
