import { useIsland } from '#src/session/Island.tsx';
import { useEditing } from '../editing.ts';
import { findParagraph } from '../editor-registry.ts';
import { FIELDS_ID } from '../FieldsPane.tsx';
import { focusCanvasPlace } from '../live/focus-place.ts';
import { focusSoon } from '../outline/focus-soon.ts';
import { useBlockActions } from '../outline/use-block-actions.ts';
import { blockFields } from '../stored/page-content.ts';
import { AddDialog } from './AddDialog.tsx';
import { setAdding, useAdding } from './block-insertion.ts';

/** Palette on the canvas; moves the focus to the first text of the new block. */
export function CanvasPalette({ say }: { readonly say: (text: string) => void }) {
  const { t, language } = useIsland();
  const { registry, definition } = useEditing();
  const actions = useBlockActions();
  const adding = useAdding();
  const field = adding && blockFields(definition).find(([name]) => name === adding.place.list)?.[1];
  if (!adding || !field) return null;
  const { place, isInPlace, onChosen, back } = adding;
  const close = () => {
    setAdding(null);
    requestAnimationFrame(back);
  };
  const choose = (type: string) => {
    setAdding(null);
    onChosen?.();
    const id = isInPlace ? actions.exchange(type, place) : actions.add(type, place);
    const name = findParagraph(registry, type)?.label[language] ?? type;
    say(t('desk-fields.outline.added', { type: name, at: place.at + 1 }));
    // A block without texts on the canvas is edited in the fields pane.
    focusCanvasPlace({ id }, () => focusSoon(FIELDS_ID));
  };
  return <AddDialog allow={field.allow} onChoose={choose} onClose={close} />;
}
