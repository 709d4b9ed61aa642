import type { DangerBlock } from '#src/domains/danger/danger-block.ts';
import type { PlainQuestion } from '#src/ui/question/question.ts';

/**
 * A starter question of the content (docs/specification.md, section 3, "Onboarding question"), with the advice on its
 * yes.
 */
export interface Question extends PlainQuestion {
  readonly danger: DangerBlock;
}
