import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { isAllowedHref } from '#registry/fields/link.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { AddressField } from './AddressField.tsx';

interface Format {
  readonly key: string;
  readonly isOn: (editor: Editor) => boolean;
  readonly toggle: (editor: Editor) => void;
}

const FORMATS: readonly Format[] = [
  { key: 'bold', isOn: (one) => one.isActive('bold'), toggle: (one) => one.chain().focus().toggleBold().run() },
  { key: 'italic', isOn: (one) => one.isActive('italic'), toggle: (one) => one.chain().focus().toggleItalic().run() },
  {
    key: 'heading',
    isOn: (one) => one.isActive('heading', { level: 2 }),
    toggle: (one) => one.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    key: 'subheading',
    isOn: (one) => one.isActive('heading', { level: 3 }),
    toggle: (one) => one.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'list',
    isOn: (one) => one.isActive('bulletList'),
    toggle: (one) => one.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    isOn: (one) => one.isActive('orderedList'),
    toggle: (one) => one.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    isOn: (one) => one.isActive('blockquote'),
    toggle: (one) => one.chain().focus().toggleBlockquote().run(),
  },
];

interface Props {
  readonly editor: Editor;
  readonly id: string;
  readonly label: string;
}

/** Where the chosen words lead; they are chosen in the text before. */
function LinkForm({ editor, id, onDone }: Pick<Props, 'editor' | 'id'> & { readonly onDone: () => void }) {
  const { t } = useIsland();
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? ''));
  const done = (change: (editor: Editor) => void) => {
    change(editor);
    onDone();
  };
  return (
    <div className="canvas-link-form">
      <AddressField id={`${id}-link`} value={href} onChange={setHref} />
      <div className="button-row">
        <Button
          kind="quiet"
          onClick={() => {
            if (isAllowedHref(href)) {
              // What is typed next comes after the link, not in the place of its words.
              const { to } = editor.state.selection;
              done((one) => one.chain().focus().extendMarkRange('link').setLink({ href }).setTextSelection(to).run());
            }
          }}
        >
          {t('desk-fields.text.setLink')}
        </Button>
        {editor.isActive('link') && (
          <Button
            kind="plain"
            onClick={() => done((one) => one.chain().focus().extendMarkRange('link').unsetLink().run())}
          >
            {t('desk-fields.text.removeLink')}
          </Button>
        )}
        <Button kind="plain" onClick={() => done((one) => one.commands.focus())}>
          {t('desk-fields.cancel')}
        </Button>
      </div>
    </div>
  );
}

/** The formats of a text, as buttons that tell whether they are on. */
export function FormatBar({ editor, id, label }: Props) {
  const { t } = useIsland();
  const [isLinking, setLinking] = useState(false);
  const mayLink = !editor.state.selection.empty || editor.isActive('link');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a toolbar has no element of its own */}
      <div className="canvas-formats" role="group" aria-label={t('desk-fields.text.formats', { label })}>
        {FORMATS.map(({ key, isOn, toggle }) => (
          <button key={key} type="button" aria-pressed={isOn(editor)} onClick={() => toggle(editor)}>
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
