import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { capitalise, formatWeekday } from '#src/i18n/format-date.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMonday, WEEKDAYS } from '#src/rules/calendar/week.ts';
import { findHardContext, findHardestDay, type HardContext } from '#src/rules/figures/patterns.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** Returns null for "elsewhere" and "someone else", which are too vague for a plan. */
const skipOther = (description: string | null) => (description === 'other' ? null : description);

/** Patterns that are unlikely to be chance: the day, place and company most often above the goal. */
export function Patterns({ days, today }: Props) {
  const { t, href, paths, language } = useIsland();
  const hardest = findHardestDay(days, today);
  const contexts = {
    place: findHardContext(days, today, ({ place }) => skipOther(place)),
    company: findHardContext(days, today, ({ company }) => skipOther(company)),
  };
  const hardContexts = Object.entries(contexts).filter((entry): entry is [string, HardContext] => entry[1] !== null);
  if (hardest === null && hardContexts.length === 0) return null;
  // Three consecutive weeks are mentioned, but are not enough for advice.
  const isPattern = hardest?.kind === 'pattern' || hardContexts.length > 0;
  const getDay = (weekday: (typeof WEEKDAYS)[number]) =>
    capitalise(formatWeekday(addDays(getMonday(today), WEEKDAYS.indexOf(weekday)), language));
  return (
    <section className="sheet stack plan-patterns" aria-labelledby="patterns">
      <h2 id="patterns">{t('plan.patterns.title')}</h2>
      {hardest && (
        <p>
          {t(`plan.patterns.${hardest.kind}`, {
            day: getDay(hardest.weekday),
            weeks: hardest.weeks,
            of: hardest.of,
          })}
        </p>
      )}
      {hardContexts.map(([kind, { what, with: share, without }]) => (
        <p key={kind}>
          {t('plan.patterns.context', {
            where: t(`plan.patterns.${kind}.${what}`),
            above: share.above,
            days: share.days,
            otherAbove: without.above,
            otherDays: without.days,
          })}
        </p>
      ))}
      {isPattern && paths['if-thens'] !== undefined && (
        <p>
          <ArrowLink href={href('if-thens')} way="on">
            {t('plan.patterns.plan')}
          </ArrowLink>
        </p>
      )}
    </section>
  );
}
