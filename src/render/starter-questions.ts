import { type DangerBlock, toDangerBlock } from '#src/domains/danger/danger-block.ts';
import { DOMAIN_DANGERS } from '#src/domains/danger/domain-dangers.ts';
import { DANGER_RULES } from '#src/domains/danger/kinds.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import type { PlainQuestion } from '#src/ui/question/question.ts';
import type { RenderedNode } from './content.ts';

type Question = PlainQuestion & { readonly danger: DangerBlock };

/** Returns the questions of the content before registration, each with its advice; empty if the content has none. */
export function listStarterQuestions(node: RenderedNode | null, language: Language): readonly Question[] {
  return (node?.paragraphs.questions ?? []).map(
    ({ uuid, props }) => ({ ...props, uuid, danger: toDangerBlock(props.danger, language) }) as unknown as Question,
  );
}

/** Returns the advice on all risks of a domain, each with a title, for a page with content that has no questions. */
export function listDangerQuestions(domain: DomainKey, language: Language): readonly Question[] {
  return (DOMAIN_DANGERS[domain] ?? []).map((kind) => ({
    uuid: kind,
    title: DANGER_RULES[kind].label[language],
    danger: toDangerBlock(kind, language),
  }));
}
