import type { Editor } from '@tiptap/core';
import { useEffect, useReducer, useRef, useState } from 'react';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { FormatBar } from './FormatBar.tsx';
import { getEditorHtml, openEditor } from './rich-text-editor.ts';

interface Props {
  /** Unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** The stored HTML; undefined if there is none. */
  readonly value?: string | undefined;
  readonly onChange: (html: string | undefined) => void;
  /** True for a short text, which allows no headings and quotes. */
  readonly isShort?: boolean;
}

/** Editor for formatted text. The stored value is not changed before the user types. */
export function RichTextControl({ value = '', onChange, id, label, help, error, isShort = false }: Props) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const typedRef = useRef([value]);
  const change = useRef(onChange);
  change.current = onChange;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is opened once; the effect below follows its value
  useEffect(() => {
    const element = containerRef.current;
    if (!element) return undefined;
    const newEditor = openEditor({
      element,
      isShort,
      content: value,
      attributes: {
        id,
        class: 'prose control rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-help ${id}-error`,
      },
      onChange: (html) => {
        typedRef.current.push(html ?? '');
        change.current(html);
      },
      onMove: refresh,
    });
    setEditor(newEditor);
    return () => newEditor.destroy();
  }, [id]);

  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    // A value that was typed here may be older than the text. Another value is shown: typing on would undo a merge.
    const index = typedRef.current.lastIndexOf(value);
    typedRef.current = index < 0 ? [value] : typedRef.current.slice(index);
    if (index < 0 && value !== (getEditorHtml(editor) ?? '')) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    // Undo and Delete change only this text, not the page.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what comes from within
    <div className="field" onKeyDown={(event) => event.stopPropagation()}>
      <p className="rich-text-label" id={`${id}-label`}>
        {label}
      </p>
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
      {editor && <FormatBar editor={editor} id={id} label={label} isShort={isShort} />}
      <div ref={containerRef} />
      <FieldError id={id} error={error} />
    </div>
  );
}
