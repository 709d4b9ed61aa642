import type { Result } from '#src/contract/result.ts';
import type { Question } from '#src/forms/danger/question.ts';
import type { LookingWeek, WeekRules } from '#src/rules/looking/read-week.ts';
import type { LookingClock } from '#src/rules/looking/week.ts';
import type { WeekChange } from '#src/session/looking-week.ts';

export interface LookingProps {
  /** Safety questions, or all advice if the content has no questions. */
  readonly questions: readonly Question[];
  /** False if the content has no questions, so that all visitors see the advice. */
  readonly hasQuestions: boolean;
  /** False while registration is closed. */
  readonly isOpen: boolean;
}

/** Props of both views of a week. */
export interface WeekProps {
  week: LookingWeek;
  clock: LookingClock;
  readable: WeekRules;
  save: (change: WeekChange) => Result<null>;
  /** True if the amounts are shown; initially false. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}
