import type { ComponentProps } from 'react';
import { Details } from '#src/ui/details/Details.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import type { BlockContext } from './context.ts';

export type Html = ComponentProps<typeof RichText>['html'];

/** Number of items from which the list of a text is folded. */
const LONG_LIST = 10;
/** Number of items above the fold; a list of names with a description each is folded as a whole. */
const IN_VIEW = 3;

/** Returns true for a list with a list in one of its items. */
export const isNested = (list: string): boolean => /<[uo]l>/.test(list.slice('<ul>'.length));

interface Props {
  readonly html: Html;
  readonly from?: number;
  readonly inView?: number;
  readonly context: BlockContext;
}

/** Rich text; its first list is folded if it is long, so that the sentences around it stay on one screen of a phone. */
export function FoldedList({ html, from = LONG_LIST, inView, context }: Props) {
  const [before = '', list = '', ...after] = html.split(/(<ul>.*?<\/ul>)/s);
  const items = list.match(/<li>.*?<\/li>/gs) ?? [];
  if (context.isEditor || items.length < from || isNested(list)) return <RichText html={html} />;
  const toList = (part: readonly string[]) => `<ul>${part.join('')}</ul>` as Html;
  const shown = inView ?? (items.every((item) => /^<li>\s*<strong>/.test(item)) ? 0 : IN_VIEW);
  const count = items.length - shown;
  return (
    <>
      <RichText html={(before + (shown > 0 ? toList(items.slice(0, shown)) : '')) as Html} />
      <Details summary={context.t(shown > 0 ? 'text.rest' : 'text.list', { count })}>
        <RichText html={toList(items.slice(shown))} />
      </Details>
      <RichText html={after.join('') as Html} />
    </>
  );
}
