import type { ComponentProps } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { AmountField } from '#src/forms/day/AmountField.tsx';
import { CostField } from '#src/forms/day/RegistrationDetails.tsx';
import { AboveGoalWarning } from '#src/forms/help/AboveGoalWarning.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { canChooseUnit } from '#src/forms/unit/can-choose-unit.ts';
import { UnitChoice } from '#src/forms/unit/UnitChoice.tsx';
import { formatAmount } from '#src/i18n/format-amount.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { type Amount, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { type DayWithUsage, isHighDay } from '#src/rules/praise/get-praise.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getSavedTextKind, hasLowerGoalLater } from '#src/rules/praise/saved-text-kind.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { listRegisteredAmounts, listUsualAmounts } from '#src/rules/registrations/usual-amounts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';
import type { useRegistration } from './use-registration.ts';

interface GoalTextProps {
  /** The day with the typed total. */
  day: DayWithUsage;
  /** True if the plan decreases later. */
  isLowerAhead: boolean;
}

/** Friendly text that compares the day's total with its goal, with a next step; announced when it changes. */
function GoalWords({ day, isLowerAhead }: GoalTextProps) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const goal = toUnits(day.goal ?? ZERO_AMOUNT);
  const textKind = getSavedTextKind(day, praise, isLowerAhead);
  const isAboveGoal = getDayState(day, praise) === 'above';
  return (
    <div className="day-words" aria-live="polite">
      {(textKind === 'within' || textKind === 'lower') && <p className="day-met">{t('registration.met')}</p>}
      {textKind === 'same' && (
        <Banner>
          <p>{t('registration.same')}</p>
          <p>
            <a href={href('plan-wizard')}>{t('registration.sameStep')}</a>
          </p>
        </Banner>
      )}
      {textKind === 'high' && !isAboveGoal && (
        <Banner>
          <p>{t('registration.high')}</p>
        </Banner>
      )}
      {isAboveGoal && (
        <Banner kind="over">
          <p>{t('registration.over', { amount: formatAmount(goal, unit, language) })}</p>
          {isHighDay(day, praise) && <p>{t('registration.high')}</p>}
          <AboveGoalWarning />
          <p>
            <a href={href('programme')}>{t('registration.overStep')}</a>
          </p>
        </Banner>
      )}
    </div>
  );
}

interface Props {
  form: ReturnType<typeof useRegistration>;
  date: CalendarDate;
  days: RegistrationsOverview;
  limits: RegistrationLimits;
  /** Day as text: "vandaag", "op woensdag 18 november". */
  day: string;
  /** Total of the day with the typed amount; null if unknown. */
  total: Amount | null;
  isMore: boolean;
  isNew: boolean;
  /** Set if the sheet's script could not be loaded. */
  unloaded: ComponentProps<typeof LoadingFailure>['call'] | undefined;
}

/** Fields for the amount of a day, or an additional amount, compared with the goal. */
export function DayFields({ form, date, days, limits, day, total, isMore, isNew, unloaded }: Props) {
  const { t, domain } = useIsland();
  const { goal = null, usage } = days[date] ?? {};
  const usualAmounts = listUsualAmounts(listRegisteredAmounts(days, date), domain.key, limits);
  const question = t(toTextKey(`registration.register.${domain.words.unit?.key}`), { day });
  return (
    <>
      {canChooseUnit(days) && <UnitChoice />}
      <AmountField
        {...{ form, limits, isMore, isNew, total, usual: usualAmounts }}
        use={isMore ? null : { question, form }}
      />
      {unloaded && <LoadingFailure call={unloaded} />}
      <GoalWords day={{ total, goal, usage }} isLowerAhead={hasLowerGoalLater(days, date)} />
      {form.value('register') === 'yes' && <CostField form={form} limits={limits} />}
    </>
  );
}
