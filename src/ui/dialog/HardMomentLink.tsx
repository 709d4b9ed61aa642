import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';

/** Copy of the page's hard-moment link, for a dialog that the page opens automatically. */
export function HardMomentLink() {
  const [link] = useState(() => document.querySelector<HTMLAnchorElement>('a[data-hard-moment-link]'));
  if (!link) return null;
  return (
    <a className="hard-moment-link" href={link.href} data-hard-moment-link>
      <Icon name="waves-horizontal" />
      <span>{link.textContent?.trim()}</span>
    </a>
  );
}
