import type { DangerBlock } from '#src/domains/danger/danger-block.ts';
import type { PlainQuestion } from '#src/ui/question/question.ts';

/**
 * Safety question from the content system (docs/specification.md, section 3, "Onboarding question"), with the advice for
 * "yes".
 */
export interface Question extends PlainQuestion {
  readonly danger: DangerBlock;
}
