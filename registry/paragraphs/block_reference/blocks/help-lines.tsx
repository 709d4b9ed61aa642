import { HelpLines } from '#registry/help-lines.tsx';
import { getAbroadText } from '#src/domains/help-lines.ts';
import { getNextHeadingLevel, Heading } from '#src/ui/heading/Heading.tsx';
import type { BlockContext } from '../../../context.ts';

/** Help lines of this domain, with their websites. */
export function HelpLinesBlock({ context }: { context: BlockContext }) {
  const { helpLines, language, heading, t } = context;
  return (
    <div className="stack">
      <HelpLines
        lines={helpLines}
        language={language}
        callLabel={({ name, phone }) => t('call', { name, phone })}
        nameOf={({ name }) => <Heading level={getNextHeadingLevel(heading)}>{name}</Heading>}
        afterWords={({ url }) => url && <a href={url}>{url.replace(/^https:\/\/(www\.)?/, '')}</a>}
      />
      <p className="soft">{getAbroadText(language)}</p>
    </div>
  );
}
