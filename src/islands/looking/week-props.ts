import type { Result } from '#src/contract/result.ts';
import type { Question } from '#src/forms/danger/question.ts';
import type { LookingWeek, ReadableWeek } from '#src/rules/looking/read-week.ts';
import type { LookingClock } from '#src/rules/looking/week.ts';
import type { WeekChange } from '#src/session/looking-week.ts';

export interface LookingProps {
  /** The questions about danger, or the advice on every risk if the content has none. */
  readonly questions: readonly Question[];
  /** False if the content has no questions: all visitors then see the advice. */
  readonly hasQuestions: boolean;
  /** False while registration is closed. */
  readonly isOpen: boolean;
}

/** Props of both views of a week. */
export interface WeekProps {
  week: LookingWeek;
  clock: LookingClock;
  readable: ReadableWeek;
  save: (change: WeekChange) => Result<null>;
  /** The noted amounts are shown; closed each time the page opens. */
  isShown: boolean;
  onShow: (isShown: boolean) => void;
}
