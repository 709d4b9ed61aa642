import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';

/**
 * Copy of the page's quick exit, because elements behind a modal dialog are inert. Renders nothing if the page has none.
 */
export function QuickExitLink() {
  const [exit] = useState(() => document.querySelector<HTMLAnchorElement>('a[data-quick-exit]'));
  if (!exit) return null;
  return (
    <a className="quick-exit" href={exit.href} rel={exit.rel} data-quick-exit>
      <Icon name="log-out" />
      {exit.textContent?.trim()}
    </a>
  );
}
