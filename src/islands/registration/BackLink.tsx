import { useIsland } from '#src/session/Island.tsx';
import { WayLink } from '#src/ui/way-link/WayLink.tsx';

/** Back to where the day was opened from. */
export function BackLink({ href }: { href: string }) {
  const { t } = useIsland();
  return (
    <p className="screen-back">
      <WayLink href={href} way="back">
        {t('forms.back')}
      </WayLink>
    </p>
  );
}
