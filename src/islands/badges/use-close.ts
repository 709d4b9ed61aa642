import { useEffect } from 'react';

/** True if the previous page in the history is on this host. */
const cameFromHere = () => document.referrer !== '' && new URL(document.referrer).origin === location.origin;

/**
 * Closes the modal to the previous page (docs/specification.md, section 2); from another site, follows the closing
 * link.
 */
export function useClose(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLAnchorElement>('.modal-page-top a');
    if (!link) return;
    const goBack = (event: Event) => {
      if (!cameFromHere() || history.length < 2) return;
      event.preventDefault();
      history.back();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) link.click();
    };
    link.addEventListener('click', goBack);
    document.addEventListener('keydown', onKey);
    return () => {
      link.removeEventListener('click', goBack);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
}
