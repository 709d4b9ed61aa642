import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

/** A link back or forward, with its arrow. */
export function ArrowLink({ href, way, children }: { href: string; way: 'back' | 'on'; children: ReactNode }) {
  return (
    <a className="way-link" href={href}>
      {way === 'back' && <Icon name="arrow-left" />}
      {children}
      {way === 'on' && <Icon name="arrow-right" />}
    </a>
  );
}
