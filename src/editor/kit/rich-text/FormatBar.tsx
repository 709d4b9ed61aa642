import type { ChainedCommands, Editor } from '@tiptap/core';
import { useState } from 'react';
import { isAllowedHref } from '#registry/fields/link.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { AddressField } from './AddressField.tsx';

interface Format {
  readonly key: string;
  /** True if the format is also available in a short text. */
  readonly isShort?: true;
  /** Name of the active format, with its attributes. */
  readonly on: readonly [name: string, attributes?: object];
  readonly toggle: (commands: ChainedCommands) => ChainedCommands;
}

const FORMATS: readonly Format[] = [
  { key: 'bold', isShort: true, on: ['bold'], toggle: (commands) => commands.toggleBold() },
  { key: 'italic', isShort: true, on: ['italic'], toggle: (commands) => commands.toggleItalic() },
  { key: 'heading', on: ['heading', { level: 2 }], toggle: (commands) => commands.toggleHeading({ level: 2 }) },
  { key: 'subheading', on: ['heading', { level: 3 }], toggle: (commands) => commands.toggleHeading({ level: 3 }) },
  { key: 'list', isShort: true, on: ['bulletList'], toggle: (commands) => commands.toggleBulletList() },
  { key: 'numbers', isShort: true, on: ['orderedList'], toggle: (commands) => commands.toggleOrderedList() },
  { key: 'quote', on: ['blockquote'], toggle: (commands) => commands.toggleBlockquote() },
];

/**
 * Runs a format command and focuses the text. The focus is set first, synchronously: the editor's own focus command
 * waits a frame and then restores an old selection over a caret that has moved in the meantime.
 */
function runInText(editor: Editor, change: Format['toggle'] = (commands) => commands): void {
  editor.view.focus();
  change(editor.chain()).run();
}

interface Props {
  readonly editor: Editor;
  readonly id: string;
  readonly label: string;
  readonly isShort?: boolean;
}

/** Form for the link target of the selected text. */
function LinkForm({ editor, id, onDone }: Pick<Props, 'editor' | 'id'> & { readonly onDone: () => void }) {
  const { t } = useIsland();
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const applyFormat = (change?: Format['toggle']) => {
    runInText(editor, change);
    onDone();
  };
  return (
    <div className="rich-text-link">
      <AddressField id={`${id}-link`} value={href} onChange={setHref} />
      <div className="button-row">
        <Button
          kind="quiet"
          onClick={() => {
            if (isAllowedHref(href)) {
              // Moves the caret behind the link, so that typing does not replace its text.
              const { to } = editor.state.selection;
              applyFormat((commands) => commands.extendMarkRange('link').setLink({ href }).setTextSelection(to));
            }
          }}
        >
          {t('desk-fields.text.setLink')}
        </Button>
        {editor.isActive('link') && (
          <Button kind="plain" onClick={() => applyFormat((commands) => commands.extendMarkRange('link').unsetLink())}>
            {t('desk-fields.text.removeLink')}
          </Button>
        )}
        <Button kind="plain" onClick={() => applyFormat()}>
          {t('desk-fields.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** Formats of a text, as toggle buttons with their state. */
export function FormatBar({ editor, id, label, isShort = false }: Props) {
  const { t } = useIsland();
  const [isLinking, setLinking] = useState(false);
  const mayLink = !editor.state.selection.empty || editor.isActive('link');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own */}
      <div className="rich-text-formats" role="group" aria-label={t('desk-fields.text.formats', { label })}>
        {FORMATS.filter((format) => format.isShort || !isShort).map(({ key, on, toggle }) => (
          <button
            key={key}
            type="button"
            aria-pressed={editor.isActive(...on)}
            onClick={() => runInText(editor, toggle)}
          >
            {t(`desk-fields.text.${key}`)}
          </button>
        ))}
        <button type="button" aria-expanded={isLinking} onClick={() => setLinking(!isLinking)}>
          {t('desk-fields.text.link')}
        </button>
      </div>
      {isLinking && mayLink && <LinkForm editor={editor} id={id} onDone={() => setLinking(false)} />}
      {isLinking && !mayLink && (
        <p className="field-help" role="status">
          {t('desk-fields.text.linkFirst')}
        </p>
      )}
    </>
  );
}
