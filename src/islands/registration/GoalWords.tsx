import type { DomainWords } from '#src/domains/domain.ts';
import { AboveGoalLine } from '#src/forms/help/AboveGoalLine.tsx';
import { amountWords } from '#src/i18n/amount-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import { dayResult } from '#src/rules/registrations/day-result.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** What the day's total means beside its goal, said kindly and with a next step; read out as it changes. */
export function GoalWords({ total, goal }: { total: Amount | null; goal: Amount | null }) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const result = dayResult({ total, goal });
  const amount = goal === null ? '' : amountWords(unitsOf(goal), unit, language);
  return (
    <div aria-live="polite">
      {result === 'success' && (
        <Banner icon="check">
          <p>{t('registration.met', { amount })}</p>
        </Banner>
      )}
      {result === 'failed' && (
        <Banner kind="over">
          <p>{t('registration.over', { amount })}</p>
          <AboveGoalLine />
          <p>
            <a href={href('programme')}>{t('registration.overStep')}</a>
          </p>
        </Banner>
      )}
    </div>
  );
}
