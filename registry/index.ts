import { basicPageNode } from './nodes/basic_page/definition.ts';
import { diaryEntryNode } from './nodes/diary_entry/definition.ts';
import { faqQuestionNode } from './nodes/faq_question/definition.ts';
import { forumNode } from './nodes/forum/definition.ts';
import { frontpageNode } from './nodes/frontpage/definition.ts';
import { helpNode } from './nodes/help/definition.ts';
import { joyrideNode } from './nodes/joyride/definition.ts';
import { landingPageNode } from './nodes/landing_page/definition.ts';
import { onboardingNode } from './nodes/onboarding/definition.ts';
import { programNode } from './nodes/program/definition.ts';
import { sectionNode } from './nodes/section/definition.ts';
import { tipNode } from './nodes/tip/definition.ts';
import { blockReferenceParagraph } from './paragraphs/block_reference/definition.ts';
import { ctaParagraph } from './paragraphs/cta/definition.ts';
import { doorParagraph } from './paragraphs/door/definition.ts';
import { exerciseParagraph } from './paragraphs/exercise/definition.ts';
import { faqParagraph } from './paragraphs/faq/definition.ts';
import { frontpageProgramParagraph } from './paragraphs/frontpage_program/definition.ts';
import { frontpageProgramsParagraph } from './paragraphs/frontpage_programs/definition.ts';
import { onboardingQuestionParagraph } from './paragraphs/onboarding_question/definition.ts';
import { phaseParagraph } from './paragraphs/phase/definition.ts';
import { sectionReferenceParagraph } from './paragraphs/section_reference/definition.ts';
import { textParagraph } from './paragraphs/text/definition.ts';
import { textImageParagraph } from './paragraphs/text_image/definition.ts';
import { textVideoParagraph } from './paragraphs/text_video/definition.ts';
import { videoParagraph } from './paragraphs/video/definition.ts';
import { webformParagraph } from './paragraphs/webform/definition.ts';

/** All node types, in the order in which the editor shows them. */
export const NODES = [
  basicPageNode,
  landingPageNode,
  frontpageNode,
  helpNode,
  faqQuestionNode,
  sectionNode,
  tipNode,
  joyrideNode,
  programNode,
  onboardingNode,
  forumNode,
  diaryEntryNode,
] as const;

/** All paragraph types, in the order in which the palette shows them. */
export const PARAGRAPHS = [
  textParagraph,
  textImageParagraph,
  textVideoParagraph,
  videoParagraph,
  ctaParagraph,
  faqParagraph,
  sectionReferenceParagraph,
  webformParagraph,
  blockReferenceParagraph,
  doorParagraph,
  frontpageProgramsParagraph,
  frontpageProgramParagraph,
  phaseParagraph,
  exerciseParagraph,
  onboardingQuestionParagraph,
] as const;

export type NodeName = (typeof NODES)[number]['name'];
export type ParagraphName = (typeof PARAGRAPHS)[number]['name'];
export type NodeByName<N extends NodeName> = Extract<(typeof NODES)[number], { readonly name: N }>;
export type ParagraphByName<N extends ParagraphName> = Extract<(typeof PARAGRAPHS)[number], { readonly name: N }>;

const nodes = new Map<string, (typeof NODES)[number]>(NODES.map((node) => [node.name, node]));
const paragraphs = new Map<string, (typeof PARAGRAPHS)[number]>(
  PARAGRAPHS.map((paragraph) => [paragraph.name, paragraph]),
);

/** Returns the definition of a node type by its machine name; undefined for an unknown name. */
export function findNodeDefinition(name: string): (typeof NODES)[number] | undefined {
  return nodes.get(name);
}

/** Returns the definition of a paragraph type by its machine name; undefined for an unknown name. */
export function findParagraphDefinition(name: string): (typeof PARAGRAPHS)[number] | undefined {
  return paragraphs.get(name);
}
