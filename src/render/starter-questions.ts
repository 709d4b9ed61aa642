import type { Question } from '#src/islands/onboarding/questions.ts';
import type { RenderedNode } from './content.ts';

/** The questions before registering as the content holds them; none where nobody wrote any. */
export function starterQuestions(node: RenderedNode | null): readonly Question[] {
  return (node?.paragraphs.questions ?? []).map(({ uuid, props }) => ({ ...props, uuid }) as unknown as Question);
}
