import { expect, test } from 'vitest';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { findActivePhase } from '#src/rules/programme/active-phase.ts';
import type { Phase, Programme } from '#src/rules/programme/phase.ts';
import { getProgrammeProgress, type PhaseProgress } from '#src/rules/programme/progress.ts';
import { getCases } from './cases.ts';

interface Input {
  programme_start: CalendarDate;
  interval_days: number;
  phases: Phase[];
  submissions: string[];
  today: CalendarDate;
}
interface Expected {
  active_phase?: number | null;
  phases: { id: string }[];
}

const inFileNames = ({ id, unlocksOn, unlocked, notice, exercises }: PhaseProgress) => ({
  id,
  unlock_date: unlocksOn,
  unlocked,
  notice: notice.kind,
  notice_days: notice.kind === 'relative' ? notice.days : null,
  exercise_status: Object.fromEntries(exercises),
});

test.each(getCases<Input, Expected>('phases'))('$name', ({ input, expected }) => {
  const { programme_start: start, interval_days: intervalDays, phases, today } = input;
  const programme: Programme = { start, intervalDays, phases };
  const submissions = new Set(input.submissions);

  const { phases: expectedPhases, ...rest } = expected;
  expect({ active_phase: findActivePhase(programme, submissions, today) }).toMatchObject(rest);
  const progress = getProgrammeProgress(programme, submissions, today).map(inFileNames);
  for (const phase of expectedPhases) {
    expect(progress.find(({ id }) => id === phase.id)).toMatchObject(phase);
  }
});
