import type { GoalForm } from '#src/contract/save-goal.ts';
import type { DomainWords } from '#src/domains/domain.ts';
import { amountWords } from '#src/i18n/amount-words.ts';
import { dayWords } from '#src/i18n/date-words.ts';
import { type Amount, amountOf, unitsOf, weekTotal } from '#src/rules/amounts/amount.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import { beginOf, weekOneOf } from '#src/rules/plan/week-one.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { ScheduleContext } from './schedule-words.ts';

/** The plan as text, before it is saved: the answers, today's goal and the start date. */
export function PlanSummary({ body, plans, limits, today }: ScheduleContext & { body: GoalForm }) {
  const { t, language, domain } = useIsland();
  const { usage, goal, stopDate, stopOrReduce, immediateOrGradual } = body;
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const words = (amount: Amount) => amountWords(unitsOf(amount), unit, language);
  const total = (week: Week<string>) =>
    t('plan.wizard.perWeek', { amount: words(weekTotal(weekOf((weekday) => amountOf(week[weekday])))) });
  const plan = plans.at(-1);
  const goalToday = dailyGoal(plans, today, limits);
  const begin = plan && (immediateOrGradual === 'gradual' ? weekOneOf(plan) : beginOf(plan));
  const facts = [
    { name: 'now', text: total(usage) },
    { name: 'want', text: stopOrReduce && t(`plan.wizard.stopOrReduce.${stopOrReduce}`) },
    { name: 'goal', text: stopOrReduce === 'reduce' && goal && total(goal) },
    { name: 'pace', text: immediateOrGradual && t(`plan.wizard.immediateOrGradual.${immediateOrGradual}`) },
    { name: 'day', text: stopDate && dayWords(stopDate, language) },
    { name: 'today', text: goalToday !== null && words(goalToday) },
    { name: 'from', text: begin && dayWords(begin, language) },
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
