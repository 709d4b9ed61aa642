import type { PageState } from '#src/contract/desk/pages.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';

const ICONS: Readonly<Record<PageState, IconName>> = {
  draft: 'pencil',
  published: 'check',
  changed: 'eye',
  scheduled: 'clock',
};

/** State of a page, as one word with an icon. */
export function StateBadge({ state }: { readonly state: PageState }) {
  const { t } = useIsland();
  return (
    <span className={`page-state page-state-${state}`}>
      <Icon name={ICONS[state]} />
      {t(`desk-pages.states.${state}`)}
    </span>
  );
}
