import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';

/** Page of a domain whose programme has no phases yet, or is unavailable. */
export function NoProgramme({ title }: { title: string }) {
  const { t, href } = useIsland();
  return (
    <div className="page-width page-column stack programme-failed">
      <h1>{title}</h1>
      <EmptyState
        drawing="rust"
        title={t('programme.none.title')}
        action={<ButtonLink href={href('diary')}>{t('programme.now.diary')}</ButtonLink>}
      >
        {t('programme.none.text')}
      </EmptyState>
    </div>
  );
}
