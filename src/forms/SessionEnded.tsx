import { useEffect, useState } from 'react';
import { consumeLostTextNotice, hasDrafts, hasTabOwner } from '#src/session/drafts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { readLoginNotice } from '#src/session/login-notice.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** Explains to a user why they were logged out, and whether their typed texts are still stored. */
export function SessionEnded() {
  const { t } = useIsland();
  // Null on the server: the reason is only stored in the tab.
  const [why, setWhy] = useState<string | null>(null);
  const [ended, setEnded] = useState<'nothing' | 'out' | 'kept' | 'lost'>('nothing');
  useEffect(() => {
    setWhy(readLoginNotice());
    if (consumeLostTextNotice()) setEnded('lost');
    else if (hasTabOwner()) setEnded(hasDrafts() ? 'kept' : 'out');
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
