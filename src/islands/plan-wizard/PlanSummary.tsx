import type { GoalForm } from '#src/contract/save-goal.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { dayWords } from '#src/i18n/date-words.ts';
import { amountOf, unitsOf, weekTotal } from '#src/rules/amounts/amount.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';
import { useIsland } from '#src/session/Island.tsx';

/** The plan in words, before it is saved. */
export function PlanSummary({ body: { usage, goal, stopDate, stopOrReduce, immediateOrGradual } }: { body: GoalForm }) {
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const total = (week: Week<string>) =>
    t('plan.wizard.perWeek', {
      amount: amountWords(unitsOf(weekTotal(weekOf((weekday) => amountOf(week[weekday])))), unit, language),
    });
  const facts = [
    { name: 'now', text: total(usage) },
    { name: 'want', text: stopOrReduce && t(`plan.wizard.stopOrReduce.${stopOrReduce}`) },
    { name: 'goal', text: stopOrReduce === 'reduce' && goal && total(goal) },
    { name: 'pace', text: immediateOrGradual && t(`plan.wizard.immediateOrGradual.${immediateOrGradual}`) },
    { name: 'from', text: stopDate && dayWords(stopDate, language) },
  ].filter(({ text }) => text);
  return (
    <dl className="sheet plan-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{t(`plan.wizard.done.${name}`)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
