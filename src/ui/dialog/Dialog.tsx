import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { QuickExitLink } from './QuickExitLink.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface Props {
  open: boolean;
  title: ReactNode;
  /** Label of the close button; if omitted, the dialog can only be closed by its other buttons. */
  closeLabel?: string;
  onClose: () => void;
  children: ReactNode;
  footer?: ReactNode;
}

const CONTROLS = 'a, button, input, select, textarea, summary';

/**
 * Modal dialog. The browser moves the focus in, traps it and restores it. Escape and the back button close it, if it has
 * a close button.
 */
export function Dialog({ open, title, closeLabel, onClose, children, footer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [isShown, setShown] = useState(false);
  const isControlled = useRef(false);
  // The browser's close event comes later than the key or click, when the dialog may be open again.
  // The key and the click therefore close it directly, and the event is ignored.
  const close = () => {
    isControlled.current = true;
    onClose();
  };

  useBackCloses(open && closeLabel !== undefined, close);
  useEffect(() => {
    const element = dialog.current;
    // The close button is rendered after showModal has set the focus, because holding Enter too long would activate it.
    if (element && element.open !== open) {
      if (open) element.showModal();
      else element.close();
    }
    if (open) isControlled.current = false;
    setShown(open);
  }, [open]);
  // A long text without controls takes the focus itself, so that it can be scrolled with the keyboard.
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    if (element.scrollHeight > element.clientHeight && !element.querySelector(CONTROLS)) element.tabIndex = 0;
    else if (document.activeElement !== element) element.removeAttribute('tabindex');
  });
  // The browser restores the focus only for a dialog that is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    return () => void (element?.open && element.close());
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      // Browsers close a dialog at a second Escape even if the first was cancelled, so the key event is cancelled.
      onKeyDown={(event) => {
        if (closeLabel === undefined && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (closeLabel === undefined) event.preventDefault();
        else close();
      }}
      onClose={() => {
        if (dialog.current?.open === false && !isControlled.current) onClose();
      }}
    >
      <div className="dialog-top">
        <h2 id={titleId}>{title}</h2>
        {isShown && <QuickExitLink />}
        {closeLabel !== undefined && <IconButton icon="x" label={closeLabel} onClick={close} />}
      </div>
      <div ref={body} className="dialog-body">
        {children}
      </div>
      {footer && <div className="dialog-foot button-row">{footer}</div>}
    </dialog>
  );
}
