import { type DangerBlock, toDangerBlock } from '#src/domains/danger/danger-block.ts';
import type { Language } from '#src/domains/domain.ts';
import type { PlainQuestion } from '#src/ui/question/question.ts';
import type { RenderedNode } from './content.ts';

type Question = PlainQuestion & { readonly danger: DangerBlock };

/** The content's questions before registration, each with its advice; none where the content has none. */
export function starterQuestions(node: RenderedNode | null, language: Language): readonly Question[] {
  return (node?.paragraphs.questions ?? []).map(
    ({ uuid, props }) => ({ ...props, uuid, danger: toDangerBlock(props.danger, language) }) as unknown as Question,
  );
}
