import { useEffect, useState } from 'react';
import { hasDrafts, isOwned } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Who lands here without having logged out hears why, and that what they wrote is still there. */
export function SessionEnded() {
  const { t } = useIsland();
  // The page is served without it: the tab alone knows.
  const [ended, setEnded] = useState<'nothing' | 'out' | 'kept'>('nothing');
  useEffect(() => {
    if (isOwned()) setEnded(hasDrafts() ? 'kept' : 'out');
  }, []);
  if (ended === 'nothing') return null;
  return (
    <Banner>
      <p>
        {t('login.ended.out')} {ended === 'kept' && t('login.ended.kept')}
      </p>
    </Banner>
  );
}
