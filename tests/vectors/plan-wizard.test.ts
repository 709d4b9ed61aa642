import { expect, test } from 'vitest';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { parseDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import { listUsageHints } from '#src/rules/plan/check-if-correct.ts';
import { findGoalTotalError } from '#src/rules/plan/goal-total.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { getPresetAnswers } from '#src/rules/plan/preset-answers.ts';
import { getNextPlanStep, getPlanPopup } from '#src/rules/plan/wizard-steps.ts';
import { getCases, inFile } from './cases.ts';

interface AnswersInFile {
  stop_date?: CalendarDate;
  usage?: Week<string>;
  high_usage_closed?: boolean;
  stopOrReduce?: 'stop' | 'reduce';
  gradual_info_seen?: boolean;
  goal?: Week<string>;
  immediate_or_gradual?: 'immediate' | 'gradual';
  buddy?: 'added' | 'skipped';
}
interface Input {
  domain: DomainKey;
  has_buddy: boolean;
  stop_date_enabled: boolean;
  answers: AnswersInFile;
}

const createAmounts = (week: Week<string> | undefined) => week && createWeek((weekday) => parseDecimal(week[weekday]));

const getAnswers = (answers: AnswersInFile): PlanAnswers => ({
  stopDate: answers.stop_date,
  usage: createAmounts(answers.usage),
  highUsageClosed: answers.high_usage_closed,
  stopOrReduce: answers.stopOrReduce,
  gradualInfoSeen: answers.gradual_info_seen,
  goal: createAmounts(answers.goal),
  immediateOrGradual: answers.immediate_or_gradual,
  buddy: answers.buddy,
});

test.each(getCases<Input, object>('plan-wizard'))('$name', ({ input, expected }) => {
  const rules = PLAN_RULES[input.domain];
  const limits = getDomain(input.domain).registration;
  if (!rules || !limits) throw new Error(`No plan in ${input.domain}.`);
  const answers = getAnswers(input.answers);
  const { usage, goal } = answers;
  const forcedAnswers = getPresetAnswers(rules, answers);
  const circumstances = { hasBuddy: input.has_buddy, stopDateEnabled: input.stop_date_enabled };
  expect({
    next: inFile(getNextPlanStep(rules, answers, circumstances)),
    popup: inFile(getPlanPopup(rules, answers)),
    hints: usage ? listUsageHints(usage, limits) : [],
    error: usage && goal ? inFile(findGoalTotalError(usage, goal)) : null,
    forced: {
      stopOrReduce: forcedAnswers.stopOrReduce,
      immediate_or_gradual: forcedAnswers.immediateOrGradual,
      goal: forcedAnswers.goal && inFile(forcedAnswers.goal),
    },
  }).toMatchObject(expected);
});
