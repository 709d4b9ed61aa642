import { useState } from 'react';

/** A copy of the page's link to the screen for a hard moment, for a dialog that a page opens by itself. */
export function PageHardMoment() {
  const [link] = useState(() => document.querySelector<HTMLAnchorElement>('a[data-hard-moment-link]'));
  if (!link) return null;
  return (
    <a className="hard-moment-link" href={link.href} data-hard-moment-link>
      {link.textContent?.trim()}
    </a>
  );
}
