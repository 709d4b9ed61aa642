import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

export type BannerKind = 'info' | 'crisis' | 'over';

const ICONS: Record<BannerKind, IconName> = { info: 'info', crisis: 'phone', over: 'arrow-up' };

/** A notice in the page. `over` is the friendly variant for a day above the goal. */
export function Banner({
  kind = 'info',
  icon = ICONS[kind],
  children,
}: {
  kind?: BannerKind;
  icon?: IconName;
  children: ReactNode;
}) {
  return (
    <div className={kind === 'info' ? 'banner' : `banner banner-${kind}`}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
