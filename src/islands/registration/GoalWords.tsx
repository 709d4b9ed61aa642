import type { DomainWords } from '#src/domains/domain.ts';
import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';
import { amountWords } from '#src/i18n/amount-words.ts';
import { NOTHING, unitsOf } from '#src/rules/amounts/amount.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { isHighDay, type PraisedDay } from '#src/rules/praise/praise-of.ts';
import { savedWords } from '#src/rules/praise/saved-words.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

interface Props {
  /** The day with the typed total. */
  day: PraisedDay;
  /** The plan decreases later by itself. */
  isLowerAhead: boolean;
}

/** Meaning of the day's total beside its goal, kind and with a next step; announced as it changes. */
export function GoalWords({ day, isLowerAhead }: Props) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const goal = unitsOf(day.goal ?? NOTHING);
  const words = savedWords(day, praise, isLowerAhead);
  const isOver = getDayState(day, praise) === 'above';
  return (
    <div aria-live="polite">
      {(words === 'within' || words === 'lower') && (
        <Banner icon="check">
          <p>{t('registration.met', { amount: amountWords(goal, unit, language) })}</p>
        </Banner>
      )}
      {words === 'same' && (
        <Banner>
          <p>{t('registration.same')}</p>
          <p>
            <a href={href('plan-wizard')}>{t('registration.sameStep')}</a>
          </p>
        </Banner>
      )}
      {words === 'high' && !isOver && (
        <Banner>
          <p>{t('registration.high')}</p>
        </Banner>
      )}
      {isOver && (
        <Banner kind="over">
          <p>{t('registration.over', { amount: amountWords(goal, unit, language) })}</p>
          {isHighDay(day, praise) && <p>{t('registration.high')}</p>}
          <AboveGoalLine />
          <p>
            <a href={href('programme')}>{t('registration.overStep')}</a>
          </p>
        </Banner>
      )}
    </div>
  );
}
