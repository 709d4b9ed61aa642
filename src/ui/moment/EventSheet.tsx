import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { QuickExitLink } from '../dialog/QuickExitLink.tsx';
import { useBackCloses } from '../dialog/use-back-closes.ts';

interface Props {
  open: boolean;
  /** Label above the title: "Vandaag". */
  location: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  picture?: ReactNode;
  /** Response to an event, in one or two sentences. */
  children: ReactNode;
  /** Additional content, such as a medal. */
  gift?: ReactNode;
  /** Next actions: one primary, at most two quiet ones; null while the content has its own. */
  ways: ReactNode | null;
}

/**
 * Sheet shown after an event, with a picture, a text and the next actions. Its heading is focused, also when it changes.
 * Escape, the close button and the back button close it.
 */
export function EventSheet({ open, location, title, closeLabel, onClose, picture, children, gift, ways }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [isShown, setShown] = useState(false);
  useBackCloses(open, onClose);
  useEffect(() => {
    const element = dialog.current;
    if (element && element.open !== open) {
      if (open) element.showModal();
      else element.close();
    }
    if (open && title) heading.current?.focus();
    setShown(open);
  }, [open, title]);
  return (
    <dialog
      ref={dialog}
      className="dialog moment"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-top">
        <p className="moment-place">{location}</p>
        {isShown && <QuickExitLink />}
        <IconButton icon="x" label={closeLabel} onClick={onClose} />
      </div>
      <div className="moment-body">
        {picture}
        <div className="moment-words stack">
          <h2 id={titleId} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {children}
          {gift}
          {ways && <div className="moment-ways">{ways}</div>}
        </div>
      </div>
    </dialog>
  );
}
