import { useIsland } from '#src/session/Island.tsx';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { FIELDS_ID } from '../FieldsPane.tsx';
import { focusCanvasText } from '../live/focus-text.ts';
import { focusWhenRendered } from '../outline/focus-when-rendered.ts';
import { useBlockActions } from '../outline/use-block-actions.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { AddBlockDialog } from './AddBlockDialog.tsx';
import { setBlockInsertion, useBlockInsertion } from './block-insertion.ts';

/** Palette on the canvas; moves the focus to the first text of the new block. */
export function CanvasPalette({ announce }: { readonly announce: (text: string) => void }) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const actions = useBlockActions();
  const adding = useBlockInsertion();
  const field = adding && listBlockFields(definition).find(([name]) => name === adding.place.list)?.[1];
  if (!adding || !field) return null;
  const { place, isInPlace, onChosen, back } = adding;
  const close = () => {
    setBlockInsertion(null);
    requestAnimationFrame(back);
  };
  const choose = (type: string) => {
    setBlockInsertion(null);
    onChosen?.();
    const id = isInPlace ? actions.exchange(type, place) : actions.add(type, place);
    const name = findParagraph(registry, type)?.label[language] ?? type;
    announce(t('desk-fields.outline.added', { type: name, at: place.at + 1 }));
    // A block without texts on the canvas is edited in the fields pane.
    focusCanvasText({ id }, () => focusWhenRendered(FIELDS_ID));
  };
  return <AddBlockDialog allow={field.allow} onChoose={choose} onClose={close} />;
}
