import { useState } from 'react';

/** The page's own way to the screen for a hard moment once more, for a dialog that a page opens by itself. */
export function PageHardMoment() {
  const [link] = useState(() => document.querySelector<HTMLAnchorElement>('a[data-hard-moment-link]'));
  if (!link) return null;
  return (
    <a className="hard-moment-link" href={link.href} data-hard-moment-link>
      {link.textContent?.trim()}
    </a>
  );
}
