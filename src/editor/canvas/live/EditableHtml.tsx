import { useCallback, useMemo, useRef } from 'react';
import type { SafeHtml } from '#registry/fields/field.ts';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { type Mark, replaceMarks } from './marks.ts';
import { useEditableTexts } from './use-editable-texts.ts';

interface Props {
  readonly html: SafeHtml;
  readonly marks: readonly Mark[];
  readonly className?: string | undefined;
  /** Called when an editor starts or stops typing in the block; in between, `html` must not change. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A rendered block with texts that can be edited in place. */
export function EditableHtml({ html, marks, className, onHold }: Props) {
  const root = useRef<HTMLElement>(null);
  // Equal HTML has equal marks, even if it is rendered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const cleanHtml = useMemo(() => replaceMarks(html, marks), [html]);
  useEditableTexts(root, cleanHtml, marks, onHold);
  const save = useCallback((element: HTMLElement | null) => {
    root.current = element;
  }, []);
  return <SafeHtmlBlock ref={save} html={cleanHtml} {...(className ? { className } : {})} />;
}
