import type { ComponentData, PuckContext } from '@puckeditor/core';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { useEditing } from './editing.ts';
import { AddBlockButton } from './palette/AddBlockButton.tsx';
import { listBlockItems } from './problems/block-ids.ts';
import { getBlockClasses } from './render/block-classes.ts';
import { useBlockLayout } from './render/block-layout.ts';
import { findRowPosition } from './render/row-position.ts';
import { listBlockFields } from './stored/page-content.ts';
import { BlockColleagues } from './together/BlockColleagues.tsx';
import { usePuck } from './use-puck.ts';

export interface CanvasItem {
  readonly id: string;
  /** Accessible name. */
  readonly name: string;
  readonly puck: Pick<PuckContext, 'dragRef'>;
  /** Renders the block's content; `className` is the class it has on a visitor's page. */
  readonly draw: (className: string | undefined) => ReactNode;
  /** Content below the block, outside the part with movable blocks. */
  readonly below?: ReactNode;
}

const NOWHERE: readonly ComponentData[] = [];

/** Scrolls the canvas to a block that is selected in another pane; the page around the canvas does not scroll. */
function useScrollIntoView(id: string) {
  const containerRef = useRef<HTMLDivElement>(null);
  const isChosen = usePuck(({ selectedItem }) => selectedItem?.props.id === id);
  useEffect(() => {
    const view = containerRef.current?.ownerDocument.defaultView;
    if (!isChosen || !containerRef.current || !view) return;
    const { top, bottom } = containerRef.current.getBoundingClientRect();
    const isSeen = top >= 0 && Math.min(bottom, top + view.innerHeight / 2) <= view.innerHeight;
    if (!isSeen) view.scrollBy({ top: top - view.innerHeight / 4 });
  }, [isChosen]);
  return containerRef;
}

/**
 * Attributes that the library sets on draggable elements; an element with the role "group" has no pressed or grabbed
 * state.
 */
const BUTTON_ATTRIBUTES = ['aria-pressed', 'aria-grabbed'];

/** Makes a block draggable, and removes button attributes whenever the library sets them. */
function useDragRef(drag: PuckContext['dragRef']) {
  const watch = useRef<MutationObserver | null>(null);
  return useCallback(
    (container: HTMLDivElement | null) => {
      drag?.(container);
      watch.current?.disconnect();
      if (!container) return;
      const clean = () => {
        for (const name of BUTTON_ATTRIBUTES) if (container.hasAttribute(name)) container.removeAttribute(name);
      };
      watch.current = new MutationObserver(clean);
      watch.current.observe(container, { attributeFilter: BUTTON_ATTRIBUTES });
      clean();
    },
    [drag],
  );
}

/** A block at its position on the page, which can be dragged as a whole; only its texts can be clicked. */
export function CanvasBlock({ id, name, puck, draw, below }: CanvasItem) {
  const { t } = useIsland();
  const { definition } = useEditing();
  const { blocks, besideBlock } = useBlockLayout();
  const isSideBySide = id === besideBlock;
  const location = usePuck(({ appState: { data } }) => {
    const lists = listBlockFields(definition).map(([list]) => listBlockItems(data, list));
    return findRowPosition(lists.find((items) => items.some(({ props }) => props.id === id)) ?? NOWHERE, id);
  });
  const isFirst = usePuck(({ getSelectorForId }) => getSelectorForId(id)?.index === 0);
  const inView = useScrollIntoView(id);
  const group = useDragRef(puck.dragRef);
  const classes = getBlockClasses(location, blocks, isSideBySide);
  return (
    // The library would make it a button, and assistive technology does not find fields inside a button.
    // biome-ignore lint/a11y/useSemanticElements: it is no set of fields
    <div ref={group} role="group" className={classes.place} aria-label={t('desk-fields.canvas.block', { name })}>
      {isFirst && <AddBlockButton id={id} name={name} side="above" />}
      <BlockColleagues id={id} />
      <div ref={inView} className={classes.row}>
        {draw(classes.inner)}
      </div>
      {below}
      <AddBlockButton id={id} name={name} side="below" />
    </div>
  );
}
