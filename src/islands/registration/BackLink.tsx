import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

/** Back to where the day was opened from. */
export function BackLink({ href }: { href: string }) {
  const { t } = useIsland();
  return (
    <p>
      <a className="way-link" href={href}>
        <Icon name="arrow-left" />
        {t('forms.back')}
      </a>
    </p>
  );
}
