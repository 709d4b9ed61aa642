import { type ClipboardEvent, useEffect, useId, useRef } from 'react';
import { isAllowedHref } from '#registry/fields/link.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { FieldError } from '#src/ui/field/Field.tsx';

/** What may stand in a short text. */
const TAGS = ['p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br'] as const;

const clean = (html: string) =>
  sanitiseRichText(html.replace(/<(\/?)div>/g, '<$1p>'), TAGS)
    .replace(/<p>(?:<br \/>|&nbsp;|\s)*<\/p>/g, '')
    .trim();

const fragmentOf = (html: string) => document.createRange().createContextualFragment(html);

interface Props {
  id: string;
  label: string;
  error?: string | undefined;
  /** Clean HTML; what it is at first stays where it changes later. */
  start: string;
  onChange: (html: string) => void;
}

/** Writes a short text with bold, italic, lists and links; what is pasted is cleaned. */
export function RichTextEditor({ id, label, error, start, onChange }: Props) {
  const { t } = useIsland();
  const labelId = useId();
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the browser holds what is typed
  useEffect(() => {
    document.execCommand('defaultParagraphSeparator', false, 'p');
    box.current?.replaceChildren(fragmentOf(clean(start) || '<p><br></p>'));
  }, []);

  const tell = () => onChange(clean(box.current?.innerHTML ?? ''));
  const apply = (command: string, value?: string) => {
    box.current?.focus();
    document.execCommand(command, false, value);
    tell();
  };
  const link = () => {
    const href = window.prompt(t('desk-library.richText.address'), 'https://')?.trim() ?? '';
    if (isAllowedHref(href)) apply('createLink', href);
  };
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html === '') apply('insertText', event.clipboardData.getData('text/plain'));
    else apply('insertHTML', clean(html));
  };
  const tools = [
    ['bold', () => apply('bold')],
    ['italic', () => apply('italic')],
    ['list', () => apply('insertUnorderedList')],
    ['link', link],
    ['unlink', () => apply('unlink')],
  ] as const;
  return (
    <div className="field rich-text">
      <p className="rich-text-label" id={labelId}>
        {label}
      </p>
      <div className="rich-text-tools" role="toolbar" aria-label={t('desk-library.richText.tools', { label })}>
        {tools.map(([name, press]) => (
          <button key={name} type="button" data-tool={name} onClick={press}>
            {t(`desk-library.richText.${name}`)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: no native element takes formatted text */}
      <div
        ref={box}
        id={id}
        className="control prose"
        role="textbox"
        tabIndex={0}
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        contentEditable
        suppressContentEditableWarning
        onInput={tell}
        onPaste={paste}
      />
      <FieldError id={id} error={error} />
    </div>
  );
}
