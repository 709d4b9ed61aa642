import { useEffect, useState } from 'react';
import { openTestMail } from '#src/contract/desk/open-test-mail.ts';
import { showOpening } from '#src/contract/desk/show-opening.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';

/** The link of the test mail leads here: the mail server is tried. */
export function MailOpened({ token }: { readonly token: string }) {
  const { t } = useIsland();
  const [state, setState] = useState<'asking' | 'done' | 'failed'>('asking');
  useEffect(() => {
    void api()
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
