import { useEffect, useState } from 'react';
import { consumeLostNotice, hasDrafts, isOwned } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { loginNotice } from '#src/session/login-notice.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Reason for a user who was logged out involuntarily, and if typed texts are still stored. */
export function SessionEnded() {
  const { t } = useIsland();
  // Null on the server: only the tab has the reason.
  const [why, setWhy] = useState<string | null>(null);
  const [ended, setEnded] = useState<'nothing' | 'out' | 'kept' | 'lost'>('nothing');
  useEffect(() => {
    setWhy(loginNotice());
    if (consumeLostNotice()) setEnded('lost');
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
