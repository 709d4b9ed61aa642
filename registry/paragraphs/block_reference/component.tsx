import type { InferProps } from '#registry/define.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import type { WithContext } from '../../context.ts';
import { Crisis } from './blocks/crisis.tsx';
import { HelpLinesBlock } from './blocks/help-lines.tsx';
import { ModerationHours } from './blocks/moderation.tsx';
import { ProgrammesBlock } from './blocks/programmes.tsx';
import { ProviderBlock } from './blocks/provider.tsx';
import { QuickExit } from './blocks/quick-exit.tsx';
import { Sources } from './blocks/sources.tsx';
import type { blockReferenceParagraph } from './definition.ts';

const BLOCKS = {
  help_lines: HelpLinesBlock,
  crisis: Crisis,
  programmes: ProgrammesBlock,
  quick_exit: QuickExit,
  provider: ProviderBlock,
  moderation: ModerationHours,
  sources: Sources,
} as const;

/** A block with content of the site, not of the page. */
export function BlockReference({ title, block, context }: WithContext<InferProps<typeof blockReferenceParagraph>>) {
  const Block = BLOCKS[block];
  return (
    <section className={`block-reference block-reference-${block.replace('_', '-')}`}>
      <Heading level={context.heading}>{title ?? context.t(`block.${block}`)}</Heading>
      <Block context={context} />
    </section>
  );
}
