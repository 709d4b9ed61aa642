import { lazy, Suspense } from 'react';
import type { OwnStatistics } from '#src/contract/get-statistics.ts';
import type { HomeDays } from '#src/rules/after/home.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '#src/rules/limits.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { Journey } from './journey.ts';

const MonthStrip = lazy(() => import('./later/MonthStrip.tsx').then((file) => ({ default: file.MonthStrip })));

const SIZES = {
  wide: { width: 1000, height: 88, swing: 15, waves: 4.2, path: 22, done: 6.5, ahead: 3.3, week: 6.5, here: 14 },
  narrow: { width: 360, height: 56, swing: 9, waves: 3.2, path: 12, done: 3.2, ahead: 1.7, week: 3.2, here: 9 },
} as const;

type Size = (typeof SIZES)[keyof typeof SIZES];

interface Point {
  readonly x: number;
  readonly y: number;
}

const rounded = (number: number) => Math.round(number * 10) / 10;

/** Returns the positions of the programme's stones along a winding path. */
function stonesOf({ width, height, swing, waves, here }: Size): readonly Point[] {
  const edge = here + 6;
  return Array.from({ length: PROGRAMME_DAYS }, (_, index) => {
    const along = index / (PROGRAMME_DAYS - 1);
    return {
      x: rounded(edge + along * (width - 2 * edge)),
      y: rounded(height / 2 + swing * Math.sin(along * waves * Math.PI)),
    };
  });
}

const lineThrough = (points: readonly Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Drawing of the programme, described by the text next to it. `day` starts at 1. */
function PathDrawing({ day, size: name }: { day: number; size: keyof typeof SIZES }) {
  const size = SIZES[name];
  const stones = stonesOf(size);
  const today = stones[day - 1];
  return (
    <svg
      className={`path-drawing path-drawing-${name}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className="path-whole" d={lineThrough(stones)} strokeWidth={size.path} />
      {day > 1 && <path className="path-walked" d={lineThrough(stones.slice(0, day))} strokeWidth={size.path} />}
      {stones.map(({ x, y }, index) => {
        const isDone = index < day - 1;
        const startsWeek = index % DAYS_IN_WEEK === 0;
        const radius = isDone ? size.done : startsWeek ? size.week : size.ahead;
        return <circle key={x} className={isDone ? 'path-stone-done' : 'path-stone'} cx={x} cy={y} r={radius} />;
      })}
      {today && <circle className="path-here" cx={today.x} cy={today.y} r={size.here} strokeWidth={size.here / 4.5} />}
    </svg>
  );
}

const WEEKS = Array.from({ length: PROGRAMME_DAYS / DAYS_IN_WEEK }, (_, index) => index + 1);

interface Props {
  journey: Journey;
  figures: OwnStatistics | null;
  own: HomeDays | null;
  today: CalendarDate;
}

/** The 42 days of the programme, with today's position as text; afterwards the months. */
export function ProgrammeStrip({ journey: { day, week, state }, figures, own, today }: Props) {
  const { t } = useIsland();
  if (state === 'finished') {
    return (
      <Suspense>
        <MonthStrip own={own} today={today} />
      </Suspense>
    );
  }
  return (
    <div className="programme-strip">
      <div className="programme-day">
        <p>
          <strong>{t('programme.strip.day', { day })}</strong>
          <span className="soft"> · {t('programme.strip.week', { week })}</span>
        </p>
        {figures && (
          <p className="soft">
            {t('programme.strip.registered', { completed: figures.completed, count: figures.total })}
          </p>
        )}
      </div>
      <PathDrawing day={day} size="wide" />
      <PathDrawing day={day} size="narrow" />
      <ol className="programme-weeks" aria-hidden="true">
        {WEEKS.map((number) => (
          <li key={number} className={number === week ? 'is-here' : undefined}>
            <span>{t('programme.strip.weekName')} </span>
            {number}
          </li>
        ))}
      </ol>
    </div>
  );
}
