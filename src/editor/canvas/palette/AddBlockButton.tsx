import { registerOverlayPortal, useGetPuck } from '@puckeditor/core';
import { useCallback, useRef } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { findBlockPosition } from '../outline/use-block-actions.ts';
import { setBlockInsertion } from './block-insertion.ts';

interface Props {
  /** Id of the neighbouring block. */
  readonly id: string;
  /** Name of the neighbouring block. */
  readonly name: string;
  readonly side: 'above' | 'below';
}

/**
 * Stops key and pointer events: the library would handle a key here as a key for the block, and a click as the start of
 * a drag.
 */
function useStoppedEvents() {
  const undo = useRef<(() => void) | null>(null);
  return useCallback((button: HTMLButtonElement | null) => {
    undo.current?.();
    undo.current = null;
    if (!button) return;
    const overlayPortal = registerOverlayPortal(button, { disableDrag: true });
    const stopEvent = (event: Event) => event.stopPropagation();
    button.addEventListener('keydown', stopEvent);
    undo.current = () => {
      button.removeEventListener('keydown', stopEvent);
      overlayPortal?.();
    };
  }, []);
}

/** Button to add a block before or after another. */
export function AddBlockButton({ id, name, side }: Props) {
  const { t } = useIsland();
  const getPuck = useGetPuck();
  const ref = useStoppedEvents();
  const openDialog = (button: HTMLElement) => {
    const blockPosition = findBlockPosition(getPuck, id);
    if (!blockPosition) return;
    setBlockInsertion({
      place: { ...blockPosition, at: blockPosition.at + (side === 'below' ? 1 : 0) },
      back: () => button.focus(),
    });
  };
  return (
    <button
      ref={ref}
      type="button"
      className={side === 'above' ? 'canvas-add canvas-add-above' : 'canvas-add'}
      aria-label={t(`desk-fields.canvas.add.${side}`, { name })}
      onClick={(event) => {
        event.stopPropagation();
        openDialog(event.currentTarget);
      }}
    />
  );
}
