import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';

/** The page's own way out once more: what stands behind a modal dialog cannot be pressed. Nothing where it has none. */
export function PageExit() {
  const [exit] = useState(() => document.querySelector<HTMLAnchorElement>('a[data-quick-exit]'));
  if (!exit) return null;
  return (
    <a className="quick-exit" href={exit.href} rel={exit.rel} data-quick-exit>
      <Icon name="log-out" />
      {exit.textContent?.trim()}
    </a>
  );
}
