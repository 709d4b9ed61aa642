import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getDailyGoal } from '#src/rules/plan/daily-goal.ts';
import { createGradualPlan } from '#src/rules/plan/plan.fixture.ts';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import texts from '../../../public/locales/nl/plan.json' with { type: 'json' };
import { PlanSummary } from './PlanSummary.tsx';

const SAVED = '2026-11-16';
const stopping = createGradualPlan(SAVED, '4');

/** Returns the text of the plan page on a day, without tags. */
function getText(today: CalendarDate, plan = stopping, part: 'all' | 'rest' = 'all'): string {
  const dates = listDatesBetween(SAVED, addDays(SAVED, 70));
  const goals = dates.map((date) => [
    date,
    { total: null, goal: getDailyGoal([plan], date, { goalRounding: 0.25 }), items: [] },
  ]);
  const html = renderToStaticMarkup(
    <Island {...createIslandProps({ texts: { plan: texts }, path: '/mijn-plan' })}>
      <PlanSummary
        days={Object.fromEntries(goals)}
        plans={[plan]}
        today={today}
        start={null}
        part={part}
        isGoalInWeek
      />
    </Island>,
  );
  return html.replace(/<[^>]+>/g, '');
}

it('a goal of nothing is never "at most"', () => {
  expect(getText(addDays(SAVED, 7))).toContain('Deze week is je doel hooguit ');
  expect(getText(addDays(SAVED, 49))).toMatch(/Deze week is je doel 0 glazen\./);
  expect(getText(addDays(SAVED, 49))).not.toContain('hooguit 0');
});

it('a plan that lowers nothing has no "at most": above the warning the GP comes first', () => {
  expect(getText(addDays(SAVED, 7), createGradualPlan(SAVED, '20', '20'))).toMatch(
    /^Je hebt nog geen lager doel\. Praat eerst met je huisarts\./,
  );
  expect(getText(addDays(SAVED, 7), createGradualPlan(SAVED, '3', '3'))).toMatch(
    /^Je doel is gelijk aan wat je al deed\. Wil je een kleine stap kiezen\?/,
  );
  for (const amount of ['20', '3'])
    expect(getText(addDays(SAVED, 7), createGradualPlan(SAVED, amount, amount))).not.toContain('hooguit');
});

it('a week whose goal is not lower yet is not told as a goal', () => {
  const laterState = { ...stopping, weekOne: addDays(SAVED, 14) };
  expect(getText(SAVED, laterState)).not.toContain('Deze week is je doel');
});

it('says the day from which the goal is lower, also while the sheet of this week has its goal', () => {
  const plan = {
    ...createGradualPlan(SAVED, '20'),
    immediateOrGradual: 'immediate',
    stopDate: addDays(SAVED, 14),
  } as const;
  expect(getText(SAVED, plan, 'rest')).toMatch(/^Vanaf maandag 30 november is je doel 0 glazen per week\./);
  // The sheet of this week has the sentence that is left out here.
  expect(getText(addDays(SAVED, 7), stopping, 'rest')).not.toContain('Deze week is je doel');
});
