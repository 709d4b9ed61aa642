import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Explains to the author why a text is not yet visible to others. */
export function PendingNotice() {
  const { t } = useIsland();
  return (
    <Banner>
      <p>{t('forum.held.note')}</p>
    </Banner>
  );
}
