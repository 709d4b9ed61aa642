import { useIsland } from '#src/session/Island.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';

/** Link back to the page from which the day was opened. */
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
