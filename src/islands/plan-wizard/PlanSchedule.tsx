import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { capitalise, formatDayAndMonth } from '#src/i18n/format-date.ts';
import { type Amount, getWeekTotal, toUnits } from '#src/rules/amounts/amount.ts';
import { createPlanSchedule } from '#src/rules/plan/plan-schedule.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { describeSchedule, isPlanDecreasing, type ScheduleContext } from './describe-schedule.ts';
import { EarlierSeizureWarning } from './EarlierSeizureWarning.tsx';
import { useHadSeizure } from './use-had-seizure.ts';

const WIDTH = 100;
const HEIGHT = 10;

/**
 * Preview of the user's weeks: unchanged until Monday, then six goals. Includes the advice to call the GP above the
 * warning level; collapsed, as an example, after an earlier fit.
 */
export function PlanSchedule({ schedule, isHigh }: { schedule: ScheduleContext; isHigh: boolean }) {
  const { t, language, domain } = useIsland();
  const hasFit = useHadSeizure();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const newestPlan = schedule.plans.at(-1);
  if (!newestPlan || !isPlanDecreasing(schedule)) return null;
  const now = getWeekTotal(newestPlan.usage);
  const weeks = createPlanSchedule(schedule.plans, schedule.limits);
  const rows = [
    { key: 'now', label: t('plan.wizard.done.now'), total: now },
    ...weeks.map(({ monday, total }) => ({
      key: monday,
      label: capitalise(t('plan.weekOf', { date: formatDayAndMonth(monday, language) })),
      total,
    })),
  ];
  const highestTotal = Math.max(...rows.map(({ total }) => total));
  const weeksShown = (
    <>
      <p>{describeSchedule({ t, language, unit }, schedule)}</p>
      <table className="wizard-schedule">
        <caption className="visually-hidden">{t('plan.wizard.schedule.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('plan.wizard.schedule.week')}</th>
            <th scope="col">{t('plan.wizard.schedule.total')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, total }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <div>
                  <Bar share={total / highestTotal} isNow={key === 'now'} />
                  <span>{formatAmount(toUnits(total as Amount), unit, language)}</span>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
  return (
    <section className="sheet stack" aria-label={t('plan.wizard.schedule.title')}>
      <EarlierSeizureWarning />
      {hasFit ? <Details summary={t('plan.wizard.example')}>{weeksShown}</Details> : weeksShown}
      {isHigh && (
        <Banner kind="crisis">
          <p>{t('plan.wizard.schedule.high')}</p>
        </Banner>
      )}
    </section>
  );
}

function Bar({ share, isNow }: { share: number; isNow: boolean }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="wizard-schedule-place" width={WIDTH} height={HEIGHT} />
      <rect className={isNow ? 'wizard-schedule-now' : 'wizard-schedule-goal'} width={WIDTH * share} height={HEIGHT} />
    </svg>
  );
}
