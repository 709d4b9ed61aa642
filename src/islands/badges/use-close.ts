import { useEffect } from 'react';

/** Whether the page before this one in the history is a page of this host. */
const cameFromHere = () => document.referrer !== '' && new URL(document.referrer).origin === location.origin;

/**
 * The modal closes to where one came from (docs/specification.md, section 2); somebody who came from elsewhere follows
 * the closing link.
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
