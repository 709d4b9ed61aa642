import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Tells the writer of a text why others do not see it yet. */
export function HeldNote() {
  const { t } = useIsland();
  return (
    <Banner>
      <p>{t('forum.held.note')}</p>
    </Banner>
  );
}
