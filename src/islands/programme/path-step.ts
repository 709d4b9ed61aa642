import type { SafetyStep } from '#src/domains/domain.ts';
import { getPathDay, getPathWeek, isStepDone, listPathSteps, type SixWeekRun } from '#src/rules/after/paths.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Journey } from './journey.ts';

export interface PathFacts {
  readonly path: SixWeekRun;
  readonly journey: Journey;
  readonly today: CalendarDate;
  /** Returns the day on which an exercise was last submitted. */
  readonly sentOn: (webform: string) => CalendarDate | null;
}

/** Returns the week of a later path with its phase, and today's step with its title; undefined if there is none. */
export function getPathStep({ path, journey, today, sentOn }: PathFacts, safety: SafetyStep | null) {
  const week = getPathWeek(getPathDay(path, today) ?? 1);
  const { active, ahead, behind } = journey;
  const open = [...behind, ...(active ? [active] : [])];
  const phase = open.find(({ number }) => number === week) ?? active ?? ahead[0];
  const steps = listPathSteps(
    (phase?.steps ?? []).map((step) => ({ ...step, sentOn: sentOn(step.webform) })),
    path,
    week === 1 && safety ? { ...safety, category: 'quiz', sentOn: sentOn(safety.webform) } : null,
  );
  const step = steps.find((step) => !isStepDone(step, path));
  const all = [...open, ...ahead].flatMap((pathPhase) => pathPhase.steps);
  return { week, phase, step, title: all.find(({ webform }) => webform === step?.webform)?.title };
}
