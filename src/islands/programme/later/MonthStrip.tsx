import { type HomeDays, listRegistered } from '#src/rules/after/home.ts';
import { listProgrammeMonths } from '#src/rules/after/month-steps.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getProgrammeDay } from '#src/rules/programme/programme-day.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';

/** Shown after six weeks: the day, the number of registered days, and the last twelve months. */
export function MonthStrip({ homeState, today }: { homeState: HomeDays | null; today: CalendarDate }) {
  const { t } = useIsland();
  const start = useUser().programStartDate as CalendarDate;
  const registeredDays = listRegistered(homeState, today).filter((date) => date >= start);
  const day = t('programme.months.day', { day: getProgrammeDay(start, today) });
  return (
    <div className="programme-strip">
      <div className="programme-day">
        <p>
          <strong>{day}</strong>
          {homeState && (
            <span className="soft"> · {t('programme.months.filled', { count: registeredDays.length })}</span>
          )}
        </p>
      </div>
      {homeState && (
        <ol className="programme-months">
          {listProgrammeMonths(start, registeredDays, today).map(({ number, filled, fill }) => (
            <li key={number}>
              <span className="visually-hidden">{t('programme.months.month', { number, count: filled })}</span>
              <span className="programme-month" data-fill={fill} aria-hidden="true" />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
