import { useEffect, useState } from 'react';
import { openTestMail } from '#src/contract/desk/mails.ts';
import { type OpeningStatus as OpeningList, showOpening } from '#src/contract/desk/opening.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';
import { OpeningPointCard } from './OpeningPointCard.tsx';

/** Target of the link in the test mail: confirms that the mail server works. */
function MailOpened({ token }: { readonly token: string }) {
  const { t } = useIsland();
  const [state, setState] = useState<'asking' | 'done' | 'failed'>('asking');
  useEffect(() => {
    void getApiClient()
      .call(openTestMail, { body: { token } })
      .then((result) => {
        setState(result.ok ? 'done' : 'failed');
        void refreshCalls(showOpening.name);
      });
  }, [token]);
  return (
    <div role="status">
      {state !== 'asking' && (
        <Banner icon={state === 'done' ? 'check' : 'circle-alert'}>
          <p>{t(`desk-opening.mail.${state}`)}</p>
        </Banner>
      )}
    </div>
  );
}

/** State of registration in one sentence: open or closed for new accounts. */
function RegistrationState({ isLocal, isOpen, points }: OpeningList) {
  const { t } = useIsland();
  const open = points.filter(({ state }) => state === 'open').length;
  const key = open === 0 ? 'done' : isLocal ? 'local' : isOpen ? 'done' : 'closed';
  return (
    <Banner icon={open === 0 ? 'check' : 'lock'}>
      <p>{t(`desk-opening.standing.${key}`, { count: open })}</p>
    </Banner>
  );
}

/** Checklist of the points to complete before the public can register. */
export function OpeningScreen() {
  const { t, params } = useIsland();
  const opening = useCall(showOpening, {});
  return (
    <div className="stack">
      <ScreenHead title={t('desk-opening.title')} lead={t('desk-opening.lead')} />
      {params.token !== undefined && <MailOpened token={params.token} />}
      <FetchedContent fetchState={opening}>
        {(list) => (
          <>
            <RegistrationState {...list} />
            <ol className="opening-points">
              {list.points.map((line) => (
                <OpeningPointCard key={line.point} line={line} list={list} />
              ))}
            </ol>
          </>
        )}
      </FetchedContent>
    </div>
  );
}
