import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate, datesBetween } from '#src/rules/calendar/calendar-date.ts';
import { dailyGoal } from '#src/rules/plan/daily-goal.ts';
import { gradualPlan } from '#src/rules/plan/plan.fixture.ts';
import { Island } from '#src/session/Island.tsx';
import { islandOf } from '#src/session/island.fixture.ts';
import plan from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { PlanLead } from './PlanLead.tsx';

const SAVED = '2026-11-16';
const stopping = gradualPlan(SAVED, '4');

/** What the plan page says on a day, without its marks. */
function said(today: CalendarDate): string {
  const dates = datesBetween(SAVED, addDays(SAVED, 70));
  const goals = dates.map((date) => [
    date,
    { total: null, goal: dailyGoal([stopping], date, { goalRounding: 0.25 }), items: [] },
  ]);
  const html = renderToStaticMarkup(
    <Island {...islandOf({ texts: { plan }, path: '/mijn-plan' })}>
      <PlanLead days={Object.fromEntries(goals)} plans={[stopping]} today={today} />
    </Island>,
  );
  return html.replace(/<[^>]+>/g, '');
}

it('a goal of nothing is never "at most"', () => {
  expect(said(addDays(SAVED, 7))).toContain('Deze week is je doel hooguit ');
  expect(said(addDays(SAVED, 49))).toMatch(/Deze week is je doel 0 glazen\./);
  expect(said(addDays(SAVED, 49))).not.toContain('hooguit 0');
});
