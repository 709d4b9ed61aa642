import { useIsland } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** Back to where the day was opened from. */
export function BackLink({ href }: { href: string }) {
  const { t } = useIsland();
  return (
    <p className="screen-back">
      <ArrowLink href={href} way="back">
        {t('forms.back')}
      </ArrowLink>
    </p>
  );
}
