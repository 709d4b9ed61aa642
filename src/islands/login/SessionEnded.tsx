import { useEffect, useState } from 'react';
import { hasDrafts, isOwned, takeLost } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { loginNotice } from '#src/session/login-notice.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Who lands here without having logged out here hears why, and whether what they wrote is still there. */
export function SessionEnded() {
  const { t } = useIsland();
  // The page is served without it: the tab alone knows.
  const [why, setWhy] = useState<string | null>(null);
  const [ended, setEnded] = useState<'nothing' | 'out' | 'kept' | 'lost'>('nothing');
  useEffect(() => {
    setWhy(loginNotice());
    if (takeLost()) setEnded('lost');
    else if (isOwned()) setEnded(hasDrafts() ? 'kept' : 'out');
  }, []);
  if (ended === 'nothing' && why === null) return null;
  return (
    <Banner>
      {why !== null && <p>{why}</p>}
      {ended !== 'nothing' && (
        <p>
          {t(ended === 'lost' ? 'login.ended.otherTab' : 'login.ended.out')} {ended === 'kept' && t('login.ended.kept')}
        </p>
      )}
    </Banner>
  );
}
